export const ratingsText = (count: number): string => (count === 1 ? '1 rating' : `${count} ratings`);
