import { DAY_MINUTES, HOUR_MINUTES } from '../../shared/time.ts';
import type { PictureKey } from './drawn-items.ts';

/** A post in the discussion of a zone of the demo. */
export interface DemoPost {
  by: string;
  text: string;
  minutesAgo: number;
  photos?: PictureKey[];
  pinnedBy?: string;
  /** By an admin. */
  removed?: { by: string; reason: string; minutesAgo: number };
  replies?: { by: string; text: string; minutesAgo: number }[];
}

/** By the titles of the zones. */
export const DEMO_POSTS: Readonly<Record<string, readonly DemoPost[]>> = {
  'Hawthorne Stoops': [
    {
      by: 'grace',
      text: 'Two boxes of mysteries, mostly Christie, on my steps at 3412. First come, first clue.',
      minutesAgo: 6 * DAY_MINUTES,
      replies: [
        { by: 'wren', text: 'Walking over with a tote bag.', minutesAgo: 6 * DAY_MINUTES - 25 },
        { by: 'grace', text: 'All gone. The butler did it.', minutesAgo: 6 * DAY_MINUTES - 90 },
      ],
    },
    {
      by: 'theo',
      text: 'Two tickets for Saturday, $240 for both, today only.',
      minutesAgo: 2 * DAY_MINUTES,
      removed: {
        by: 'nora',
        reason: 'Breaks a zone rule: No tickets above face value.',
        minutesAgo: 2 * DAY_MINUTES - 40,
      },
    },
    {
      by: 'elif',
      text: 'Stoop sale on Saturday, 9 to 1. Put your listings in the zone and they show up on the map. I have three folding tables to lend.',
      minutesAgo: DAY_MINUTES + 5 * HOUR_MINUTES,
      pinnedBy: 'elif',
      replies: [
        { by: 'maya', text: 'I can bring chalk for signs.', minutesAgo: DAY_MINUTES + 5 * HOUR_MINUTES - 12 },
        {
          by: 'jonah',
          text: 'I will bake. Something with plums.',
          minutesAgo: DAY_MINUTES + 4 * HOUR_MINUTES,
        },
        {
          by: 'grace',
          text: 'Table for me, please. I have the good dishes this time.',
          minutesAgo: DAY_MINUTES + 3 * HOUR_MINUTES,
        },
        { by: 'sam', text: 'I can do lemonade at number 22.', minutesAgo: DAY_MINUTES + 2 * HOUR_MINUTES },
      ],
    },
    {
      by: 'jonah',
      text: 'Anyone got a size 10 hex key? Need it for ten minutes, will return it with coffee.',
      minutesAgo: 5 * HOUR_MINUTES,
      replies: [
        {
          by: 'nora',
          text: 'Garage is open. Left drawer, under the lamps.',
          minutesAgo: 5 * HOUR_MINUTES - 8,
        },
      ],
    },
    {
      by: 'priya',
      text: "Clearing my late aunt's kitchen. Two vases and the moka pot go up tonight. Neighbors get first look.",
      minutesAgo: 95,
      photos: ['vases', 'moka'],
      replies: [{ by: 'wren', text: "The tall vase, if it isn't promised?", minutesAgo: 81 }],
    },
    {
      by: 'maya',
      text: 'Found: one small red mitten on 35th. It is drying on my railing.',
      minutesAgo: 14,
    },
  ],
  'Rose City Campus': [
    {
      by: 'kofi',
      text: 'Move-out swap is on. Bring what fits through one door, take what fits through another.',
      minutesAgo: 3 * DAY_MINUTES,
      pinnedBy: 'kofi',
      replies: [
        { by: 'sam', text: 'I have a bike trailer and Saturday off.', minutesAgo: 3 * DAY_MINUTES - 50 },
      ],
    },
    {
      by: 'grace',
      text: 'Whoever left the organic chemistry notes in the library: beautiful diagrams. They are at the front desk.',
      minutesAgo: 8 * HOUR_MINUTES,
    },
    {
      by: 'wren',
      text: 'Is anyone selling a desk that fits under a sloped ceiling? 28 inches high at most.',
      minutesAgo: 40,
    },
  ],
  'Crate Diggers': [
    {
      by: 'theo',
      text: 'Listening night: bring one record you would not lend to anyone.',
      minutesAgo: 2 * DAY_MINUTES,
      pinnedBy: 'theo',
      replies: [
        { by: 'nora', text: 'Mine is scratched from not lending it.', minutesAgo: 2 * DAY_MINUTES - 30 },
        { by: 'sam', text: 'I will bring two and deny one.', minutesAgo: 2 * DAY_MINUTES - 75 },
      ],
    },
    {
      by: 'sam',
      text: 'Needle question: is the conical that came with my turntable ruining everything I own?',
      minutesAgo: 20 * HOUR_MINUTES,
      replies: [
        { by: 'theo', text: 'Slowly. Bring it along, I have a spare.', minutesAgo: 19 * HOUR_MINUTES },
      ],
    },
    {
      by: 'nora',
      text: 'A neighbor cleared an attic: soul and gospel singles, no sleeves. Photos when I have dusted them.',
      minutesAgo: 65,
    },
  ],
  'Sellwood Gardens': [
    {
      by: 'jonah',
      text: 'Too many tomato seedlings again. Twelve black krims on the bench by my gate.',
      minutesAgo: 5 * HOUR_MINUTES,
      replies: [{ by: 'sam', text: 'Three are now mine. Thank you!', minutesAgo: 4 * HOUR_MINUTES }],
    },
  ],
  'Shutter Swap': [
    {
      by: 'isaac',
      text: 'Light meter in my phone says one thing, the sky says another. Which app do you trust?',
      minutesAgo: 12 * HOUR_MINUTES,
      replies: [{ by: 'nora', text: 'The sky, and then one stop over.', minutesAgo: 11 * HOUR_MINUTES }],
    },
  ],
};

/** Posts that nora and sam, who log in, have not seen in the zones they are in: the newest so many. */
export const UNSEEN_POSTS = 2;
