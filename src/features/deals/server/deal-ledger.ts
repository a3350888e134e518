import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import {
  addCard,
  type Talk,
  talksAbout,
  tellOfListing,
  tellOfMessages,
} from '../../messages/server/messages.ts';
import type { DealCard } from '../contract/deal-card.ts';
import { type DealRole, otherRole } from '../contract/lifecycle.ts';
import { dealStepTaken } from '../contract/signals.ts';
import type { DealsServices } from './deals.ts';

/** People whose open pages hear that a listing changed; those who wrote last. */
const MOST_TOLD = 200;

/** What is said of a step; what is left out does not belong to it. */
export type StepDetails = Pick<DealCard, 'step'> & Partial<DealCard>;

/** Keeps what a transaction does to deals. */
export interface DealLedger {
  trx: Transaction<DB>;
  jobs: DealsServices['jobs'];
  /** Puts a card in the chat as that of one of the two, and tells the other. */
  step(talk: Talk, by: DealRole, details: StepDetails): void;
  /** The same of a step that the clock took: both are told. */
  stepOfClock(talk: Talk, by: DealRole, details: StepDetails): void;
  /** What others see of the listing is another. */
  listingChanged(listing: { id: string; owner: OwnerKey }): void;
}

interface Entry {
  talk: Talk;
  by: DealRole;
  card: DealCard;
  told: DealRole[];
}

/**
 * Runs `work` in one transaction and writes its cards and signals at the end of it; live pages are told once it is
 * done. Cards are written in one order of conversations, so that two transactions wait for each other instead of both.
 */
export async function keepLedger<T>(
  { db, jobs, live }: DealsServices,
  work: (ledger: DealLedger) => Promise<T>,
): Promise<T> {
  const entries: Entry[] = [];
  const changed = new Map<string, { id: string; owner: OwnerKey }>();
  const add = (talk: Talk, by: DealRole, details: StepDetails, told: DealRole[]) => {
    const card = { offerId: null, priceCents: null, until: null, meetup: null, ...details };
    entries.push({ talk, by, card, told });
  };
  const result = await db.transaction().execute(async (trx) => {
    const done = await work({
      trx,
      jobs,
      step: (talk, by, details) => add(talk, by, details, [otherRole(by)]),
      stepOfClock: (talk, by, details) => add(talk, by, details, ['buyer', 'seller']),
      listingChanged: (listing) => void changed.set(listing.id, listing),
    });
    entries.sort((one, two) => (one.talk.id < two.talk.id ? -1 : Number(one.talk.id > two.talk.id)));
    for (const entry of entries) await writeEntry(trx, jobs, entry);
    return done;
  });
  tellOfMessages(live, new Map(entries.map(({ talk }) => [talk.id, talk])).values());
  for (const listing of changed.values()) await tellTalks({ db, live }, listing);
  return result;
}

async function writeEntry(
  trx: Transaction<DB>,
  jobs: DealsServices['jobs'],
  { talk, by, card, told }: Entry,
): Promise<void> {
  await addCard(trx, talk, talk[by].place, card);
  const { step, priceCents: amountCents } = card;
  // Its own signal tells of it.
  if (step === 'sale-undone') return;
  for (const role of told) {
    const to = talk[role].owner;
    if (to !== null) {
      const { id: conversationId, listingId } = talk;
      await jobs.record(trx, dealStepTaken, { step, to, listingId, conversationId, amountCents });
    }
  }
}

/** Tells the open chats about a listing that it changed. */
export async function tellTalks(
  { db, live }: Pick<DealsServices, 'db'> & { live: Live },
  listing: { id: string; owner: OwnerKey },
): Promise<void> {
  tellOfListing(live, await talksAbout(db, listing, { limit: MOST_TOLD }));
}
