import { paint, type Recolor } from './recolor.ts';

/** A variation of a drawn face: other clothes and another wall. */
interface Face {
  face: string;
  colors?: Recolor[];
}

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
  }),
);
