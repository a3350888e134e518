import { useState } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { load, pageOf, requireId } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { BackLink } from '../../../../../platform/web/ui/back-link.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { monthAndYear, shortDate } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import type { DeskPerson } from '../../contract/person.ts';
import { DeskSection } from './desk-section.tsx';
import { AccountBadge, PaymentRow } from './found-rows.tsx';
import { Account, Actions } from './person-account.tsx';
import { CreditDialog, NoteDialog } from './person-dialogs.tsx';
import { CasesAbout, LastSeen, Totals } from './person-parts.tsx';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  load(pageOf(context).api.GET('/api/desk/people/{id}', { params: { path: { id: requireId(params.id) } } }));

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) =>
  pageMeta(matches, `${loaderData?.name ?? 'Person'}. Operator`, 'An account of this site.');

/** One person: account, payments, credits and notes. */
export default function PersonPage() {
  const person = useLoaderData<typeof loader>();
  const { id, name, username, avatarUrl, joinedAt, isConfirmed, totals, payments, notes } = person;
  const [isNoting, setIsNoting] = useState(false);
  return (
    <>
      <BackLink to="/operator/people" />
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-4">
        <Avatar name={name} url={avatarUrl} size={64} />
        <div className="min-w-0 flex-[1_1_240px]">
          <h1 className="desk-h1 wrap-anywhere" dir="auto">
            {name}
          </h1>
          <p className="text-ink-2">
            {username === name ? '' : `${username}. `}Joined {monthAndYear(joinedAt)}.{' '}
            <LastSeen at={person.lastSeenAt} />
          </p>
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            <AccountBadge {...person} />
            {person.state === 'active' && isConfirmed && <Badge tone="success">Good standing</Badge>}
            <Badge tone="ai">{planName(person.plan)}</Badge>
          </p>
        </div>
        <SeeAs person={person} />
        <ButtonLink variant="line" to={`/profile/${id}`}>
          <Icon name="external-link" />
          Open profile
        </ButtonLink>
        <ButtonLink variant="quiet" to={`/operator/people?q=${id}`}>
          <Icon name="search" />
          Listings and deals
        </ButtonLink>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-start gap-8">
          <Totals
            totals={[
              ['For sale', grouped(totals.forSale)],
              ['Sold', grouped(totals.sold)],
              ['Bought', grouped(totals.bought)],
              ['Reviews', grouped(totals.reviews)],
              ['Rating', totals.rating === null ? 'None' : totals.rating.toFixed(1)],
            ]}
          />
          <DeskSection title="Payments">
            {payments.length === 0 ? (
              <p className="border-t border-line py-4 text-ink-2">None.</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {payments.map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
              </ul>
            )}
          </DeskSection>
          <Credits person={person} />
          <CasesAbout cases={person.cases} />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <Actions person={person} />
          <Account person={person} />
          <DeskSection
            title="Notes"
            hint={
              <ServerButton variant="quiet" onClick={() => setIsNoting(true)}>
                <Icon name="plus" />
                Add note
              </ServerButton>
            }
          >
            {notes.length === 0 && <p className="border-t border-line py-4 text-ink-2">None.</p>}
            <ul className="grid gap-3">
              {notes.map((note) => (
                <li key={note.id} className="border-s-2 border-line ps-3 text-sm wrap-anywhere">
                  <p>
                    <b>
                      <bdi>{note.by}</bdi>
                    </b>
                    , {shortDate(note.at)}
                  </p>
                  <p dir="auto" className="whitespace-pre-line text-ink-2">
                    {note.text}
                  </p>
                </li>
              ))}
            </ul>
            <NoteDialog person={person} open={isNoting} onClose={() => setIsNoting(false)} />
          </DeskSection>
        </div>
      </div>
    </>
  );
}

/** Shows the site as the person sees it, in this browser. */
function SeeAs({ person: { id, name } }: { person: DeskPerson }) {
  const { busy, run } = useApiAction();
  return (
    <ServerButton
      variant="line"
      busy={busy}
      title="View only, for 30 minutes. This is logged"
      onClick={() =>
        void run(() => api.POST('/api/seeing-as', { body: { personId: id } }), {
          // A new document, so that nothing of the operator stays in memory.
          done: () => location.assign('/dashboard'),
        })
      }
    >
      <Icon name="eye" />
      <span>
        See as <bdi>{name}</bdi>
      </span>
    </ServerButton>
  );
}

/** Formats the id of a plan or pack, such as 'premium_monthly'. */
const planName = (plan: string): string => {
  const words = plan.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

const ENTRY_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    start: 'First credits',
    plan: 'Change of plan',
    reset: 'New month',
    purchase: 'Pack bought',
    refund: 'Pack refunded',
    restore: 'Pack restored',
    spend: 'Recording',
    return: 'Recording returned',
    given: 'Given',
    taken: 'Taken',
  }),
);

/** The voice credits of a person, and how they came and went. */
function Credits({ person }: { person: DeskPerson }) {
  const { available, isUnlimited, entries } = person.credits;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DeskSection
      title={`Voice credits: ${isUnlimited ? 'unlimited' : grouped(available)}`}
      hint={
        <ServerButton variant="quiet" onClick={() => setIsOpen(true)}>
          <Icon name="gift" />
          Give or take
        </ServerButton>
      }
    >
      <ul className="divide-y divide-line border-y border-line">
        {entries.map(({ id, kind, change, left, reason, by, at }) => (
          <li
            key={id}
            className="grid min-h-9 grid-cols-[minmax(0,1fr)_auto_4.5rem] sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_4.5rem] items-baseline gap-x-3 py-2"
          >
            <span className="num text-sm text-ink-2 max-sm:col-span-3">{shortDate(at)}</span>
            <span className="wrap-anywhere">
              {ENTRY_NAMES.get(kind) ?? kind}
              {by !== null && (
                <>
                  {' by '}
                  <bdi>{by}</bdi>
                </>
              )}
              {reason !== null && (
                <span className="block text-sm text-ink-2" dir="auto">
                  {reason}
                </span>
              )}
            </span>
            <span className="num">{change < 0 ? `−${grouped(-change)}` : `+${grouped(change)}`}</span>
            <span className="num text-end text-sm text-ink-2">{grouped(left)} left</span>
          </li>
        ))}
      </ul>
      <CreditDialog person={person} open={isOpen} onClose={() => setIsOpen(false)} />
    </DeskSection>
  );
}
