import { randomUUID } from 'node:crypto';
import { cardOf, DEAL_TYPES } from '../../src/features/talking/deals/contract/card-steps.ts';
import type { Deal } from '../../src/features/talking/deals/contract/deal.ts';
import type { Messages } from '../../src/features/talking/messages/contract/message.ts';
import type { TestApp } from './app.ts';
import { type Member, newConversation, newListing, newMember, newMessage } from './factories.ts';
import type { TestClient } from './test-client.ts';

export type DealAnswer = Deal & {
  code: string;
  detail: string;
  errors?: { field: string; message: string }[];
};

/** Returns the steps of a deal that a client can take in a conversation. */
export const dealer = (client: TestClient, chat: string) => {
  const at = `/api/conversations/${chat}`;
  return {
    client,
    chat,
    deal: async () => (await client.get<DealAnswer>(`${at}/deal`)).body,
    offer: (priceCents: unknown, id = randomUUID() as string) =>
      client.post<DealAnswer>(`${at}/offers`, { id, priceCents }),
    counter: (offerId: string, priceCents: number, id = randomUUID() as string) =>
      client.post<DealAnswer>(`${at}/offers/${offerId}/counter`, { id, priceCents }),
    accept: (offerId: string) => client.post<DealAnswer>(`${at}/offers/${offerId}/accept`),
    decline: (offerId: string) => client.post<DealAnswer>(`${at}/offers/${offerId}/decline`),
    withdraw: (offerId: string) => client.post<DealAnswer>(`${at}/offers/${offerId}/withdraw`),
    reserve: (until?: string) => client.put<DealAnswer>(`${at}/reservation`, { until }),
    release: () => client.delete<DealAnswer>(`${at}/reservation`),
    sell: (priceCents?: number) => client.put<DealAnswer>(`${at}/sale`, { priceCents }),
    undoSale: () => client.delete<DealAnswer>(`${at}/sale`),
    meet: (place: string, startsAt: string, id = randomUUID() as string) =>
      client.put<DealAnswer>(`${at}/meetup`, { id, place, startsAt }),
    confirm: (id: string) => client.post<DealAnswer>(`${at}/meetup/confirm`, { id }),
    cancelMeetup: () => client.delete<DealAnswer>(`${at}/meetup`),
    calendar: (url: string) => client.fetch(new Request(`${url}${at}/meetup.ics`)),
    /** Returns the system messages in the chat, oldest first. */
    async cards() {
      const { body } = await client.get<Messages>(`${at}/messages?limit=100`);
      return body.messages.flatMap(({ system }) =>
        system?.type.startsWith(DEAL_TYPES) ? cardOf(system).step : [],
      );
    },
  };
};
export type Dealer = ReturnType<typeof dealer>;

/** Creates a person who asked about a listing, with both sides of the conversation. */
export async function newInterestedBuyer(
  app: TestApp,
  seller: TestClient,
  listing: { id: string },
): Promise<{ buyer: Dealer; seller: Dealer; member: Member }> {
  const member = await newMember(app);
  const chat = await newConversation(member, listing);
  await newMessage(member, chat, 'Hello');
  return { member, buyer: dealer(member, chat), seller: dealer(seller, chat) };
}

/** Creates a listing for $24 and a person who asked about it. */
export async function newDeal(app: TestApp, owner?: TestClient) {
  const seller = owner ?? (await newMember(app));
  const listing = await newListing(seller);
  return { listing, ...(await newInterestedBuyer(app, seller, listing)), sellerClient: seller };
}

export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
