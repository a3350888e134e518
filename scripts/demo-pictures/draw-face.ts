/** What a face is put together from, besides those drawn by hand. */
export interface FaceParts {
  skin: keyof typeof SKINS;
  hair: keyof typeof HAIR;
  hairColor: string;
  clothes: string;
  wall: string;
  facialHair?: 'beard' | 'mustache';
  extras?: (keyof typeof EXTRAS)[];
}

/** The lit side and the shaded side. */
const SKINS = {
  fair: ['#f6d3b8', '#e0ae8d'],
  rosy: ['#f2c4a8', '#d79f80'],
  tan: ['#d9a57d', '#b9835c'],
  brown: ['#b97a52', '#965d3a'],
  deep: ['#7d4f35', '#5c3722'],
} as const;

const curl = (x: number, y: number, radius: number): string => `<circle cx="${x}" cy="${y}" r="${radius}"/>`;

/** What is behind the head, and what is before it; both in the color of the hair. */
const HAIR = {
  bald: { behind: '', before: '' },
  crop: {
    behind: '',
    before:
      '<path d="M62 92c-4-32 12-52 38-52s42 20 38 52c-3-10-6-16-10-22-14-4-42-4-56 0-4 6-7 12-10 22z"/>',
  },
  quiff: {
    behind: '',
    before:
      '<path d="M62 90c-6-26 4-46 24-50 18-8 50-2 56 20 3 12 0 22-5 30-2-8-4-14-8-19-16 1-36-2-46-9-10 6-16 16-21 28z"/>',
  },
  receding: {
    behind: '',
    before:
      '<path d="M61 98c-5-16-2-32 8-40 0 12-4 22-8 40z"/><path d="M139 98c5-16 2-32-8-40 0 12 4 22 8 40z"/>',
  },
  curls: {
    behind: [curl(64, 84, 17), curl(136, 84, 17), curl(100, 52, 32)].join(''),
    before: [
      [68, 66],
      [80, 52],
      [98, 46],
      [117, 51],
      [131, 64],
    ]
      .map(([x = 0, y = 0]) => curl(x, y, 13))
      .join(''),
  },
  long: {
    behind: '<path d="M50 92c0-34 20-54 50-54s50 20 50 54c0 24 2 48 8 66H42c6-18 8-42 8-66z"/>',
    before: '<path d="M60 98c-2-36 14-56 40-56s42 20 40 56c-6-16-18-28-34-32-20 4-38 14-46 32z"/>',
  },
  waves: {
    behind:
      '<path d="M54 90c0-32 20-52 46-52s46 20 46 52c8 10 2 20 6 30s-2 22-12 24H60c-10-2-16-14-12-24s-2-20 6-30z"/>',
    before: '<path d="M60 94c0-32 14-50 42-50 24 0 38 18 38 48-10-4-22-12-28-26-10 16-34 20-52 28z"/>',
  },
  bob: {
    behind: '<path d="M54 96c0-36 20-56 46-56s46 20 46 56v32c-4 8-12 10-20 8H74c-8 2-16 0-20-8z"/>',
    before: '<path d="M61 92c-2-30 14-48 39-48s41 18 39 48c-2-6-5-10-8-14H69c-3 4-6 8-8 14z"/>',
  },
  ponytail: {
    behind: '<path d="M128 52c26 0 36 24 30 50-3 14-10 22-16 24 2-24-2-46-20-62z"/>',
    before: '<path d="M61 94c-3-32 13-52 39-52s42 20 39 52c-4-10-10-18-18-24-18 6-44 8-60 24z"/>',
  },
  braids: {
    behind: [74, 96, 118, 138]
      .map((y, index) => curl(58 - index, y + 6, 10) + curl(142 + index, y + 6, 10))
      .join(''),
    before: '<path d="M60 92c-2-32 14-52 40-52s42 20 40 52c-6-14-20-24-40-44-20 20-34 30-40 44z"/>',
  },
  scarf: {
    behind: '<path d="M46 106c0-42 22-68 54-68s54 26 54 68c0 24 4 40 10 54H36c6-14 10-30 10-54z"/>',
    before:
      '<path fill-rule="evenodd" d="M50 104c0-40 20-66 50-66s50 26 50 66c0 22-20 52-50 52s-50-30-50-52zM100 62c-21 0-32 16-32 38 0 25 14 44 32 44s32-19 32-44c0-22-11-38-32-38z"/>',
  },
} as const;

