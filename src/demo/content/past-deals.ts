import { HOME_DEALS } from './past-deals-home.ts';
import { OTHER_DEALS } from './past-deals-rest.ts';

interface DemoReview {
  stars: number;
  text: string;
  /** The reply of the person reviewed. */
  reply: string | null;
}

/** A sale of some time ago, with the reviews of both participants. */
export interface PastDeal {
  title: string;
  priceCents: number;
  aboutSeller: DemoReview;
  aboutBuyer: DemoReview;
}

export const PAST_DEALS: PastDeal[] = `${HOME_DEALS}\n${OTHER_DEALS}`
  .split(/\n{2,}/)
  .map((block) => block.trim())
  .filter((block) => block !== '')
  .map(readDeal);

function readDeal(block: string): PastDeal {
  const [head = '', ...lines] = block.split('\n');
  const [title = '', dollars = ''] = head.split(' | ');
  const reviews: DemoReview[] = [];
  for (const line of lines) {
    const last = reviews.at(-1);
    if (line.startsWith('> ') && last) last.reply = line.slice(2);
    else reviews.push({ stars: Number(line[0]), text: line.slice(2), reply: null });
  }
  const [aboutSeller, aboutBuyer] = reviews;
  if (!aboutSeller || !aboutBuyer || reviews.length > 2) throw new Error(`not two reviews: ${head}`);
  return { title, priceCents: Number(dollars) * 100, aboutSeller, aboutBuyer };
}
