import type { Transaction } from 'kysely';
import type { DB } from '../../../../platform/server/db/schema.generated.ts';
import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import { publishListings } from '../../../items/listings/server/listings.ts';
import {
  conversationsAbout,
  type ListingConversation,
  postSystemMessages,
  publishListingChange,
  publishMessages,
  readShown,
} from '../../messages/server/messages.ts';
import { cardType } from '../contract/card-steps.ts';
import { cardText } from '../contract/card-text.ts';
import type { DealCard } from '../contract/deal-card.ts';
import { type DealRole, otherRole } from '../contract/lifecycle.ts';
import { dealStepTaken } from '../contract/signals.ts';
import type { DealsServices } from './deals.ts';

/** How many open chats get a live update when their listing changes, most recent first. */
const MAX_UPDATED = 500;

/** The details of a step. Omitted ones do not apply to it. */
export type StepDetails = Pick<DealCard, 'step'> & Partial<DealCard>;

/** Collects what one transaction changes in deals. */
export interface DealLedger {
  trx: Transaction<DB>;
  jobs: DealsServices['jobs'];
  /** Posts a step in the chat, taken by one participant, and notifies the other. */
  step(conversation: ListingConversation, by: DealRole, details: StepDetails): void;
  /** Posts a step that was due to the clock, and notifies both participants. */
  stepByTime(conversation: ListingConversation, by: DealRole, details: StepDetails): void;
  /** Records that a listing changed for everyone who sees it. */
  listingChanged(listing: ChangedListing): void;
  /** Records that the transaction removes a listing. Signals about it carry its title, which nobody can look up later. */
  listingRemoved(listing: RemovedListing): void;
}

interface ChangedListing {
  id: string;
  owner: OwnerKey;
}

interface RemovedListing extends ChangedListing {
  title: string;
}

interface Entry {
  conversation: ListingConversation;
  by: DealRole;
  card: DealCard;
  notified: DealRole[];
  /** Sequence number of the step's message, once it is stored. */
  seq?: number | undefined;
}

/**
 * Runs `work` in one transaction. Stores the system messages and signals of all steps at its end, and
 * publishes live updates after the commit.
 */
export async function withLedger<T>(
  services: DealsServices,
  work: (ledger: DealLedger) => Promise<T>,
): Promise<T> {
  const { done, publish } = await services.db
    .transaction()
    .execute((trx) => withLedgerIn(trx, services, work));
  await publish();
  return done;
}

/** Does the same within an existing transaction. Call the returned `publish` after its commit. */
export async function withLedgerIn<T>(
  trx: Transaction<DB>,
  services: DealsServices,
  work: (ledger: DealLedger) => Promise<T>,
): Promise<{ done: T; publish: () => Promise<void> }> {
  const { jobs, live } = services;
  const entries: Entry[] = [];
  const changed = new Map<string, ChangedListing>();
  const removedTitles = new Map<string, string>();
  const add = (
    conversation: ListingConversation,
    by: DealRole,
    details: StepDetails,
    notified: DealRole[],
  ) => {
    const card = { offerId: null, priceCents: null, until: null, meetup: null, ...details };
    entries.push({ conversation, by, card, notified });
  };
  const done = await work({
    trx,
    jobs,
    step: (conversation, by, details) => add(conversation, by, details, [otherRole(by)]),
    stepByTime: (conversation, by, details) => add(conversation, by, details, ['buyer', 'seller']),
    listingChanged: (listing) => void changed.set(listing.id, listing),
    listingRemoved(listing) {
      changed.set(listing.id, listing);
      removedTitles.set(listing.id, listing.title);
    },
  });
  await storeEntries(trx, services, entries, removedTitles);
  async function publish(): Promise<void> {
    publishListings(live, [...changed.keys()]);
    publishMessages(
      live,
      new Map(entries.map(({ conversation }) => [conversation.id, conversation])).values(),
    );
    for (const entry of entries) await readByActor(services, entry);
    await updateConversations(services, [...changed.values()]);
  }
  return { done, publish };
}

const BY_TIME: readonly DealCard['step'][] = ['offer-expired', 'reservation-ended'];

/** Marks the chat as read for the person who took a step: they have seen the earlier messages. */
async function readByActor(
  services: Pick<DealsServices, 'db' | 'live'>,
  { conversation, by, card, seq }: Entry,
): Promise<void> {
  const { owner } = conversation[by];
  if (owner === null || seq === undefined || BY_TIME.includes(card.step)) return;
  await readShown(services, owner, conversation.id, seq);
}

async function storeEntries(
  trx: Transaction<DB>,
  { jobs, systemMessages }: DealsServices,
  entries: readonly Entry[],
  removedTitles: ReadonlyMap<string, string>,
): Promise<void> {
  const messages = entries.map(({ conversation, by, card }) => {
    const { step, ...data } = card;
    const { slot } = conversation[by];
    return { conversationId: conversation.id, slot, type: cardType(step), data, text: cardText(card) };
  });
  const seqs = await postSystemMessages(trx, systemMessages, messages);
  entries.forEach((entry, index) => {
    entry.seq = seqs[index];
  });
  await jobs.record(trx, dealStepTaken, ...entries.flatMap((entry) => signalsOf(entry, removedTitles)));
}

function signalsOf({ conversation, card, notified, seq }: Entry, removedTitles: ReadonlyMap<string, string>) {
  const { step, priceCents: amountCents } = card;
  const { id: conversationId, listingId } = conversation;
  const removedTitle = removedTitles.get(listingId);
  return notified.flatMap((role) => {
    const to = conversation[role].owner;
    return to === null
      ? []
      : [
          {
            step,
            to,
            listingId,
            conversationId,
            amountCents,
            ...(seq !== undefined && { seq }),
            ...(removedTitle !== undefined && { removedTitle }),
          },
        ];
  });
}

/** Sends live updates to open chats about changed listings. Call it after the commit. */
export async function updateConversations(
  { db, live }: Pick<DealsServices, 'db' | 'live'>,
  listings: readonly ChangedListing[],
): Promise<void> {
  publishListingChange(live, await conversationsAbout(db, listings, { limit: MAX_UPDATED }));
}
