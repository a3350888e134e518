import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { useNow } from '../../../../platform/web/time/use-now.ts';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import { DAY_MS, hoursInWords } from '../../../../shared/time.ts';
import type { CaseKind, PersonAction } from '../contract/case-limits.ts';
import { statementErrors } from '../contract/errors.ts';
import type { Statement } from '../contract/statement.ts';
import { AppealForm, AppealNotice, appealSentence } from './appeal-form.tsx';
import { LetterMissing, LetterPage, LetterSection, SignList } from './letter-page.tsx';
import { usePageStamp } from './use-page-stamp.ts';

const MISSING = statementErrors.STATEMENT_NOT_FOUND;

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const key = url.searchParams.get('key') ?? undefined;
  const answer = await pageOf(context).api.GET('/api/statements/{id}', {
    params: { path: { id }, query: { key } },
  });
  const isMissing = [401, 404, 422].includes(answer.response.status);
  return {
    statement: isMissing ? null : await load(Promise.resolve(answer)),
    key,
    here: url.pathname + url.search,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.statement?.title ?? MISSING.title),
  { name: 'robots', content: 'noindex' },
];

/** What was decided about a person or their content, why, and how to appeal. */
export default function StatementPage() {
  const { statement, key, here } = useLoaderData<typeof loader>();
  if (statement === null) return <LetterMissing title={MISSING.title} text={MISSING.detail} here={here} />;
  // Keyed, so that an appeal that is being written is never sent for another statement.
  return <StatementLetter key={statement.id} statement={statement} linkKey={key} />;
}