const EXTRAS = {
  glasses:
    '<g fill="none" stroke="#1d1216" stroke-width="3"><circle cx="85" cy="99" r="12"/><circle cx="115" cy="99" r="12"/><path d="M97 98h6M73 97l-8-3M127 97l8-3"/></g>',
  'square glasses':
    '<g fill="none" stroke="#3a2320" stroke-width="3"><rect x="72" y="89" width="25" height="20" rx="5"/><rect x="103" y="89" width="25" height="20" rx="5"/><path d="M97 97h6M72 95l-7-2M128 95l7-2"/></g>',
  earrings: '<g fill="#e7b94a"><circle cx="62" cy="118" r="4.500"/><circle cx="138" cy="118" r="4.500"/></g>',
  wrinkles:
    '<path d="M70 90l-5-3M70 96l-6 1M130 90l5-3M130 96l6 1M81 116q-3 6 0 11M119 116q3 6 0 11" fill="none" stroke="#5c3722" stroke-opacity=".3" stroke-width="2" stroke-linecap="round"/>',
  freckles:
    '<g fill="#a8603c" fill-opacity=".5"><circle cx="75" cy="108" r="1.500"/><circle cx="81" cy="113" r="1.500"/><circle cx="74" cy="115" r="1.500"/><circle cx="119" cy="113" r="1.500"/><circle cx="126" cy="108" r="1.500"/><circle cx="125" cy="115" r="1.500"/></g>',
  beanie:
    '<path d="M58 84c0-30 18-48 42-48s42 18 42 48z" fill="#2f6f6a"/><rect x="55" y="76" width="90" height="16" rx="7" fill="#24564f"/>',
  collar: '<path d="M78 158l22 22 22-22 10 6-14 28-18-12-18 12-14-28z" fill="#fffaf2"/>',
} as const;
const BEARD = 'M64 98c2 38 16 52 36 52s34-14 36-52c-6 14-14 21-22 21-8-4-20-4-28 0-8 0-16-7-22-21z';
const MUSTACHE = 'M82 119q9-9 18-3q9-6 18 3q-9 5-18 1q-9 4-18-1z';

/** Draws a face from its parts, as a square SVG like those drawn by hand. */
export function drawFace({
  skin,
  hair,
  hairColor,
  clothes,
  wall,
  facialHair,
  extras = [],
}: FaceParts): string {
  const [lit, shaded] = SKINS[skin];
  const { behind, before } = HAIR[hair];
  const mouth =
    facialHair === 'beard'
      ? '<path d="M88 128q12 9 24 0" stroke="#fff" stroke-opacity=".85" stroke-width="3.600" stroke-linecap="round" fill="none"/>'
      : '<path d="M88 124q12 9 24 0" stroke="#1d1216" stroke-opacity=".75" stroke-width="3.600" stroke-linecap="round" fill="none"/>';
  const grown =
    facialHair === undefined
      ? ''
      : `<path d="${facialHair === 'beard' ? BEARD : MUSTACHE}" fill="${hairColor}"/>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><defs>' +
    '<linearGradient id="b" x2=".4" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".7" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
    `<linearGradient id="f" x2="1" y2=".3"><stop offset=".55" stop-color="${lit}"/><stop offset="1" stop-color="${shaded}"/></linearGradient></defs>` +
    `<rect width="200" height="200" fill="${wall}"/><rect width="200" height="200" fill="url(#b)"/>` +
    `<g fill="${hairColor}">${behind}</g>` +
    `<path d="M24 214c0-40 30-58 76-58s76 18 76 58z" fill="${clothes}"/><path d="M120 158c34 4 56 22 56 56h-40z" fill="#000" opacity=".12"/>` +
    `<path d="M82 126h36v28c0 22-36 22-36 0z" fill="${shaded}"/><path d="M64 94c0-30 14-46 36-46s36 16 36 46c0 28-16 50-36 50s-36-22-36-50z" fill="url(#f)"/>` +
    `<ellipse cx="63" cy="102" rx="6" ry="10" fill="${lit}"/><ellipse cx="137" cy="102" rx="6" ry="10" fill="${shaded}"/>${grown}` +
    '<g fill="#1d1216"><circle cx="86" cy="99" r="3.600"/><circle cx="114" cy="99" r="3.600"/></g>' +
    `${mouth}<path d="M100 102q4 8-1 10" stroke="${shaded}" stroke-width="3" fill="none" stroke-linecap="round"/>` +
    '<g fill="#f0523d" opacity=".16"><circle cx="76" cy="113" r="7"/><circle cx="124" cy="113" r="7"/></g>' +
    `<g fill="${hairColor}">${before}</g>${extras.map((extra) => EXTRAS[extra]).join('')}</svg>`
  );
}
