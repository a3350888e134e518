export interface Recolor {
  /** Hues (degrees) that change; the others, such as a wooden leg, stay. */
  from: [low: number, high: number];
  to: number;
  /** Multiplies the saturation; 1 keeps it, 0 makes it gray. */
  saturation?: number;
  /** Added to the lightness, in -1 to 1. */
  lightness?: number;
}

/** Returns the change of one range of hues. */
export const paint = (
  from: Recolor['from'],
  to: number,
  saturation?: number,
  lightness?: number,
): Recolor[] => [{ from, to, saturation, lightness }];

type Triple = [number, number, number];

function toHsl(hex: string): Triple {
  const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(
    (index) => Number.parseInt(long.slice(index, index + 2), 16) / 255,
  );
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const range = max - min;
  if (range === 0) return [0, 0, lightness];
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sector = max === r ? ((g - b) / range) % 6 : max === g ? (b - r) / range + 2 : (r - g) / range + 4;
  return [(sector * 60 + 360) % 360, saturation, lightness];
}

function toHex([hue, saturation, lightness]: Triple): string {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number): string => {
    const place = (shift + hue / 30) % 12;
    const value = lightness - strength * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Changes the color of the parts of a drawing whose hue is in a range, and keeps light and shade. */
export function recolor(
  svg: string,
  { from: [low, high], to, saturation = 1, lightness = 0 }: Recolor,
): string {
  const middle = (low + high) / 2;
  return svg.replace(/#([0-9a-f]{6}|[0-9a-f]{3})\b/gi, (color, hex: string) => {
    const [hue, strength, light] = toHsl(hex.toLowerCase());
    // A range may pass zero: 340 to 400 contains both crimson and orange.
    const place = hue < low ? hue + 360 : hue;
    if (strength < 0.1 || place < low || place > high) return color;
    const turned = (to + (place - middle) * 0.35 + 360) % 360;
    return toHex([turned, clamp(strength * saturation), clamp(light + lightness)]);
  });
}
