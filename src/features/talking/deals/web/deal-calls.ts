import { api, type Outcome, outcomeOf } from '../../../../platform/web/api/api.ts';
import type { Deal, NewMeetup, NewOffer } from '../contract/deal.ts';

/** Calls the API for a conversation. */
export type DealCall = (conversationId: string) => Promise<Outcome<Deal>>;

const at = (id: string) => ({ params: { path: { id } } });
const offerAt = (id: string, offerId: string) => ({ params: { path: { id, offerId } } });

/** The API calls for the steps of a deal. Each returns the deal after the step. */
export const dealCalls = {
  makeOffer:
    (body: NewOffer): DealCall =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers', { ...at(id), body })),
  counterOffer:
    (offerId: string, body: NewOffer): DealCall =>
    (id) =>
      outcomeOf(
        api.POST('/api/conversations/{id}/offers/{offerId}/counter', { ...offerAt(id, offerId), body }),
      ),
  acceptOffer:
    (offerId: string): DealCall =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers/{offerId}/accept', offerAt(id, offerId))),
  declineOffer:
    (offerId: string): DealCall =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers/{offerId}/decline', offerAt(id, offerId))),
  withdrawOffer:
    (offerId: string): DealCall =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers/{offerId}/withdraw', offerAt(id, offerId))),
  reserve:
    (until: string): DealCall =>
    (id) =>
      outcomeOf(api.PUT('/api/conversations/{id}/reservation', { ...at(id), body: { until } })),
  release: (): DealCall => (id) => outcomeOf(api.DELETE('/api/conversations/{id}/reservation', at(id))),
  sell:
    (priceCents: number): DealCall =>
    (id) =>
      outcomeOf(api.PUT('/api/conversations/{id}/sale', { ...at(id), body: { priceCents } })),
  undoSale: (): DealCall => (id) => outcomeOf(api.DELETE('/api/conversations/{id}/sale', at(id))),
  proposeMeetup:
    (body: NewMeetup): DealCall =>
    (id) =>
      outcomeOf(api.PUT('/api/conversations/{id}/meetup', { ...at(id), body })),
  confirmMeetup:
    (meetupId: string): DealCall =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/meetup/confirm', { ...at(id), body: { id: meetupId } })),
  cancelMeetup: (): DealCall => (id) => outcomeOf(api.DELETE('/api/conversations/{id}/meetup', at(id))),
};
