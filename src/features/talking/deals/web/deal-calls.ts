import { api, type Outcome, outcomeOf } from '../../../../platform/web/api.ts';
import type { Deal, NewMeetup, NewOffer } from '../contract/deal.ts';

type Call = (id: string) => Promise<Outcome<Deal>>;

const at = (id: string) => ({ params: { path: { id } } });
const offerAt = (id: string, offerId: string) => ({ params: { path: { id, offerId } } });

/** The API calls for the steps of a deal. Each returns the deal after the step. */
export const dealCalls = {
  makeOffer:
    (body: NewOffer): Call =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers', { ...at(id), body })),
  counterOffer:
    (offerId: string, body: NewOffer): Call =>
    (id) =>
      outcomeOf(
        api.POST('/api/conversations/{id}/offers/{offerId}/counter', { ...offerAt(id, offerId), body }),
      ),
  acceptOffer:
    (offerId: string): Call =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers/{offerId}/accept', offerAt(id, offerId))),
  declineOffer:
    (offerId: string): Call =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers/{offerId}/decline', offerAt(id, offerId))),
  withdrawOffer:
    (offerId: string): Call =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/offers/{offerId}/withdraw', offerAt(id, offerId))),
  reserve:
    (until: string): Call =>
    (id) =>
      outcomeOf(api.PUT('/api/conversations/{id}/reservation', { ...at(id), body: { until } })),
  release: (): Call => (id) => outcomeOf(api.DELETE('/api/conversations/{id}/reservation', at(id))),
  sell:
    (priceCents: number): Call =>
    (id) =>
      outcomeOf(api.PUT('/api/conversations/{id}/sale', { ...at(id), body: { priceCents } })),
  undoSale: (): Call => (id) => outcomeOf(api.DELETE('/api/conversations/{id}/sale', at(id))),
  proposeMeetup:
    (body: NewMeetup): Call =>
    (id) =>
      outcomeOf(api.PUT('/api/conversations/{id}/meetup', { ...at(id), body })),
  confirmMeetup:
    (meetupId: string): Call =>
    (id) =>
      outcomeOf(api.POST('/api/conversations/{id}/meetup/confirm', { ...at(id), body: { id: meetupId } })),
  cancelMeetup: (): Call => (id) => outcomeOf(api.DELETE('/api/conversations/{id}/meetup', at(id))),
};
