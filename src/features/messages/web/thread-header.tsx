import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../platform/web/ui/badge.tsx';
import { PhotoPicture } from '../../../platform/web/ui/photo-picture.tsx';
import { PriceTag } from '../../../platform/web/ui/price-tag.tsx';
import type { ConversationListing, Correspondent } from '../contract/message.ts';

const LINES = { member: null, guest: 'Sells without an account', gone: 'No longer here' } as const;

export function ThreadHeader({ other }: { other: Correspondent }) {
  const line = LINES[other.kind];
  return (
    <header className="thread-head">
      <Link
        className="icon-btn md:hidden"
        to="/messages"
        aria-label="Back to messages"
        title="Back to messages"
      >
        <ArrowLeft className="icon-lg!" aria-hidden="true" />
      </Link>
      <Avatar name={other.name} url={other.kind === 'member' ? other.avatarUrl : null} size={44} />
      <div className="min-w-0">
        <h2>{other.name}</h2>
        {line && <p className="t-small text-ink-2">{line}</p>}
      </div>
    </header>
  );
}

/** What the talk is about, always in view. */
export function PinnedListing({ listing }: { listing: ConversationListing }) {
  const { id, title, priceCents, status, reserved, cover, own } = listing;
  return (
    <Link className="thread-pinned" to={`/listing/${id}`}>
      {cover && <PhotoPicture photo={cover} sizes="52px" alt="" eager />}
      <span className="thread-pinned-words">
        <b>{title}</b>
        <span className="flex gap-1.5">
          {status === 'sold' ? (
            <Badge tone="night">Sold</Badge>
          ) : reserved ? (
            <Badge tone="warn" dot>
              Reserved
            </Badge>
          ) : (
            <Badge tone="success" dot>
              Available
            </Badge>
          )}
          {own && <Badge className="bg-surface-3!">Your listing</Badge>}
        </span>
      </span>
      <PriceTag cents={priceCents} zest flat />
    </Link>
  );
}
