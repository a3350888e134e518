import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import type { FoundDeal, FoundListing, FoundPayment, FoundPerson } from '../../contract/search.ts';
import { RefundDialog } from './refund-dialog.tsx';

/** The address of the page of a person or guest at the desk. */
const personAddress = (id: string, isGuest = false): string =>
  isGuest ? `/operator/guests/${id}` : `/operator/people/${id}`;

interface RowProps {
  picture: ReactNode;
  title: ReactNode;
  text: ReactNode;
  state: ReactNode;
  at: string;
}

function Row({ picture, title, text, state, at }: RowProps) {
  return (
    <li className="press grid min-h-14.5 grid-cols-[36px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 py-2 sm:grid-cols-[36px_minmax(0,1fr)_auto]">
      {picture}
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-start-2 sm:justify-end">
        {state}
        <span className="num text-sm text-ink-2 sm:w-24 sm:text-end">{shortDate(at)}</span>
      </div>
    </li>
  );
}

function Picture({ icon }: { icon: IconName }) {
  return (
    <span className="grid size-9 place-items-center rounded-sm rounded-ss-tile bg-surface-2 text-ink-2">
      <Icon name={icon} className="icon-sm" />
    </span>
  );
}

/** The name of a person or guest, which leads to their page if they are still here. */
function PersonName({ id, guest = null, name }: { id: string | null; guest?: string | null; name: string }) {
  const key = id ?? guest;
  if (key === null) return <bdi>{name}</bdi>;
  return (
    <Link to={personAddress(key, id === null)} className="underline hover:no-underline" dir="auto">
      {name}
    </Link>
  );
}

/** What is unusual about an account; nothing if it isn't. */
export function AccountBadge({ state, isConfirmed }: Pick<FoundPerson, 'state' | 'isConfirmed'>) {
  if (state === 'suspended') return <Badge tone="coral">Suspended</Badge>;
  if (state === 'leaving') return <Badge tone="warn">Being deleted</Badge>;
  return isConfirmed ? null : <Badge tone="warn">Not confirmed</Badge>;
}

export function PersonRow({ person }: { person: FoundPerson }) {
  const { id, kind, name, username, avatarUrl, maskedEmail, joinedAt } = person;
  const email = maskedEmail ?? 'No email';
  return (
    <Row
      picture={<Avatar name={name} url={avatarUrl} size={36} />}
      title={
        <Link to={personAddress(id, kind === 'guest')} className="pt-3 pb-1 hover:underline" dir="auto">
          {name}
        </Link>
      }
      text={username === null || name === username ? email : `${username}, ${email}`}
      state={
        <>
          {kind === 'guest' && <Badge>Guest</Badge>}
          <AccountBadge {...person} />
        </>
      }
      at={joinedAt}
    />
  );
}

const LISTING_STATES = {
  active: <Badge tone="success">For sale</Badge>,
  paused: <Badge>Paused</Badge>,
  sold: <Badge>Sold</Badge>,
  hidden: <Badge tone="warn">Hidden</Badge>,
  'taken-down': <Badge tone="coral">Taken down</Badge>,
  deleted: <Badge tone="coral">Deleted</Badge>,
} as const satisfies Record<FoundListing['state'], ReactNode>;

export function ListingRow({ listing }: { listing: FoundListing }) {
  const { id, title, priceCents, state, pictureUrl, sellerId, sellerGuest, sellerName, at } = listing;
  return (
    <Row
      picture={
        pictureUrl === null ? (
          <Picture icon="package" />
        ) : (
          <img src={pictureUrl} alt="" className="size-9 rounded-sm rounded-ss-tile object-cover" />
        )
      }
      title={
        <Link to={`/listing/${id}`} className="pt-3 pb-1 hover:underline" dir="auto">
          {title}
        </Link>
      }
      text={
        <>
          {formatDollars(priceCents)}, by <PersonName id={sellerId} guest={sellerGuest} name={sellerName} />
        </>
      }
      state={LISTING_STATES[state]}
      at={at}
    />
  );
}

export function DealRow({ deal }: { deal: FoundDeal }) {
  const { title, priceCents, sellerId, sellerGuest, sellerName, buyerId, buyerName, at } = deal;
  return (
    <Row
      picture={<Picture icon="handshake" />}
      title={<bdi>{title}</bdi>}
      text={
        <>
          {formatDollars(priceCents)}, <PersonName id={sellerId} guest={sellerGuest} name={sellerName} /> to{' '}
          <PersonName id={buyerId} name={buyerName} />
        </>
      }
      state={null}
      at={at}
    />
  );
}

/** Opens the dialog that refunds a payment; nothing if nothing is left of it. */
function Refund({ payment }: { payment: FoundPayment }) {
  const [isOpen, setIsOpen] = useState(false);
  if (payment.state !== 'paid' || payment.refundedCents >= payment.amountCents) return null;
  return (
    <>
      <ServerButton
        variant="line"
        size="sm"
        onClick={() => setIsOpen(true)}
        aria-label={`Refund ${payment.title}`}
      >
        Refund
      </ServerButton>
      <RefundDialog payment={payment} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

const PAYMENT_STATES = { due: 'Due', paid: 'Paid', void: 'Void' } as const;

export function PaymentRow({ payment }: { payment: FoundPayment }) {
  const { title, amountCents, refundedCents, state, isTest, reference, personId, personName, at } = payment;
  return (
    <Row
      picture={<Picture icon="credit-card" />}
      title={`${formatDollars(amountCents)}, ${title}`}
      text={
        <>
          <PersonName id={personId} name={personName} />, {reference}
        </>
      }
      state={
        <>
          {isTest && <Badge>Test</Badge>}
          {refundedCents > 0 ? (
            <Badge tone="warn">{formatDollars(refundedCents)} refunded</Badge>
          ) : (
            <Badge tone={state === 'paid' ? 'success' : 'plain'}>{PAYMENT_STATES[state]}</Badge>
          )}
          <Refund payment={payment} />
        </>
      }
      at={at}
    />
  );
}