function StatementLetter({ statement, linkKey }: { statement: Statement; linkKey: string | undefined }) {
  const stamp = usePageStamp();
  const now = useNow(null);
  const { id, rule, evidence, appeal, can, until, endedAt } = statement;
  return (
    <LetterPage
      title={statement.title}
      lead={statement.text}
      intro={
        <>
          {appeal && <AppealNotice appeal={appeal} hours={statement.appealHours} />}
          {can.appeal && (
            <p className="mt-4">
              <ButtonLink variant="line" to="#appeal">
                Ask for another look
              </ButtonLink>
            </p>
          )}
        </>
      }
      summary={[
        { term: 'What', text: statement.what, more: hiddenSentence(statement) },
        ...(endedAt
          ? [{ term: 'Ended', text: stamp(endedAt) }]
          : until
            ? [{ term: 'Until', text: stamp(until), more: now === null ? null : daysLeft(until, now) }]
            : []),
        {
          term: 'Decided by',
          text: `${statement.byPerson ? 'A person on our team' : 'An automatic check'}, on ${stamp(statement.decidedAt)}`,
          more: statement.byPerson && 'Nothing was decided automatically.',
        },
        { term: 'Source', text: SOURCES[statement.source] },
        { term: 'Reference', text: statement.reference },
      ]}
    >
      {rule && (
        <LetterSection title="The rule">
          <div className="rounded-bubble rounded-ss-xs bg-lilac px-5 py-4">
            <b className="mb-0.75 block font-semibold">
              {rule.number}. {rule.title}
            </b>
            {rule.text}{' '}
            <Link to="/transparency#rules" className="underline underline-offset-3">
              All rules
            </Link>
          </div>
        </LetterSection>
      )}
      {evidence.length > 0 && (
        <LetterSection title="What we looked at">
          <ul className="divide-y divide-line border-y border-line">
            {evidence.map(({ kind, title, text, at }) => (
              <li
                key={`${kind} ${at} ${title}`}
                className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-3.5 py-3.5"
              >
                <span className="grid size-12 place-items-center rounded-md bg-surface-3 text-ink-2">
                  <Icon name={KIND_ICONS[kind]} className="icon" />
                </span>
                <p className="min-w-0 wrap-anywhere">
                  <b className="font-semibold" dir="auto">
                    {title}
                  </b>
                  <span className="block text-sm text-ink-2" dir="auto">
                    As it was on {stamp(at)}
                    {text !== '' && `: “${text}”`}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </LetterSection>
      )}
      {endedAt === null && <WhatYouCanDo action={statement.onPerson} />}
      {can.appeal && (
        <LetterSection title="Ask for another look" id="appeal">
          <p>
            A person reads what you write, usually within {hoursInWords(statement.appealHours)}: someone new,
            if this site has more than one operator. {appealSentence(statement.appealUntil)}
          </p>
          <AppealForm
            id={id}
            label="What did we get wrong?"
            placeholder="Tell us what happened, in your own words."
            photosTo={`/api/statements/${id}/photos${linkKey === undefined ? '' : `?${new URLSearchParams({ key: linkKey })}`}`}
            send={(text, photos) =>
              api.POST('/api/statements/{id}/appeal', {
                params: { path: { id }, query: { key: linkKey } },
                body: { text, photos },
              })
            }
          />
        </LetterSection>
      )}
      <p className="hint mt-5">
        Live in the EU? You can also go to a{' '}
        <a
          href="https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement"
          rel="noreferrer"
          className="underline underline-offset-3"
        >
          certified dispute body
        </a>
        . You can always go to court.
      </p>
    </LetterPage>
  );
}

const SOURCES: Readonly<Record<Statement['source'], string>> = {
  reports: 'Reports from people',
  automatic: 'An automatic check',
  operator: 'Our team',
  appeal: 'An appeal',
};

const KIND_ICONS: Readonly<Record<CaseKind, Parameters<typeof Icon>[0]['name']>> = {
  listing: 'tag',
  photo: 'image',
  message: 'message-circle',
  conversation: 'messages-square',
  review: 'star',
  profile: 'circle-user-round',
  zone: 'map-pin',
  'zone-post': 'pen-line',
  event: 'zap',
};

function hiddenSentence({ alsoHidden: { listings, reviews }, endedAt }: Statement): string | null {
  if (endedAt !== null) return null;
  const parts = [
    listings > 0 && (listings === 1 ? 'other listing' : `${listings} other listings`),
    reviews > 0 && (reviews === 1 ? 'review' : `${reviews} reviews`),
  ].filter((part) => part !== false);
  if (parts.length === 0) return null;
  return `Your ${parts.join(' and ')} ${listings + reviews === 1 ? 'is' : 'are'} hidden until then.`;
}

function daysLeft(until: string, now: number): string | null {
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  if (days <= 0) return null;
  return `${counted(days, 'day')} left`;
}

const CAN: Readonly<Record<PersonAction, readonly { can: boolean; text: string }[]>> = {
  none: [],
  warn: [],
  limit: [
    { can: true, text: 'Sell what you already listed, and reply in your chats' },
    { can: true, text: 'Ask for another look, and write to us' },
    { can: false, text: 'List anything new' },
    { can: false, text: 'Write to people you have no chat with' },
  ],
  suspend: [
    { can: true, text: 'Read your chats, and download your data' },
    { can: true, text: 'Ask for another look, and write to us' },
    { can: true, text: 'Delete your account' },
    { can: false, text: 'List, edit or sell anything' },
    { can: false, text: 'Message anyone but us' },
  ],
  close: [
    { can: true, text: 'Ask for another look, and write to us' },
    { can: false, text: 'List, edit or sell anything' },
    { can: false, text: 'Message anyone but us' },
  ],
};

function WhatYouCanDo({ action }: { action: PersonAction }) {
  const items = CAN[action];
  if (items.length === 0) return null;
  return (
    <LetterSection title="What you can do meanwhile">
      <SignList
        items={items.map(({ can, text }) => ({
          icon: can ? 'check' : 'x',
          className: can ? 'text-success' : 'text-ink-3',
          text: (
            <>
              <span className="sr-only">{can ? 'Yes: ' : 'No: '}</span>
              {text}
            </>
          ),
        }))}
      />
    </LetterSection>
  );
}
