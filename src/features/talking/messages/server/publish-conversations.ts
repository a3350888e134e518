import type { OwnerKey } from '../../../../platform/server/http/actor.ts';
import type { Live } from '../../../../platform/server/realtime/live.ts';
import { MESSAGE_UPDATES } from '../contract/message-updates.ts';
import type { ListingConversation } from './listing-conversations.ts';

const participantsOf = ({ seller, buyer }: ListingConversation): OwnerKey[] =>
  [seller.owner, buyer.owner].filter((owner) => owner !== null);

/** Tells both participants about new messages. Call it after the commit. */
export function publishMessages(live: Live, conversations: Iterable<ListingConversation>): void {
  for (const conversation of conversations)
    live.publish(participantsOf(conversation), { type: MESSAGE_UPDATES.new, ids: [conversation.id] });
}

/** Tells both participants that the listing of their conversation changed. Call it after the commit. */
export function publishListingChange(live: Live, conversations: Iterable<ListingConversation>): void {
  for (const conversation of conversations)
    live.publish(participantsOf(conversation), { type: MESSAGE_UPDATES.about, ids: [conversation.id] });
}
