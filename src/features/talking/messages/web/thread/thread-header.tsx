import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { canMovePages } from '../../../../../platform/web/page-transition.ts';
import { useSlot } from '../../../../../platform/web/slot.tsx';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../../platform/web/ui/price-tag.tsx';
import { Rating } from '../../../../../platform/web/ui/rating.tsx';
import { formatPrice } from '../../../../../shared/money.ts';
import { type KnownListing, StatusBadge } from '../../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../../items/photos/web/photos.ts';
import type { PersonSummary } from '../../../../people/people/contract/person-summary.ts';
import { ratingsText } from '../../../../people/people/contract/ratings-text.ts';
import type { SomePerson } from '../../../../trust/blocks/web/blocks.ts';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { Chat, ConversationListing } from '../../contract/message.ts';
import { chatExtensionsSlot } from './chat-extensions.ts';
import { ThreadHead } from './thread-frame.tsx';

interface ThreadHeaderProps {
  chat: Chat;
  /** Called after the participant was blocked or unblocked. */
  onBlock: () => void;
}

/** Shows the other participant, with a link to their profile. */
export function ThreadHeader({ chat, onBlock }: ThreadHeaderProps) {
  const { id, participant, denial } = chat;
  const person = personOf(chat);
  return (
    <ThreadHead>
      <Link
        className="icon-btn md:hidden"
        to="/messages"
        viewTransition={canMovePages()}
        aria-label="Back to messages"
        title="Back to messages"
      >
        <Icon name="arrow-left" className="icon-lg! rtl:-scale-x-100" />
      </Link>
      <span data-moves="chat-face" className="flex-none">
        <Avatar
          name={participant.name}
          url={participant.kind === 'member' ? participant.avatarUrl : null}
          size={44}
        />
      </span>
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate font-sans text-lg leading-tight font-bold tracking-normal">
          {participant.kind === 'member' ? (
            <Link to={`/profile/${participant.id}`}>{participant.name}</Link>
          ) : (
            participant.name
          )}
        </h2>
        <p className="t-small flex items-center gap-1.5 text-ink-2">{lineOf(participant)}</p>
      </div>
      {(id ?? person) !== null && (
        <SafetyMenu
          target={id === null ? { kind: 'profile', id: person?.id ?? '' } : { kind: 'conversation', id }}
          person={person}
          blocked={denial === 'blocked'}
          onBlock={onBlock}
        />
      )}
    </ThreadHead>
  );
}

function lineOf(participant: PersonSummary) {
  if (participant.kind === 'guest') return 'Sells without an account';
  if (participant.kind === 'gone') return 'No longer here';
  if (participant.rating === null) return 'No ratings yet';
  return (
    <>
      <Rating value={participant.rating} />
      <span aria-hidden="true">·</span>
      {ratingsText(participant.totalRatings)}
    </>
  );
}

/**
 * Shows the listing of the conversation, always in view. In a low chat it takes one line, with the state of
 * the deal.
 */
export function PinnedListing({ listing }: { listing: ConversationListing }) {
  const { id, title, priceCents, cover, own } = listing;
  const extensions = useSlot(chatExtensionsSlot);
  const status = <StatusBadge listing={listing} dot />;
  return (
    <Link
      className="mx-3 flex min-h-15.5 flex-none flex-wrap items-center gap-x-3 gap-y-1.5 rounded-lg bg-surface-2 py-2 ps-2 pe-3.5 [--badge-ground:var(--surface-3)] hover:bg-surface-3 md:mx-3.5 low:mx-0 low:min-h-13 low:min-w-0 low:flex-1 low:flex-nowrap low:py-1.5 low:ps-1.5"
      to={`/listing/${id}`}
      state={{ listing } satisfies KnownListing}
    >
      {cover && (
        <PhotoPicture
          photo={cover}
          sizes="52px"
          alt=""
          eager
          className="size-12 rounded-md bg-cover object-cover low:size-10"
        />
      )}
      <span className="grid min-w-0 flex-1 basis-30 justify-items-start gap-1 ps-1 low:gap-0 low:ps-0">
        <b dir="auto" className="max-w-full truncate text-md font-[650] low:leading-tight">
          {title}
        </b>
        <span className="flex flex-wrap gap-1.5 low:hidden">
          {status}
          {own && <Badge>Your listing</Badge>}
        </span>
        <span className="t-small hidden max-w-full items-center gap-1.5 text-ink-2 low:flex">
          <span className="num">{formatPrice(priceCents).amount}</span>
          {extensions.reduce<ReactNode>(
            (inside, { Line }) => (Line ? <Line>{inside}</Line> : inside),
            status,
          )}
        </span>
      </span>
      <span className="ms-auto flex low:hidden">
        <PriceTag cents={priceCents} zest flat />
      </span>
    </Link>
  );
}

/**
 * Returns the other participant as a person to block: by conversation, or by profile before a conversation
 * exists.
 */
export function personOf({ id, participant }: Chat): SomePerson | null {
  const { kind, name } = participant;
  if (kind === 'gone') return null;
  if (id !== null) return { name, subject: 'conversation', id };
  return kind === 'member' ? { name, subject: 'profile', id: participant.id } : null;
}
