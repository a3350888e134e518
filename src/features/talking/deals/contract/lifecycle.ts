/** The role of a participant. Either one can make an offer or propose a meet-up; the other one answers. */
export type DealRole = 'buyer' | 'seller';

export const otherRole = (role: DealRole): DealRole => (role === 'buyer' ? 'seller' : 'buyer');

/** The state of a listing, seen from one conversation about it. */
export type DealStage = 'available' | 'reserved-here' | 'reserved-elsewhere' | 'sold-here' | 'sold-elsewhere';

export type OfferState = 'open' | 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'expired' | 'ended';
export type MeetupState = 'proposed' | 'confirmed' | 'cancelled' | 'replaced';

interface Transition {
  /**
   * Who may take the step: a role, either one, the maker of the offer or meet-up, its receiver, or the clock.
   */
  by: DealRole | 'either' | 'maker' | 'receiver' | 'clock';
  /** Whether `maker` and `receiver` refer to the offer or to the meet-up. */
  about?: 'offer' | 'meetup';
  /** The stages in which the step is possible; all when omitted. */
  stages?: readonly DealStage[];
  /** Whether the step requires an open offer, or requires that there is none. */
  offer?: 'open' | 'none';
  /** The meet-up states in which the step is possible. */
  meetup?: readonly MeetupState[];
  /** The step is refused while the listing is paused, unless it is reserved for this buyer. */
  onSale?: true;
  /** The step is possible even if the other participant can't be reached. */
  whenUnreachable?: true;
  to: { stage?: DealStage; offer?: OfferState; meetup?: MeetupState };
}

/** The stages before a sale. After it, buyer and seller arrange everything else in chat. */
const UNSOLD = ['available', 'reserved-here', 'reserved-elsewhere'] as const satisfies readonly DealStage[];

/**
 * Every step of a deal: who may take it, when, and what it leads to. The server's checks and `can` both use
 * this.
 */
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
  declineOffer: {
    by: 'receiver',
    about: 'offer',
    offer: 'open',
    whenUnreachable: true,
    to: { offer: 'declined' },
  },
  withdrawOffer: {
    by: 'maker',
    about: 'offer',
    offer: 'open',
    whenUnreachable: true,
    to: { offer: 'withdrawn' },
  },
  expireOffer: { by: 'clock', offer: 'open', whenUnreachable: true, to: { offer: 'expired' } },

  reserve: {
    by: 'seller',
    stages: ['available', 'reserved-here'],
    onSale: true,
    to: { stage: 'reserved-here' },
  },
  release: { by: 'either', stages: ['reserved-here'], whenUnreachable: true, to: { stage: 'available' } },
  endReservation: {
    by: 'clock',
    stages: ['reserved-here'],
    whenUnreachable: true,
    to: { stage: 'available' },
  },

  sell: { by: 'seller', stages: ['available', 'reserved-here'], to: { stage: 'sold-here' } },
  undoSale: { by: 'seller', stages: ['sold-here'], whenUnreachable: true, to: { stage: 'available' } },

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
    whenUnreachable: true,
    to: { meetup: 'cancelled' },
  },
} as const satisfies Record<string, Transition>;

export type DealAction = keyof typeof LIFECYCLE;
export type DealAbility = Exclude<DealAction, 'expireOffer' | 'endReservation'>;

export const DEAL_ABILITIES = (Object.keys(LIFECYCLE) as DealAction[]).filter(
  (action): action is DealAbility => LIFECYCLE[action].by !== 'clock',
);

/** The facts that decide which steps are possible. */
export interface DealSituation {
  role: DealRole | 'clock';
  stage: DealStage;
  /** The role of the person who made the open offer. */
  offerBy: DealRole | null;
  /** The upcoming meet-up: the role of the person who proposed it, and its state. */
  meetup: { by: DealRole; state: MeetupState } | null;
  /** The seller paused the listing. An existing reservation stays valid. */
  paused: boolean;
  /** The other participant is able to answer. */
  reachable: boolean;
  /** The item is free. */
  free: boolean;
}

/** The reasons why a step can be refused. */
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

/** Returns the most important reason why a step is refused, or null if it is allowed. */
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
  if (!reachable && !step.whenUnreachable) return 'nobody-there';
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
