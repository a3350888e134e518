import { defineErrors } from '../../../../shared/errors.ts';

export const dealErrors = defineErrors({
  NO_DEAL: {
    status: 404,
    title: 'No listing in this chat',
    detail: 'Open the chat from a listing to make a deal.',
  },
  NOT_YOUR_STEP: {
    status: 403,
    title: 'Not up to you',
    detail: 'Only the other person can do this. You can message them.',
  },
  ALREADY_SOLD: {
    status: 409,
    title: 'Already sold',
    detail: 'This is sold. The seller can put it back for sale.',
  },
  PAUSED: {
    status: 409,
    title: 'Listing paused',
    detail: 'Offers and reservations work again once the seller resumes it.',
  },
  RESERVED_HERE: {
    status: 409,
    title: 'Price already agreed',
    detail: "It's reserved for the buyer at an agreed price. Release it to agree on another price.",
  },
  RESERVED_FOR_ANOTHER: {
    status: 409,
    title: 'Reserved for someone else',
    detail: 'Wait until the reservation ends or is released.',
  },
  NOT_RESERVED: {
    status: 409,
    title: 'Not reserved',
    detail: 'The reservation has ended. Reserve it again if you both still want to.',
  },
  NOT_SOLD: {
    status: 409,
    title: 'Not sold',
    detail: "It wasn't sold to this person, or the sale was already undone.",
  },
  NOT_SOLD_YET: {
    status: 409,
    title: 'Not sold yet',
    detail: 'Mark it as sold first, then tell the others.',
  },
  OFFER_OPEN: {
    status: 409,
    title: "There's already an open offer",
    detail: 'Withdraw or answer it before you make another one.',
  },
  OFFER_OVER: {
    status: 409,
    title: 'This offer is over',
    detail: 'It was answered, withdrawn or has expired. Make a new one.',
  },
  OFFER_TOO_HIGH: {
    status: 422,
    title: 'Offer too high',
    detail: 'Offer the asking price or less.',
  },
  NOTHING_TO_OFFER: {
    status: 409,
    title: "It's free",
    detail: "No offer needed. Tell the seller you'd like it, and they can reserve it for you.",
  },
  MEETUP_OVER: {
    status: 409,
    title: 'Meet-up not found',
    detail: 'It was changed, canceled or is over. Propose a new one.',
  },
  BAD_MEETUP: {
    status: 422,
    title: 'Please check the meet-up',
    detail: 'It needs a place and a time in the future.',
  },
  BAD_RESERVATION: {
    status: 422,
    title: 'Please check the time',
    detail: 'Reserve it until a time within the next 60 days.',
  },
  SALE_FIXED: {
    status: 409,
    title: "This sale can't be undone",
    detail: 'Its reviews are published, or it was too long ago. Post another like it instead.',
  },
  TOO_MANY_STEPS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many steps in a short time. Wait a moment and try again.',
  },
});
