import type { Deal } from './deal.ts';
import type { DealRole, DealStage } from './lifecycle.ts';

/** Quick replies for a listing that is reserved or sold, to this buyer or to another one. */
const REPLIES: Record<Exclude<DealStage, 'available'>, Record<DealRole, readonly string[]>> = {
  'reserved-here': {
    buyer: [
      'When can I pick it up?',
      'Where should we meet?',
      'Can I see it today?',
      "I'm on my way.",
      'Thank you!',
    ],
    seller: ['When can you pick it up?', 'Where should we meet?', "I'm on my way.", 'Thank you!'],
  },
  'reserved-elsewhere': {
    buyer: ['Please tell me if it becomes available.', 'I could pick it up today.', 'Thank you!'],
    seller: ['Sorry, it is reserved.', "I'll tell you if it becomes available.", 'Thank you!'],
  },
  'sold-here': {
    buyer: ['Thank you!', 'When can I pick it up?', 'Where should we meet?'],
    seller: ['Thank you!', 'When can you pick it up?', 'Where should we meet?'],
  },
  'sold-elsewhere': {
    buyer: ['Thanks for telling me.', 'Do you have another one?'],
    seller: ["Sorry, it's sold.", 'Thank you for your interest!'],
  },
};

/**
 * Quick replies while an offer is open. They ask neither for a lower price nor whether the item is available.
 */
const OFFERED: Record<DealRole, readonly string[]> = {
  buyer: ['Can I see it today?', 'When can I pick it up?', 'What condition is it in?', 'Thank you!'],
  seller: [
    'Sorry, the price is firm.',
    'When can you pick it up?',
    'Would you like more photos?',
    'Thank you!',
  ],
};

/** Returns the quick replies that fit a deal, or null to use the standard ones. */
export function dealReplies({
  stage,
  role,
  offer,
}: Pick<Deal, 'stage' | 'role' | 'offer'>): readonly string[] | null {
  if (stage !== 'available') return REPLIES[stage][role];
  return offer === null ? null : OFFERED[role];
}
