import type { Ref } from 'react';
import { Link } from 'react-router';
import { canMovePages } from '../../../../platform/web/page/page-transition.ts';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../platform/web/ui/badge.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { Rating } from '../../../../platform/web/ui/rating.tsx';
import { distanceText } from '../../../../shared/distance.ts';
import { HeartButton, useFavorite, useMessageSeller } from '../../../items/listings/web/listings.ts';
import { PhotoPicture } from '../../../items/photos/web/photos.ts';
import { SignInDialog } from '../../../people/accounts/web/accounts.ts';
import type { MatchFact, WantMatch } from '../contract/want-match.ts';

interface MatchRowProps {
  match: WantMatch;
  /** Whether this is the first match. Its button is the primary one. */
  best: boolean;
  linkRef?: Ref<HTMLAnchorElement>;
}

const PHOTO_SIZES = '(min-width: 40rem) 180px, 92vw';

/** A match: the item, its seller, and its pros and cons. */
export function MatchRow({
  match: { listing, favourite: isFavorite, pros, cons },
  best,
  linkRef,
}: MatchRowProps) {
  const { id, title, cover, seller, priceCents, distanceKm } = listing;
  const message = useMessageSeller(listing);
  const heart = useFavorite(id, isFavorite);
  const address = `/listing/${id}`;
  return (
    <li className="press grid gap-3.5 border-line py-4 not-first:border-t first:pt-0 sm:grid-cols-[180px_minmax(0,1fr)] sm:gap-5.5">
      <Link
        to={address}
        viewTransition={canMovePages()}
        tabIndex={-1}
        aria-hidden="true"
        className={`photo max-sm:aspect-16/10 sm:self-start ${cover ? '' : 'photo-none'}`}
      >
        {cover ? (
          <PhotoPicture photo={cover} sizes={PHOTO_SIZES} eager={best} alt="" />
        ) : (
          <>
            <Icon name="image-off" />
            No Image
          </>
        )}
        {listing.reserved && (
          <span className="photo-badges">
            <Badge tone="warn">Reserved</Badge>
          </span>
        )}
        <PriceTag cents={priceCents} rounded />
      </Link>
      <div className="min-w-0">
        <h3 className="font-sans text-lg leading-tight font-[650] tracking-normal wrap-anywhere" dir="auto">
          <Link
            ref={linkRef}
            to={address}
            viewTransition={canMovePages()}
            className="underline-offset-3 hover:underline"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <Avatar name={seller.name} url={seller.kind === 'member' ? seller.avatarUrl : null} />
          <bdi className="min-w-0 wrap-anywhere">{seller.name}</bdi>
          {seller.kind === 'member' && seller.rating !== null && <Rating value={seller.rating} />}
          {distanceKm !== undefined && (
            <span className="ms-1.5 inline-flex items-center gap-1">
              <Icon name="map-pin" className="icon-sm" />
              <span className="sr-only">Distance: </span>
              {distanceText(distanceKm)}
            </span>
          )}
        </p>
        <div className="mt-3 grid gap-x-6 gap-y-1.5 text-md leading-snug sm:grid-cols-[1.25fr_1fr]">
          <Facts label="Pros" facts={pros} />
          <Facts label="Cons" facts={cons} />
        </div>
        <div className="mt-3.5 flex gap-2">
          <Button
            variant={best ? 'primary' : 'line'}
            className="max-sm:flex-1"
            busy={message.busy}
            busyLabel="Opening..."
            {...message.ahead}
            onClick={message.begin}
          >
            <Icon name="message-circle" />
            Message
            <span className="sr-only">
              {' '}
              {seller.name} about {title}
            </span>
          </Button>
          <HeartButton favorite={heart} of={title} look="line" />
        </div>
      </div>
      <SignInDialog {...(heart.signIn.open ? heart.signIn : message.signIn)} />
    </li>
  );
}

/** A list of pros or cons. The icon and the list's label both say which. */
function Facts({ label, facts }: { label: 'Pros' | 'Cons'; facts: readonly MatchFact[] }) {
  if (facts.length === 0) return null;
  const isPro = label === 'Pros';
  return (
    <ul aria-label={label} className={`grid content-start gap-1.5 ${isPro ? '' : 'text-ink-2'}`}>
      {facts.map(({ kind, parts }) => (
        <li key={kind} className="flex gap-2">
          <Icon
            name={isPro ? 'check' : 'minus'}
            className={`icon-sm mt-0.75 flex-none ${isPro ? 'text-success' : 'text-ink-3'}`}
          />
          <span className="min-w-0 wrap-anywhere">
            {parts.map(({ text, strong }) =>
              strong ? (
                <b key={text} className="font-bold text-ink">
                  {text}
                </b>
              ) : (
                text
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
