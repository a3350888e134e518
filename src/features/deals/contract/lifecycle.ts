/** The two of a deal. Who made an offer or proposed a meet-up is one of them; the other answers it. */
export type DealRole = 'buyer' | 'seller';

export const otherRole = (role: DealRole): DealRole => (role === 'buyer' ? 'seller' : 'buyer');

/** The state of a listing, seen from one conversation about it. */
export type DealStage = 'available' | 'reserved-here' | 'reserved-elsewhere' | 'sold-here' | 'sold-elsewhere';

export type OfferState = 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'expired' | 'ended';
export type MeetupState = 'proposed' | 'confirmed' | 'cancelled' | 'replaced';

interface Transition {
  /** Who may: one of the two, both, the one who made what it is about, the one who answers that, or the clock. */
  by: DealRole | 'either' | 'maker' | 'receiver' | 'clock';
  /** What it is about when `by` says maker or receiver. */
  about?: 'offer' | 'meetup';
  /** The stages it begins in; all, when left out. */
  stages?: readonly DealStage[];
  /** Whether there has to be an open offer, or must be none. */
  offer?: 'open' | 'none';
  /** States of the meet-up it begins in. */
  meetup?: readonly MeetupState[];
  /** Not while the listing is paused, unless it is reserved for this buyer. */
  onSale?: true;
  /** Also when the other participant can no longer be reached. */
  alone?: true;
  to: { stage?: DealStage; offer?: OfferState; meetup?: MeetupState };
}

/** Before a sale. Whoever sold or bought agrees on the rest in words. */
const UNSOLD = ['available', 'reserved-here', 'reserved-elsewhere'] as const satisfies readonly DealStage[];

/** Every step of a deal: who may take it, when, and what it leads to. The server and every `can` read this. */
export const LIFECYCLE = {
  makeOffer: {
    by: 'buyer',
    stages: ['available', 'reserved-elsewhere'],
    offer: 'none',
    onSale: true,
    to: { offer: 'open' },
  },
  counterOffer: {
    by: 'receiver',
    about: 'offer',
    stages: ['available', 'reserved-elsewhere'],
    offer: 'open',
    onSale: true,
    to: { offer: 'countered' },
  },
  acceptOffer: {
    by: 'receiver',
    about: 'offer',
    stages: ['available'],
    offer: 'open',
    onSale: true,
    to: { offer: 'accepted', stage: 'reserved-here' },
  },
  declineOffer: { by: 'receiver', about: 'offer', offer: 'open', alone: true, to: { offer: 'declined' } },
  withdrawOffer: { by: 'maker', about: 'offer', offer: 'open', alone: true, to: { offer: 'withdrawn' } },
  expireOffer: { by: 'clock', offer: 'open', alone: true, to: { offer: 'expired' } },

  reserve: {
    by: 'seller',
    stages: ['available', 'reserved-here'],
    onSale: true,
    to: { stage: 'reserved-here' },
  },
  release: { by: 'either', stages: ['reserved-here'], alone: true, to: { stage: 'available' } },
  endReservation: { by: 'clock', stages: ['reserved-here'], alone: true, to: { stage: 'available' } },

  sell: { by: 'seller', stages: ['available', 'reserved-here'], to: { stage: 'sold-here' } },
  undoSale: { by: 'seller', stages: ['sold-here'], alone: true, to: { stage: 'available' } },

  proposeMeetup: {
    by: 'either',
    stages: ['available', 'reserved-here'],
    onSale: true,
    to: { meetup: 'proposed' },
  },
  confirmMeetup: {
    by: 'receiver',
    about: 'meetup',
    stages: UNSOLD,
    meetup: ['proposed'],
    to: { meetup: 'confirmed' },
  },
  cancelMeetup: {
    by: 'either',
    stages: UNSOLD,
    meetup: ['proposed', 'confirmed'],
    alone: true,
    to: { meetup: 'cancelled' },
  },
} as const satisfies Record<string, Transition>;

export type DealAction = keyof typeof LIFECYCLE;
export type DealAbility = Exclude<DealAction, 'expireOffer' | 'endReservation'>;

export const DEAL_ABILITIES = (Object.keys(LIFECYCLE) as DealAction[]).filter(
  (action): action is DealAbility => LIFECYCLE[action].by !== 'clock',
);

/** What decides which steps can be taken. */
export interface DealSituation {
  role: DealRole | 'clock';
  stage: DealStage;
  /** Who made the open offer. */
  offerBy: DealRole | null;
  /** Who proposed the meet-up that is to come, and how far it is. */
  meetup: { by: DealRole; state: MeetupState } | null;
  /** The seller paused the listing; an earlier reservation stays. */
  paused: boolean;
  /** The other one is there to answer. */
  reachable: boolean;
  /** The listing is free. */
  free: boolean;
}

/** What keeps a step from being taken. */
export type Denial =
  | 'not-yours'
  | 'sold'
  | 'paused'
  | 'reserved-here'
  | 'reserved-elsewhere'
  | 'not-reserved'
  | 'not-sold'
  | 'free'
  | 'offer-open'
  | 'offer-over'
  | 'no-meetup'
  | 'nobody-there';

/** Null if the step can be taken; of several reasons against it, the most important one. */
export function denialOf(action: DealAction, situation: DealSituation): Denial | null {
  const step: Transition = LIFECYCLE[action];
  const { stage, offerBy, meetup, paused, reachable, free } = situation;
  if (step.stages && !step.stages.includes(stage)) return denialOfStage(step.stages, stage);
  if (step.offer === 'open' && offerBy === null) return 'offer-over';
  if (step.meetup && (meetup === null || !step.meetup.includes(meetup.state))) return 'no-meetup';
  if (!mayTake(step, situation)) return 'not-yours';
  if (step.onSale && paused && stage !== 'reserved-here') return 'paused';
  if (step.offer === 'none' && free) return 'free';
  if (step.offer === 'none' && offerBy !== null) return 'offer-open';
  if (!reachable && !step.alone) return 'nobody-there';
  return null;
}

function denialOfStage(wanted: readonly DealStage[], stage: DealStage): Denial {
  if (stage === 'sold-here' || stage === 'sold-elsewhere') return 'sold';
  if (wanted.includes('sold-here') && !wanted.includes('available')) return 'not-sold';
  return stage === 'available' ? 'not-reserved' : stage;
}

function mayTake({ by, about }: Transition, { role, offerBy, meetup }: DealSituation): boolean {
  if (by === 'clock' || role === 'clock') return by === role;
  if (by === 'either' || by === role) return true;
  const maker = about === 'meetup' ? (meetup?.by ?? null) : offerBy;
  if (maker === null) return false;
  return by === 'maker' ? maker === role : by === 'receiver' && maker !== role;
}
