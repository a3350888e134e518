import type { CardStep } from '../../features/talking/deals/contract/card-steps.ts';
import type { DealStep } from '../../features/talking/deals/contract/signals.ts';

/** A conversation of the demo. */
export interface DemoChat {
  /** Title of a demo listing; its seller is the other participant. */
  about: string;
  /** Username. */
  buyer: string;
  lines: DemoLine[];
  /** How many of the last lines their recipient has not read. */
  unread: number;
}

export interface DemoLine {
  from: 'buyer' | 'seller';
  minutesAgo: number;
  /** Blank for a step. */
  text: string;
  step?: DemoStep;
}

/** A step of their deal. One offer and one meet-up in a chat are enough; a sale is its end. */
export interface DemoStep {
  step: CardStep & DealStep;
  priceCents?: number;
  /** Where they meet, on the next Saturday at ten in Portland. */
  place?: string;
}

const buyer = (minutesAgo: number, text: string): DemoLine => ({ from: 'buyer', minutesAgo, text });
const seller = (minutesAgo: number, text: string): DemoLine => ({ from: 'seller', minutesAgo, text });
const step = (from: DemoLine['from'], minutesAgo: number, demoStep: DemoStep): DemoLine => ({
  from,
  minutesAgo,
  text: '',
  step: demoStep,
});

/** Every line is newer than its listing. A chat that ends with a sale is one of RECENT_SALES. */
export const WRITTEN_CHATS: DemoChat[] = [
  {
    about: 'Single speed, red, 52 cm',
    buyer: 'sam',
    unread: 1,
    lines: [
      buyer(410, 'Is this still available?'),
      seller(402, 'It is! I rode it to the market this morning.'),
      seller(401, 'Tires are from last summer, the chain is new.'),
      buyer(96, "I'm 5'9. Would 52 fit me?"),
      seller(88, "I am 5'8 and it fits me well. Come and try it."),
      buyer(14, 'Could I see it today, after five?'),
    ],
  },
  {
    about: 'Single speed, red, 52 cm',
    buyer: 'theo',
    unread: 1,
    lines: [
      buyer(600, 'Would you take 120?'),
      seller(560, "Not on the first day. Ask me again on Sunday and I'll be softer."),
      buyer(555, 'Sunday it is.'),
      step('buyer', 130, { step: 'offer-made', priceCents: 13_000 }),
    ],
  },
  {
    about: 'Pair of stoneware mugs',
    buyer: 'june',
    unread: 2,
    lines: [
      buyer(2950, 'Who made these? The glaze is lovely.'),
      seller(2900, 'A potter in Astoria. There is a little mark under each.'),
      buyer(47, 'Then I want them.'),
      buyer(46, 'Where should we meet?'),
    ],
  },
  {
    about: 'Soul 45s, box of thirty',
    buyer: 'leo',
    unread: 0,
    lines: [
      buyer(8700, 'Any Stax in there?'),
      seller(8650, 'Four. And one Volt.'),
      buyer(8640, "I'll think about it and let you know."),
    ],
  },
  {
    about: 'Blue two-seat sofa, comes apart',
    buyer: 'nora',
    unread: 0,
    lines: [
      buyer(1500, 'How wide is the widest piece? My stairs are narrow.'),
      seller(1480, '31 inches, and the arms come off too.'),
      buyer(1476, 'That would go up. Would you take 230?'),
      seller(1420, '240, and I help you carry it.'),
      buyer(1415, 'Deal.'),
      step('buyer', 1414, { step: 'offer-made', priceCents: 24_000 }),
      step('seller', 1400, { step: 'offer-accepted', priceCents: 24_000 }),
      seller(190, 'Saturday at ten? I have a van that day.'),
      step('seller', 189, { step: 'meetup-proposed', place: 'Tabor Coffee, Hawthorne Boulevard' }),
      step('buyer', 181, { step: 'meetup-confirmed', place: 'Tabor Coffee, Hawthorne Boulevard' }),
      buyer(180, "Saturday at ten. I'll have coffee ready."),
    ],
  },
  {
    about: 'Danner hiking boots, 9.5',
    buyer: 'maya',
    unread: 1,
    lines: [
      buyer(4400, 'Do they run small?'),
      seller(4310, 'True to size, with a thick sock.'),
      buyer(33, 'Great. When can I pick them up?'),
    ],
  },
  {
    about: 'Walnut turntable with new belt',
    buyer: 'nora',
    unread: 1,
    lines: [
      buyer(900, 'Does it play 45s as well?'),
      seller(55, 'It does, the adapter is in the lid. I can play you one when you come by.'),
    ],
  },
  {
    about: 'Mushroom lamp, orange glass look',
    buyer: 'nora',
    unread: 1,
    lines: [
      buyer(3000, 'I collect these by accident. Is the glass whole?'),
      seller(2940, 'Whole, no chips. It is glass-look, honestly: heavy plastic.'),
      buyer(22, 'Honest and orange. Can I see it today?'),
    ],
  },
  {
    about: 'Violin, full size, with bow',
    buyer: 'sam',
    unread: 1,
    lines: [buyer(130, 'Is the case included?')],
  },
  {
    about: 'Reading chair, rose',
    buyer: 'elif',
    unread: 0,
    lines: [
      buyer(5300, 'Is the seat deep? I read with my feet up.'),
      seller(5240, 'Deep enough for that. It is on the second floor, but I can help you carry it.'),
      buyer(5230, 'Then I come tomorrow at six.'),
      step('seller', 4320, { step: 'sold-to-you', priceCents: 7500 }),
    ],
  },
  {
    about: 'Pocket level, brass',
    buyer: 'nora',
    unread: 0,
    lines: [
      buyer(9500, 'Is the glass whole, and does it read true?'),
      seller(9470, 'Both. I checked it against three others.'),
      buyer(9460, 'Of course you have three others. I take it.'),
      step('seller', 8640, { step: 'sold-to-you', priceCents: 1800 }),
    ],
  },
  {
    about: 'Milk crate of singles',
    buyer: 'theo',
    unread: 0,
    lines: [
      buyer(3700, 'Any Motown in the crate?'),
      seller(3650, 'A good handful. Come and dig.'),
      buyer(3640, 'On my way after practice.'),
      step('seller', 2880, { step: 'sold-to-you', priceCents: 3000 }),
    ],
  },
  {
    about: 'Camping stove',
    buyer: 'sam',
    unread: 0,
    lines: [
      buyer(6500, 'Does it take the screw-on canisters?'),
      seller(6400, 'It does. Half a canister comes with it.'),
      step('seller', 5760, { step: 'sold-to-you', priceCents: 2200 }),
    ],
  },
];
