import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PhotoPicture } from '../../../photos/web/photos.ts';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { Rating } from '../../../../platform/web/ui/rating.tsx';
import { StatusBadge } from '../../../listings/web/listings.ts';
import { ratingsText } from '../../../reviews/contract/ratings-text.ts';
import { SafetyMenu } from '../../../reports/web/reports.ts';
import type { PersonSummary } from '../../../people/contract/person-summary.ts';
import type { Chat, ConversationListing } from '../../contract/message.ts';
import { personOf } from './person-of.ts';
import { ThreadHead } from './thread-frame.tsx';

interface ThreadHeaderProps {
  chat: Chat;
  /** After the other one was blocked or unblocked. */
  onBlock: () => void;
}

/** Who the other one is, with the way to their profile. */
export function ThreadHeader({ chat, onBlock }: ThreadHeaderProps) {
  const { id, participant, denial } = chat;
  const person = personOf(chat);
  return (
    <ThreadHead>
      <Link
        className="icon-btn md:hidden"
        to="/messages"
        aria-label="Back to messages"
        title="Back to messages"
      >
        <Icon name="arrow-left" className="icon-lg!" />
      </Link>
      <Avatar
        name={participant.name}
        url={participant.kind === 'member' ? participant.avatarUrl : null}
        size={44}
      />
      <div className="min-w-0 flex-1">
        <h2 className="truncate font-sans text-lg leading-tight font-bold tracking-normal">
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

/** What the talk is about, always in view. */
export function PinnedListing({ listing }: { listing: ConversationListing }) {
  const { id, title, priceCents, cover, own } = listing;
  return (
    <Link
      className="mx-3 flex min-h-15.5 flex-none items-center gap-3 rounded-lg bg-surface-2 py-2 ps-2 pe-3.5 [--badge-ground:var(--surface-3)] hover:bg-surface-3 md:mx-3.5"
      to={`/listing/${id}`}
    >
      {cover && (
        <PhotoPicture
          photo={cover}
          sizes="52px"
          alt=""
          eager
          className="size-12 rounded-md bg-cover object-cover"
        />
      )}
      <span className="grid min-w-0 flex-1 justify-items-start gap-1 ps-1">
        <b className="max-w-full truncate text-md font-[650]">{title}</b>
        <span className="flex gap-1.5">
          <StatusBadge listing={listing} dot />
          {own && <Badge>Your listing</Badge>}
        </span>
      </span>
      <PriceTag cents={priceCents} zest flat />
    </Link>
  );
}
