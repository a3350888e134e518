import { Link, useNavigate } from 'react-router';
import { api } from '../../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../../platform/web/api/use-api-action.ts';
import { Avatar } from '../../../../../platform/web/ui/avatar.tsx';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { ServerButton } from '../../../../../platform/web/ui/server-button.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { dayAndMonth, shortDate } from '../../../../../shared/dates.ts';
import { useViewer } from '../../../../people/accounts/web/accounts.ts';
import type { CasePerson, LinkedPerson } from '../../contract/case.ts';
import type { Standing } from '../../contract/case-parts.ts';
import { CaseSection } from './case-section.tsx';
import { standingLabel } from './case-words.ts';

/** The person a case is about: how long they are here, and what they did. */
export function PersonSection({ person }: { person: CasePerson }) {
  const isOperator = useIsOperator();
  const numbers = [
    ['Listings', person.listings],
    ['Sold', person.sold],
    ['Reviews', person.reviews],
    ['New chats', person.newChats],
    ['Earlier cases', person.earlierCases],
    ['Broke rules', person.brokeRules],
  ] as const;
  return (
    <CaseSection
      title={<bdi>{person.name}</bdi>}
      aside={
        isOperator && (
          <Link to={personAddress(person)} className="py-3 underline underline-offset-3">
            Open person
          </Link>
        )
      }
    >
      <div className="flex items-center gap-3">
        <Avatar name={person.name} url={person.avatarUrl} size={44} />
        <p className="min-w-0">
          <b className="font-semibold">
            <bdi>{person.name}</bdi>
          </b>{' '}
          <StandingBadge standing={person.standing} />
          <span className="block text-xs text-ink-2">{personFacts(person)}</span>
        </p>
      </div>
      <dl className="mt-3.5 grid grid-cols-3 gap-x-2 gap-y-3 sm:grid-cols-6">
        {numbers.map(([label, count]) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-2">{label}</dt>
            <dd className="num font-display text-lg leading-tight font-bold tracking-[-0.02em]">{count}</dd>
          </div>
        ))}
      </dl>
    </CaseSection>
  );
}

function personFacts({ kind, joinedAt, emailConfirmed, phoneConfirmed, devices }: CasePerson): string {
  const facts = [kind === 'guest' ? `Guest since ${shortDate(joinedAt)}` : `Joined ${shortDate(joinedAt)}`];
  if (emailConfirmed !== null) {
    const phone = phoneConfirmed === true ? 'phone too' : 'phone not';
    facts.push(emailConfirmed ? `Email confirmed, ${phone}` : 'Email not confirmed');
  }
  if (devices !== null && devices > 0) facts.push(`Logged in on ${counted(devices, 'device')}`);
  return `${facts.join('. ')}.`;
}

function StandingBadge({ standing }: { standing: Standing }) {
  const label = standingLabel(standing);
  if (label === null) return null;
  return (
    <Badge className="bg-danger-soft! text-danger!">
      {standing.until === null ? label : `${label} until ${dayAndMonth(standing.until)}`}
    </Badge>
  );
}

const SIGNALS = { device: 'same device', address: 'same network', photos: 'photos alike' } as const;

/** Whether the viewer may open people's pages. Moderators may not. */
const useIsOperator = () => useViewer().account?.role === 'operator';

const personAddress = ({ kind, id }: Pick<CasePerson, 'kind' | 'id'>): string =>
  `/operator/${kind === 'guest' ? 'guests' : 'people'}/${id}`;

/** Accounts and guests that may belong to the same person, with the reason. */
export function LinkedPeople({ linked, canOpen }: { linked: readonly LinkedPerson[]; canOpen: boolean }) {
  const isOperator = useIsOperator();
  return (
    <CaseSection title="May be the same person">
      <ul className="divide-y divide-line border-y border-line">
        {linked.map((person) => (
          <li
            key={person.id}
            className="grid grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-2.75 py-2.5"
          >
            <Avatar name={person.name} url={person.avatarUrl} size={32} />
            <p className="min-w-0 wrap-anywhere">
              <b className="font-semibold">
                {isOperator ? (
                  <Link to={personAddress(person)} className="hover:underline" dir="auto">
                    {person.name}
                  </Link>
                ) : (
                  <bdi>{person.name}</bdi>
                )}
              </b>{' '}
              <StandingBadge standing={person.standing} />
              <span className="block text-xs text-ink-2">{signalsSentence(person)}</span>
            </p>
            {canOpen && person.kind === 'member' && <OpenCaseButton person={person} />}
          </li>
        ))}
      </ul>
    </CaseSection>
  );
}

function signalsSentence({ signals, strength }: LinkedPerson): string {
  if (strength === 'weak') {
    return signals.includes('photos')
      ? 'Photos alike only. One may have copied the other.'
      : 'Same network only. Could be a shared one.';
  }
  const words = signals.map((signal) => SIGNALS[signal]);
  const text = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

function OpenCaseButton({ person }: { person: LinkedPerson }) {
  const navigate = useNavigate();
  const { busy, run } = useApiAction();
  return (
    <ServerButton
      variant="quiet"
      busy={busy}
      aria-label={`Open a case about ${person.name}`}
      onClick={() =>
        void run(
          () =>
            api.POST('/api/cases', { body: { kind: 'profile', id: person.id, reason: 'other', note: '' } }),
          {
            done: ({ id }) => navigate(`/operator/cases/${id}`),
          },
        )
      }
    >
      Open a case
    </ServerButton>
  );
}
