// A food's picture. A table's own board may have foods that the sprite has no picture of.
const DRAWN = ["mushroom", "corn", "nut", "fly", "clover", "berry"];

export const foodArt = (food: string | undefined): string => (food && DRAWN.includes(food) ? `food-${food}` : "bite");
