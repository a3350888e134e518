import { defineErrors } from '../../../shared/errors.ts';

export const dealErrors = defineErrors({
  NO_DEAL: {
    status: 404,
    title: 'Nothing to deal about',
    detail: 'This chat is about no listing. Open the chat from a listing.',
  },
  NOT_YOUR_STEP: {
    status: 403,
    title: 'Not yours to do',
    detail: 'Only the other one can take this step. You can write to them.',
  },
  ALREADY_SOLD: {
    status: 409,
    title: 'Already sold',
    detail: 'This is sold. The seller can put it back for sale.',
  },
  PAUSED: {
    status: 409,
    title: 'Put away for the moment',
    detail: 'It takes offers and reservations again once the seller shows it again.',
  },
  RESERVED_HERE: {
    status: 409,
    title: 'Agreed already',
    detail: 'It is reserved for the buyer at a price. Release it first to talk about another one.',
  },
  RESERVED_FOR_ANOTHER: {
    status: 409,
    title: 'Reserved for somebody else',
    detail: 'It has to be released first, or the reservation has to end.',
  },
  NOT_RESERVED: {
    status: 409,
    title: 'Not reserved',
    detail: 'The reservation is over already. Reserve it again if you still agree.',
  },
  NOT_SOLD: {
    status: 409,
    title: 'Not sold',
    detail: 'It was not sold to this person, or that was taken back already.',
  },
  NOT_SOLD_YET: {
    status: 409,
    title: 'Not sold yet',
    detail: 'Mark it as sold first, then tell the others.',
  },
  OFFER_OPEN: {
    status: 409,
    title: 'There is an open offer',
    detail: 'Take it back or answer it before you make another one.',
  },
  OFFER_OVER: {
    status: 409,
    title: 'This offer is over',
    detail: 'It was answered, taken back, or it expired. Make a new one.',
  },
  OFFER_TOO_HIGH: {
    status: 422,
    title: 'More than the price',
    detail: 'Offer the price or less.',
  },
  NOTHING_TO_OFFER: {
    status: 409,
    title: 'It is free',
    detail: 'There is nothing to offer. Write that you would like it, and the seller can reserve it for you.',
  },
  MEETUP_OVER: {
    status: 409,
    title: 'No such meet-up',
    detail: 'It was changed, called off, or is over. Propose a new one.',
  },
  BAD_MEETUP: {
    status: 422,
    title: 'Please check the meet-up',
    detail: 'It needs a place and a time to come.',
  },
  BAD_RESERVATION: {
    status: 422,
    title: 'Please check the time',
    detail: 'Reserve it until a time within the next 60 days.',
  },
  SALE_FIXED: {
    status: 409,
    title: 'This sale stays',
    detail: 'It was reviewed, or is too long ago. Post another listing like it instead.',
  },
  TOO_MANY_STEPS: {
    status: 429,
    title: 'Slow down a little',
    detail: 'That was a lot of steps in a short time. Wait a moment and try again.',
  },
});
