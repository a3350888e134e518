import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { useHydrated } from '../../../../platform/web/page/use-hydrated.ts';
import { ownStore } from '../../../../platform/web/stored/own-store.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { useDemand } from '../../../finding/wants/web/wants.ts';
import type { Listing } from '../../../items/listings/contract/listing.ts';
import { usePostingPlaces } from '../../../items/listings/web/listings.ts';
import { ruleOf } from '../../../neighbors/flash-drops/contract/point-actions.ts';
import { eventAddress } from '../../../neighbors/flash-drops/web/flash-drops.ts';
import { signUpAddress } from '../../../people/accounts/web/accounts.ts';
import type { PostedListing } from './load-posted.ts';

/** How many people have a saved search that matches. Hidden below three, so that nobody can be identified. */
export function SeekersRow({ listing }: { listing: Listing }) {
  const demand = useDemand(listing);
  if (demand === null || demand.people === null) return null;
  return (
    <Row icon="users-round">
      <b className="block leading-tight font-bold">
        {demand.people} people {demand.near && 'nearby '}are looking for this
      </b>
      <p className="mt-0.5 text-sm leading-snug text-ink-2">They just got an alert.</p>
    </Row>
  );
}

/** The points earned in the current Flash Drop, or an invitation to it. */
export function EventRow({ posted: { event, counts } }: { posted: PostedListing }) {
  if (event === null) return null;
  const { points } = ruleOf('post');
  return (
    <Row
      night
      lead={
        counts && (
          <span className="font-display text-3xl leading-none font-extrabold text-zest tabular-nums">
            +{points}
          </span>
        )
      }
      icon="zap"
      action={
        <ButtonLink to={eventAddress(event.id)} variant="night" className="px-3.5">
          {counts ? 'See rank' : 'See the event'}
        </ButtonLink>
      }
    >
      <b className="block leading-tight font-bold wrap-anywhere" dir="auto">
        {event.title}
      </b>
      <p className="mt-0.5 text-sm leading-snug text-on-night-2">
        {counts
          ? `Sharing adds ${ruleOf('share').points}.`
          : `On now. Listings posted there earn ${points} points.`}
      </p>
    </Row>
  );
}

/** The Drop Zone in which it is also shown. */
export function ZoneRow() {
  const zone = usePostingPlaces().chosen.find(({ param, join }) => param === 'zone' && join === null);
  if (zone === undefined) return null;
  return (
    <Row
      icon="map-pin"
      action={
        <ButtonLink to={zone.path} variant="line" className="px-3.5">
          Open zone
        </ButtonLink>
      }
    >
      <b className="block leading-tight font-bold wrap-anywhere">
        Also in <bdi>{zone.name}</bdi>
      </b>
      <p className="mt-0.5 text-sm leading-snug text-ink-2">Its members see it there.</p>
    </Row>
  );
}

/** Offers a guest an account once, after their first listing. */
export function AccountOffer({ guestId }: { guestId: string }) {
  const name = `account-offer:${guestId}`;
  const [wasOffered] = useState(() => typeof window !== 'undefined' && ownStore().read(name) === true);
  useEffect(() => void ownStore().save(name, true), [name]);
  if (!useHydrated() || wasOffered) return null;
  return (
    <Row
      icon="user-round-plus"
      action={
        <ButtonLink to={signUpAddress('/dashboard')} variant="line" className="px-3.5">
          Sign up
        </ButtonLink>
      }
    >
      <b className="block leading-tight font-bold">Keep it with an account</b>
      <p className="mt-0.5 text-sm leading-snug text-ink-2">
        Free. Your listings and chats move along, and no PIN is needed.
      </p>
    </Row>
  );
}

interface RowProps {
  night?: boolean;
  icon: 'users-round' | 'zap' | 'map-pin' | 'user-round-plus';
  /** Replaces the icon. */
  lead?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

function Row({ night, icon, lead, action, children }: RowProps) {
  return (
    <div
      className={clsx(
        'flex min-h-21 items-center gap-3.5 rounded-xl px-4 py-3.5 max-[22.5rem]:flex-wrap',
        night ? 'on-night-ground' : 'bg-surface-2',
      )}
    >
      {lead || (
        <span
          className={clsx(
            'grid size-11 flex-none place-items-center rounded-md rounded-ss-bubble',
            night ? 'bg-stage-2 text-zest' : 'bg-zest text-on-zest',
          )}
          aria-hidden="true"
        >
          <Icon name={icon} />
        </span>
      )}
      <div className="min-w-0 flex-[1_1_9rem]">{children}</div>
      {action}
    </div>
  );
}
