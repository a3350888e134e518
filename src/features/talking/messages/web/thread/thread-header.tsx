import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSlot } from '../../../../../platform/web/page/slot.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { PriceTag } from '../../../../../platform/web/ui/price-tag.tsx';
import { formatPrice } from '../../../../../shared/money.ts';
import { type KnownListing, StatusBadge } from '../../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../../items/photos/web/photos.ts';
import type { SomePerson } from '../../../../trust/blocks/web/blocks.ts';
import { SafetyMenu } from '../../../../trust/reports/web/reports.ts';
import type { Chat, ConversationListing } from '../../contract/message.ts';
import { chatExtensionsSlot } from './chat-extensions.ts';
import { BackLink, PersonLine, THREAD_NAME, ThreadFace, ThreadHead } from './thread-frame.tsx';

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
      <BackLink />
      <ThreadFace participant={participant} />
      <div className="relative min-w-0 flex-1">
        <h2 dir="auto" className={THREAD_NAME}>
          {participant.kind === 'member' ? (
            <Link
              to={`/profile/${participant.id}`}
              // Covers the face and the line below, too.
              className="after:absolute after:inset-y-0 after:-start-14 after:end-0"
            >
              {participant.name}
            </Link>
          ) : (
            participant.name
          )}
        </h2>
        <PersonLine person={participant} />
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

/**
 * Shows the listing of the conversation, always in view. On phones it shares a row with the deal's next action; in
 * landscape it also says the state of the deal.
 */
export function PinnedListing({ listing }: { listing: ConversationListing }) {
  const { id, title, priceCents, cover, own } = listing;
  const extensions = useSlot(chatExtensionsSlot);
  const status = <StatusBadge listing={listing} dot />;
  return (
    <Link
      className="flex items-center gap-x-2.5 rounded-lg bg-surface-2 [--badge-ground:var(--surface-3)] hover:bg-surface-3 alone:min-h-12 alone:min-w-[8.5rem] alone:flex-1 alone:p-1 alone:pe-2.5 beside:mx-3.5 beside:min-h-15.5 beside:flex-none beside:flex-wrap beside:gap-x-3 beside:gap-y-1.5 beside:py-2 beside:ps-2 beside:pe-3.5"
      to={`/listing/${id}`}
      state={{ listing } satisfies KnownListing}
    >
      {cover && (
        <PhotoPicture
          photo={cover}
          sizes="52px"
          alt=""
          eager
          className="size-10 flex-none rounded-md bg-cover object-cover beside:size-12"
        />
      )}
      <span className="grid min-w-0 flex-1 grid-cols-1 justify-items-start beside:basis-30 beside:gap-1 beside:ps-1">
        <b dir="auto" className="max-w-full truncate text-md font-[650] alone:leading-tight">
          {title}
        </b>
        <span className="flex flex-wrap gap-1.5 alone:hidden">
          {status}
          {own && <Badge>Your listing</Badge>}
        </span>
        <span className="t-small flex max-h-[1.9em] max-w-full flex-wrap items-center gap-x-1.5 gap-y-[0.8em] overflow-hidden text-ink-2 flat:flex-nowrap beside:hidden tight:hidden">
          <span className="num">{formatPrice(priceCents).amount}</span>
          <span className="contents flat:hidden">
            {status}
            {own && <span className="truncate">Yours</span>}
          </span>
          <span className="hidden flat:contents">
            {extensions.reduce<ReactNode>(
              (inside, { Line }) => (Line ? <Line>{inside}</Line> : inside),
              status,
            )}
          </span>
        </span>
      </span>
      <span className="ms-auto flex alone:hidden">
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
