/**
 * A tiny picture as a blurred CSS background. The blur is inside an SVG, which browsers draw once; a CSS
 * filter would be drawn again with every frame while the page scrolls.
 */
export function blurredBackground(dataUri: string): string | undefined {
  if (!dataUri.startsWith('data:image/')) return undefined;
  const svg =
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cfilter id='b' color-interpolation-filters='sRGB'%3E%3CfeGaussianBlur stdDeviation='3'/%3E%3CfeComponentTransfer%3E%3CfeFuncA type='discrete' tableValues='1 1'/%3E%3C/feComponentTransfer%3E%3C/filter%3E%3Cimage width='100%25' height='100%25' preserveAspectRatio='xMidYMid slice' filter='url(%23b)' href='";
  return `url("data:image/svg+xml,${svg}${encodeURI(dataUri).replaceAll("'", '%27')}'/%3E%3C/svg%3E")`;
}
