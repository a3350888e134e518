import type { Transaction } from 'kysely';
import type { DB } from '../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../platform/server/http/actor.ts';
import type { Live } from '../../../platform/server/realtime/live.ts';
import { publishListings } from '../../listings/server/listings.ts';
import {
  type DealConversation,
  conversationsAbout,
  postSystemMessage,
  publishListing,
  publishMessages,
} from '../../messages/server/messages.ts';
import { cardText } from '../contract/card-text.ts';
import { cardType } from '../contract/card-steps.ts';
import type { DealCard } from '../contract/deal-card.ts';
import { type DealRole, otherRole } from '../contract/lifecycle.ts';
import { dealStepTaken } from '../contract/signals.ts';
import type { DealsServices } from './deals.ts';

/** Conversations that are updated when their listing changed; the most recent ones. */
const MAX_UPDATED = 200;

/** What is said of a step; what is left out does not belong to it. */
export type StepDetails = Pick<DealCard, 'step'> & Partial<DealCard>;

/** Keeps what a transaction does to deals. */
export interface DealLedger {
  trx: Transaction<DB>;
  jobs: DealsServices['jobs'];
  /** Puts a card in the chat as that of one of the two, and tells the other. */
  step(conversation: DealConversation, by: DealRole, details: StepDetails): void;
  /** The same of a step that the clock took: both are told. */
  stepOfClock(conversation: DealConversation, by: DealRole, details: StepDetails): void;
  /** What others see of the listing is another. */
  listingChanged(listing: { id: string; owner: OwnerKey }): void;
}

interface Entry {
  conversation: DealConversation;
  by: DealRole;
  card: DealCard;
  notified: DealRole[];
}

/**
 * Runs `work` in one transaction and writes its cards and signals at the end of it; live pages are told once it is
 * done. Cards are written in one order of conversations, so that two transactions wait for each other instead of both.
 */
export async function keepLedger<T>(
  services: DealsServices,
  work: (ledger: DealLedger) => Promise<T>,
): Promise<T> {
  const { db, jobs, live } = services;
  const entries: Entry[] = [];
  const changed = new Map<string, { id: string; owner: OwnerKey }>();
  const add = (conversation: DealConversation, by: DealRole, details: StepDetails, notified: DealRole[]) => {
    const card = { offerId: null, priceCents: null, until: null, meetup: null, ...details };
    entries.push({ conversation, by, card, notified });
  };
  const result = await db.transaction().execute(async (trx) => {
    const done = await work({
      trx,
      jobs,
      step: (conversation, by, details) => add(conversation, by, details, [otherRole(by)]),
      stepOfClock: (conversation, by, details) => add(conversation, by, details, ['buyer', 'seller']),
      listingChanged: (listing) => void changed.set(listing.id, listing),
    });
    entries.sort((one, two) =>
      one.conversation.id < two.conversation.id ? -1 : Number(one.conversation.id > two.conversation.id),
    );
    for (const entry of entries) await writeEntry(trx, services, entry);
    return done;
  });
  publishListings(live, [...changed.keys()]);
  publishMessages(live, new Map(entries.map(({ conversation }) => [conversation.id, conversation])).values());
  for (const listing of changed.values()) await notifyConversations({ db, live }, listing);
  return result;
}

async function writeEntry(
  trx: Transaction<DB>,
  { jobs, systemMessages }: DealsServices,
  { conversation, by, card, notified }: Entry,
): Promise<void> {
  const { step, ...data } = card;
  await postSystemMessage(trx, systemMessages, {
    conversationId: conversation.id,
    slot: conversation[by].slot,
    type: cardType(step),
    data,
    text: cardText(card),
  });
  // Its own signal tells of it.
  if (step === 'sale-undone') return;
  for (const role of notified) {
    const to = conversation[role].owner;
    if (to !== null) {
      const { id: conversationId, listingId } = conversation;
      await jobs.record(trx, dealStepTaken, {
        step,
        to,
        listingId,
        conversationId,
        amountCents: card.priceCents,
      });
    }
  }
}

/** After the commit: updates the open chats about a listing, which changed. */
export async function notifyConversations(
  { db, live }: Pick<DealsServices, 'db'> & { live: Live },
  listing: { id: string; owner: OwnerKey },
): Promise<void> {
  publishListing(live, await conversationsAbout(db, listing, { limit: MAX_UPDATED }));
}
