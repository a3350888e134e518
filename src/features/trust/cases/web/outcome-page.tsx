import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../platform/web/page/page-meta.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { hoursInWords } from '../../../../shared/time.ts';
import { useBlock } from '../../blocks/web/blocks.ts';
import { CASE_LIMITS, CASE_REASONS } from '../contract/case-limits.ts';
import { statementErrors } from '../contract/errors.ts';
import type { ReportOutcome } from '../contract/statement.ts';
import { AppealForm, AppealNotice } from './appeal-form.tsx';
import { LetterMissing, LetterPage, LetterSection, SignList } from './letter-page.tsx';
import { usePageStamp } from './use-page-stamp.ts';

const MISSING = statementErrors.REPORT_NOT_FOUND;

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const id = params.id ?? '';
  const key = url.searchParams.get('key') ?? undefined;
  const answer = await pageOf(context).api.GET('/api/reports/{id}', {
    params: { path: { id }, query: { key } },
  });
  const isMissing = [401, 404, 422].includes(answer.response.status);
  return {
    outcome: isMissing ? null : await load(Promise.resolve(answer)),
    key,
    here: url.pathname + url.search,
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData?.outcome?.title ?? MISSING.title),
  { name: 'robots', content: 'noindex' },
];

/** What came of a report, as its reporter reads it. */
export default function OutcomePage() {
  const { outcome, key, here } = useLoaderData<typeof loader>();
  if (outcome === null) return <LetterMissing title={MISSING.title} text={MISSING.detail} here={here} />;
  // Keyed, so that an appeal that is being written is never sent for another report.
  return <OutcomeLetter key={outcome.id} outcome={outcome} linkKey={key} />;
}

function OutcomeLetter({ outcome, linkKey }: { outcome: ReportOutcome; linkKey: string | undefined }) {
  const stamp = usePageStamp();
  const { id, appeal, can, block, decidedAt, details, moneyAtRisk, appealUntil } = outcome;
  const reason = CASE_REASONS.find(({ value }) => value === outcome.reason)?.label ?? outcome.reason;
  return (
    <LetterPage
      title={outcome.title}
      lead={outcome.text}
      intro={appeal && <AppealNotice appeal={appeal} hours={outcome.appealHours} />}
      summary={[
        {
          term: 'You reported',
          text: `${reason}, ${stamp(outcome.reportedAt)}`,
          more: details !== '' && <span dir="auto">“{details}”</span>,
        },
        {
          term: 'About',
          text: <span dir="auto">{outcome.subjectTitle}</span>,
        },
        ...(outcome.brokeRule === null ? [] : [{ term: 'Rule', text: outcome.brokeRule }]),
        {
          term: 'Decided',
          text: decidedAt === null ? 'Not yet' : `${stamp(decidedAt)}, by a person`,
        },
        { term: 'They know', text: 'That someone reported it. Not who.' },
        { term: 'Reference', text: outcome.reference },
      ]}
    >
      {moneyAtRisk && (
        <LetterSection title="If you already paid">
          <SignList items={ALREADY_PAID} />
        </LetterSection>
      )}
      {can.appeal && (
        <LetterSection title="Not what you hoped for?" id="appeal">
          <p>
            You can ask us to look again
            {appealUntil && `, until ${shortDate(appealUntil)}`}. Usually we answer within{' '}
            {hoursInWords(outcome.appealHours)}.
          </p>
          <AppealForm
            id={id}
            label="What did we miss?"
            placeholder="Tell us what we should look at again."
            send={(text) =>
              api.POST('/api/reports/{id}/appeal', {
                params: { path: { id }, query: { key: linkKey } },
                body: { text },
              })
            }
          />
        </LetterSection>
      )}
      {block && <BlockButton block={block} />}
      {linkKey !== undefined && (
        <p className="hint mt-6">
          This page opens with the link in your email, for {CASE_LIMITS.outcomeMonths} months.
        </p>
      )}
    </LetterPage>
  );
}

const ALREADY_PAID = [
  {
    icon: 'gift',
    className: 'text-ink-2',
    text: (
      <>
        <b className="font-semibold">Gift card:</b> call the number on the card now and ask them to freeze it.
        Keep the card and the receipt.
      </>
    ),
  },
  {
    icon: 'credit-card',
    className: 'text-ink-2',
    text: (
      <>
        <b className="font-semibold">Bank or payment app:</b> report it to them as fraud today. The sooner,
        the better.
      </>
    ),
  },
  {
    icon: 'file-text',
    className: 'text-ink-2',
    text: (
      <>
        <b className="font-semibold">Police:</b> print this page and attach it. It has what you reported and
        when.
      </>
    ),
  },
] as const;

function BlockButton({ block: { kind, id, name } }: { block: NonNullable<ReportOutcome['block']> }) {
  const { busy, block } = useBlock();
  return (
    <p className="mt-5">
      <Button variant="line" busy={busy} onClick={() => void block({ subject: kind, id, name })}>
        <Icon name="ban" />
        <span>
          Block <bdi>{name}</bdi>
        </span>
      </Button>
    </p>
  );
}
