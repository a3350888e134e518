import { drawFace, type FaceParts } from './draw-face.ts';
import { readDrawing } from './props.ts';
import { paint, type Recolor, recolor } from './recolor.ts';

/** A drawn face, perhaps with other clothes and another wall, or one put together from parts. */
type Face = { face: string; colors?: Recolor[] } | { parts: FaceParts };

const from = (
  skin: FaceParts['skin'],
  hair: FaceParts['hair'],
  [hairColor, clothes, wall]: [hairColor: string, clothes: string, wall: string],
  more: Pick<FaceParts, 'facialHair' | 'extras'> = {},
): Face => ({ parts: { skin, hair, hairColor, clothes, wall, ...more } });

/** Every face a person of the demo can have, by the name in their avatar. */
export const FACES: ReadonlyMap<string, Face> = new Map(
  Object.entries({
    'av-aya': { face: 'av-aya' },
    'av-grace': { face: 'av-grace' },
    'av-jonah': { face: 'av-jonah' },
    'av-kofi': { face: 'av-kofi' },
    'av-lena': { face: 'av-lena' },
    'av-maya': { face: 'av-maya' },
    'av-omar': { face: 'av-omar' },
    'av-priya': { face: 'av-priya' },
    'av-sam': { face: 'av-sam' },
    'av-theo': { face: 'av-theo' },
    'av-wren': { face: 'av-wren' },
    'av-you': { face: 'av-you' },
    'av-aya-2': { face: 'av-aya', colors: paint([190, 260], 150, 0.8) },
    'av-grace-2': { face: 'av-grace', colors: paint([250, 320], 190) },
    'av-jonah-2': { face: 'av-jonah', colors: paint([190, 230], 265) },
    'av-lena-2': { face: 'av-lena', colors: [...paint([335, 360], 200), ...paint([140, 170], 265)] },
    'av-omar-2': { face: 'av-omar', colors: paint([100, 180], 45, 1.2) },
    'av-priya-2': { face: 'av-priya', colors: [...paint([40, 56], 190, 0.7), ...paint([340, 358], 265)] },
    'av-theo-2': { face: 'av-theo', colors: [...paint([240, 280], 150), ...paint([38, 50], 350)] },
    'av-you-2': { face: 'av-you', colors: [...paint([55, 90], 200), ...paint([270, 310], 350)] },
    'av-walt': from('rosy', 'receding', ['#cfcac6', '#5d6f52', '#cfe0c2'], {
      facialHair: 'mustache',
      extras: ['wrinkles'],
    }),
    'av-dana': from('fair', 'bob', ['#c9a36a', '#2c2a33', '#d9e2ea']),
    'av-luis': from('tan', 'quiff', ['#1d1512', '#f3efe8', '#f4b48c'], { facialHair: 'mustache' }),
    'av-hazel': from('fair', 'waves', ['#b3502a', '#7a4b78', '#d8ecd4'], { extras: ['freckles'] }),
    'av-tomas': from('fair', 'crop', ['#8a6239', '#c95a43', '#bfe3ea'], { extras: ['glasses'] }),
    'av-keiko': from('fair', 'bob', ['#3c3a40', '#35507d', '#f8d9dc'], {
      extras: ['square glasses', 'wrinkles'],
    }),
    'av-arlo': from('rosy', 'crop', ['#d6a94e', '#e58b35', '#a9d8ec'], { extras: ['beanie', 'freckles'] }),
    'av-bea': from('brown', 'curls', ['#2b1710', '#4f8a4c', '#f3e29a'], { extras: ['earrings'] }),
    'av-gus': from('tan', 'receding', ['#77706c', '#2f4d7c', '#e9cfae'], {
      facialHair: 'beard',
      extras: ['square glasses'],
    }),
    'av-imani': from('deep', 'braids', ['#1a1110', '#e0a02c', '#cbbdf0'], { extras: ['earrings'] }),
    'av-leo': from('tan', 'quiff', ['#3b2618', '#3b3f46', '#f6c7a0'], { facialHair: 'beard' }),
    'av-sunny': from('brown', 'ponytail', ['#1d1214', '#d2477d', '#bfe8dc']),
    'av-pia': from('rosy', 'long', ['#5a3420', '#1f3d3a', '#f2d4e4'], { extras: ['earrings', 'collar'] }),
    'av-hank': from('rosy', 'crop', ['#d8d4d0', '#8a3d34', '#c8d8ec'], { extras: ['glasses', 'wrinkles'] }),
    'av-zoe': from('fair', 'curls', ['#c2452f', '#2d2350', '#ffd28a'], { extras: ['freckles'] }),
    'av-callum': from('rosy', 'waves', ['#a5642f', '#3f6b8f', '#dfe8c4'], { facialHair: 'beard' }),
    'av-noor': from('tan', 'scarf', ['#b4476a', '#402338', '#cfe8f0']),
    'av-vera': from('fair', 'ponytail', ['#a9a4a8', '#6a3c2a', '#e6ddf4'], {
      extras: ['wrinkles', 'glasses'],
    }),
    'av-dale': from('tan', 'crop', ['#17120f', '#c94a3a', '#b7dfc6'], { extras: ['collar'] }),
    'av-rosa': from('brown', 'bob', ['#e4dfdc', '#2f7d86', '#ffcfae'], { extras: ['wrinkles', 'earrings'] }),
  }),
);

/**
 * Draws the face of an avatar, as a square SVG.
 * @throws Error when there is no such face.
 */
export function demoFace(name: string): string {
  const avatar = FACES.get(name);
  if (!avatar) throw new Error(`The demo has no face '${name}'.`);
  if ('parts' in avatar) return drawFace(avatar.parts);
  let svg = readDrawing(avatar.face).replace(
    /^<svg([^>]*?) width="\d+" height="\d+"/,
    '<svg$1 width="400" height="400"',
  );
  for (const change of avatar.colors ?? []) svg = recolor(svg, change);
  return svg;
}
