import type { ZoneTypeValue } from '../../features/neighbors/zones/contract/zone-limits.ts';
import type { BuiltInCategory } from '../../shared/taxonomy.ts';
import type { Weekday } from './demo-times.ts';
import type { PictureKey } from './drawn-items.ts';
import type { DemoListing } from './make-listings.ts';
import { type AreaName, PEOPLE } from './people.ts';

interface DemoZoneEvent {
  title: string;
  place: string;
  weekday: Weekday;
  /** After the next such weekday. */
  laterWeeks?: number;
  /** When it begins, in Portland. */
  hour: number;
  /** How long it lasts. */
  hours: number;
}

/** A Drop Zone of the demo. */
export interface DemoZone {
  title: string;
  description: string;
  type: ZoneTypeValue;
  area: AreaName | null;
  /** A drawing of scripts/demo-pictures/drawings, or a picture of an item; null for a zone without one. */
  picture: { drawing: string } | { item: PictureKey } | null;
  rules: string[];
  /** The first one created it. */
  admins: string[];
  members: string[];
  /** Its members show what they sell of these categories. */
  categories: BuiltInCategory[];
  events: DemoZoneEvent[];
  startedDaysAgo: number;
}

const [SUNDAY, WEDNESDAY, THURSDAY, SATURDAY] = [0, 3, 4, 6] as const;

const everybody = PEOPLE.map(({ username }) => username);
/** Each so many-th person, from one on. */
const some = (every: number, from: number): string[] => everybody.filter((_, i) => i % every === from);

export const DEMO_ZONES: readonly DemoZone[] = [
  {
    title: 'Hawthorne Stoops',
    description:
      'For the blocks around Hawthorne and 34th. Stoops, porches and that one garage. Pickup on foot, mostly.',
    type: 'neighbourhood',
    area: 'Hawthorne',
    picture: { drawing: 'zone-rows' },
    rules: [
      'Pick up in person. No shipping.',
      'Keep prices in the listing, not in the comments.',
      'No tickets above face value.',
      'Be kind. First message, first served.',
    ],
    admins: ['nora', 'elif'],
    members: everybody.filter((_, i) => i % 4 !== 3),
    categories: ['home-garden', 'other', 'clothing'],
    events: [
      { title: 'Stoop sale', place: 'Hawthorne and 34th', weekday: SATURDAY, hour: 9, hours: 4 },
      {
        title: 'Lamp repair evening',
        place: "Nora's garage",
        weekday: WEDNESDAY,
        laterWeeks: 1,
        hour: 18,
        hours: 3,
      },
    ],
    startedDaysAgo: 240,
  },
  {
    title: 'Rose City Campus',
    description:
      'Students and staff of Rose City University. Desks, bikes and books at the end of each term.',
    type: 'campus',
    area: 'Laurelhurst',
    picture: { drawing: 'zone-quad' },
    rules: ['Meet on campus, by the clock tower.', 'No coursework for sale.'],
    admins: ['kofi'],
    members: [...some(2, 0), 'sam'],
    categories: ['electronics', 'home-garden', 'vehicles'],
    events: [
      { title: 'Move-out swap', place: 'The quad', weekday: SATURDAY, laterWeeks: 1, hour: 10, hours: 6 },
    ],
    startedDaysAgo: 200,
  },
  {
    title: 'Crate Diggers',
    description: 'Records, turntables and the people who alphabetize. Play it before you pay for it.',
    type: 'interest',
    area: 'Mississippi',
    picture: { drawing: 'zone-crates' },
    rules: ['Grade sleeves and vinyl apart.', 'No bootlegs.'],
    admins: ['theo', 'keiko'],
    members: [...some(3, 1), 'nora', 'sam'],
    categories: ['musical-instruments', 'electronics'],
    events: [
      {
        title: 'Listening night',
        place: 'Mississippi Studios, back room',
        weekday: THURSDAY,
        hour: 19,
        hours: 3,
      },
    ],
    startedDaysAgo: 190,
  },
  {
    title: 'Sellwood Gardens',
    description: 'Seedlings, pots and tools from yard to yard. What grows too well is given away.',
    type: 'neighbourhood',
    area: 'Sellwood',
    picture: { drawing: 'zone-garden' },
    rules: ['Say if a plant had pests.'],
    admins: ['jonah'],
    members: some(4, 1),
    categories: ['home-garden'],
    events: [],
    startedDaysAgo: 150,
  },
  {
    title: 'Shutter Swap',
    description: 'Film and digital. Cameras that deserve to be carried around again.',
    type: 'interest',
    area: 'St. Johns',
    picture: { item: 'camera' },
    rules: ['Post the shutter count if there is one.', 'Show a photo the camera took.'],
    admins: ['isaac'],
    members: [...some(5, 2), 'nora'],
    categories: ['electronics', 'collectibles'],
    events: [
      { title: 'Photo walk', place: 'Cathedral Park', weekday: SUNDAY, laterWeeks: 2, hour: 10, hours: 2 },
    ],
    startedDaysAgo: 120,
  },
  {
    title: 'Tin Toy Collectors',
    description: 'Robots, cars and trains that need winding up. Boxes count double.',
    type: 'interest',
    area: null,
    picture: { item: 'robot' },
    rules: ['Say what was repaired or repainted.'],
    admins: ['ruth'],
    members: some(2, 1),
    categories: ['collectibles'],
    events: [],
    startedDaysAgo: 100,
  },
  {
    title: 'Kenton Porches',
    description: 'North of Lombard. Leave it on the porch, wave through the window.',
    type: 'neighbourhood',
    area: 'Kenton',
    picture: null,
    rules: [],
    admins: ['ben'],
    members: [...some(5, 0), 'arlo', 'dale', 'sam'],
    categories: ['sporting-goods', 'vehicles', 'other'],
    events: [],
    startedDaysAgo: 40,
  },
];

/** Everybody in a zone, admins first. */
export const peopleOf = ({ admins, members }: DemoZone): string[] => [...new Set([...admins, ...members])];

/** What the people of a zone show in it, newest first. */
export function listingsOf(zone: DemoZone, listings: readonly DemoListing[]): DemoListing[] {
  const people = new Set<string | null>(peopleOf(zone));
  return listings.filter(
    ({ status, sellerUsername, category }) =>
      status === 'active' && people.has(sellerUsername) && zone.categories.includes(category),
  );
}
