/** Whether two words differ only in a letter that one of them doubles: "glas" and "glass", "dinning" and "dining". */
export const isDoubling = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) === 1 && single(a) === single(b);

const single = (word: string): string => word.replace(/(.)\1/g, '$1');
