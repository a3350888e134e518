import { BOOKS, COVER_COLORS, FILMS, LOGOS, PACKS, PLATES, SPINES, TABLES } from './item-texts.ts';
import { addOtherItems } from './other-items.ts';

/** How a photo was taken. */
export const WAYS = [
  'straight',
  'tilted',
  'perspective',
  'sideways',
  'upside down',
  'blurred',
  'noisy',
  'dark',
  'glare',
  'far away',
  'all at once',
] as const;
export type Way = (typeof WAYS)[number];

/** What is right to read in a photo. */
interface Truth {
  /** The largest text, in its lines; empty where there is none to use. */
  main: readonly string[];
  brand: string | null;
  /** All digits. */
  code: string | null;
  color: string | null;
  /** Nothing of this may be among the lines. */
  private: readonly string[];
}

export interface PhotoPlan extends Truth {
  kind: string;
  way: Way;
  /** What lies on the table. */
  item: string;
  table: string;
}

/** Plans a photo of an item, in HTML. */
export type AddPhoto = (kind: string, item: string, truth: Partial<Truth>) => void;
/** A flat item with content on it, in HTML. */
export type Card = (width: number, height: number, style: string, content: string) => string;

const NOTHING: Truth = { main: [], brand: null, code: null, color: null, private: [] };

/** The fonts that are on most machines, and those of the product. */
const USUAL_FONTS = [
  'Liberation Sans',
  'Liberation Serif',
  'Liberation Mono',
  'Liberation Sans Narrow',
  'DejaVu Sans',
  'DejaVu Serif',
  'DejaVu Sans Condensed',
  'Bricolage Grotesque Variable',
  'Hanken Grotesk Variable',
];

export type Random = ReturnType<typeof createRandom>;

/** Random numbers that are the same in each run (a linear congruential generator). */
function createRandom(seed: number) {
  let state = seed;
  const share = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    between: (from: number, to: number) => from + share() * (to - from),
    pick: <T>(list: readonly T[]): T => list[Math.floor(share() * list.length)] as T,
  };
}

/**
 * Plans the photos: each kind of item in all ways by turns.
 * @param fonts Families of fonts instead of the usual ones.
 */
export async function planPhotos(fonts: readonly string[] = USUAL_FONTS): Promise<PhotoPlan[]> {
  const random = createRandom(7);
  const plans: PhotoPlan[] = [];
  const turns = new Map<string, number>();
  const add: AddPhoto = (kind, item, truth) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const way = WAYS[turn % WAYS.length] as Way;
    plans.push({ ...NOTHING, ...truth, kind, way, item, table: random.pick(TABLES) });
  };
  const font = () =>
    `font-family:'${random.pick(fonts)}';font-weight:${random.pick([400, 600, 700, 800])};font-style:${random.pick(['normal', 'normal', 'italic'])}`;
  const card: Card = (width, height, style, content) =>
    `<div class="card" style="width:${width}px;height:${height}px;${style}">${content}</div>`;
  const colors = () => {
    const [background, text] = random.pick(COVER_COLORS);
    return `background:${background};color:${text}`;
  };

  for (const [brand, product] of PACKS) {
    add(
      'pack',
      card(
        620,
        500,
        `${colors()};display:flex;flex-direction:column;justify-content:space-between`,
        `<div style="${font()};font-size:${random.between(70, 88).toFixed()}px">${brand}</div>
        <div style="${font()};font-size:${random.between(42, 56).toFixed()}px">${product}</div>
        <div class="small">Made in China &nbsp; www.${brand.toLowerCase()}.com &nbsp; © 2019</div>`,
      ),
      { main: [brand], brand, private: ['www', '.com', 'China'] },
    );
  }
  for (const [title, author] of BOOKS) {
    const titleFont = font();
    add(
      'book',
      card(
        520,
        740,
        `${colors()};text-align:center`,
        `<div style="${titleFont};font-size:${random.between(56, 66).toFixed()}px;margin-top:60px">${title.map((line) => `<div>${line}</div>`).join('')}</div>
        <div class="disc"></div><div style="${font()};font-size:38px">${author}</div>`,
      ),
      { main: title },
    );
  }
  for (const title of FILMS) {
    add(
      'film',
      card(
        500,
        720,
        `${colors()};text-align:center;display:flex;flex-direction:column;justify-content:flex-end`,
        `<div class="picture"></div>
        <div style="${font()};font-size:${title.length > 13 ? 40 : 58}px">${title}</div>
        <div class="small" style="margin-top:30px">PRODUCED BY JOHN SMITH DIRECTED BY JANE DOE</div>`,
      ),
      { main: [title], private: ['JOHN', 'JANE'] },
    );
  }
  for (const title of SPINES) {
    const turn = random.pick(['', 'transform:rotate(180deg);']);
    add(
      'spine',
      card(
        150,
        860,
        `${colors()};display:grid;place-items:center`,
        `<div style="writing-mode:vertical-rl;${turn}${font()};font-size:56px">${title}</div>`,
      ),
      { main: [title] },
    );
  }
  for (const [index, brand] of LOGOS.entries()) {
    const shape = [
      `<svg viewBox="0 0 480 300" width="480"><path id="arc" d="M40 260 A 210 210 0 0 1 440 260" fill="none"/><text style="${font()};font-size:64px" fill="currentColor" text-anchor="middle"><textPath href="#arc" startOffset="50%">${brand}</textPath></text></svg>`,
      `<div style="${font()};font-size:76px;color:transparent;-webkit-text-stroke:2.5px #333">${brand}</div>`,
      `<div style="${font()};font-size:44px;letter-spacing:.5em">${brand}</div>`,
      `<div style="${font()};font-size:76px;transform:skew(-18deg);text-shadow:5px 5px 0 #0007">${brand}</div>`,
    ][index % 4] as string;
    const style = `background:repeating-radial-gradient(circle at 20% 20%,#e9e2d0 0 26px,#dcd2b8 26px 40px);color:#7a1f1f`;
    add('logo', card(560, 420, `${style};display:grid;place-items:center`, shape), { main: [brand], brand });
  }
  for (const [brand, model] of PLATES) {
    add(
      'plate',
      card(
        560,
        330,
        'background:#cfd2d4;color:#222;border:3px solid #999',
        `<div style="${font()};font-size:52px">${brand}</div><div style="font:40px 'Liberation Sans'">${model}</div>
        <div class="small">AC 120 V &nbsp; 60 Hz &nbsp; 550 W</div><div class="small">MADE IN MALAYSIA 03/2011</div>`,
      ),
      { main: [brand], brand, private: ['2011', 'MALAYSIA'] },
    );
  }
  await addOtherItems({ random, add, card });
  return plans;
}
