import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { downloadFile } from '../../../../platform/web/files/download-file.ts';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../platform/web/page/page-meta.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { DataTable } from '../../../../platform/web/ui/data-table.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PageBand } from '../../../../platform/web/ui/page-band.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import { CASE_REASONS, type PersonAction, type SubjectAction } from '../contract/case-limits.ts';
import type { TransparencyMonth } from '../contract/transparency.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = pageOf(context);
  const [numbers, rules] = await Promise.all([
    load(api.GET('/api/transparency')),
    load(api.GET('/api/site-rules')),
  ]);
  return { numbers, rules: rules.rules };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'How we keep it fair', 'What people reported, what we did about it, and our rules.');

/** The rules, what people reported by month, and what was done about it. */
export default function TransparencyPage() {
  const { numbers, rules } = useLoaderData<typeof loader>();
  const { siteName } = useSite();
  const [latest] = numbers.months;
  return (
    <div className="wrap pt-1.5 pb-10 md:pt-3">
      <PageBand title={`How we keep ${siteName} fair`} icon="shield-check">
        <p className="mt-2.5 max-w-[34em] text-lg">
          What people reported, what we did about it, and how often we were wrong. Counted every night.
        </p>
      </PageBand>
      {latest === undefined ? (
        <p className="mt-6 text-ink-2">The first numbers appear after the first night.</p>
      ) : (
        <Month month={latest} />
      )}
      {numbers.months.length > 0 && <ByMonth months={numbers.months} />}
      <section id="rules" className="mt-9">
        <h2 className="mb-2.5 text-2xl">Our rules</h2>
        <ol className="grid gap-x-18 border-b border-line lg:grid-cols-2">
          {rules.map(({ id, number, title, text }) => (
            <li key={id} className="grid grid-cols-[28px_minmax(0,1fr)] border-t border-line py-3">
              <span className="num text-ink-2">{number}.</span>
              <p className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{title}</b>
                <span className="block text-ink-2">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </section>
      <p className="hint mt-5">We never break down counts below 3, so that nobody can be recognized.</p>
    </div>
  );
}

function Month({ month }: { month: TransparencyMonth }) {
  const { reports, decided, medianMinutes, actions, appeals, changed } = month;
  const name = monthName(month);
  const facts = [
    { term: month.complete ? `reports in ${name}` : `reports in ${name} so far`, value: grouped(reports) },
    {
      term: 'until half were decided',
      value: medianMinutes === null ? 'None yet' : shortSpan(medianMinutes),
    },
    { term: 'broke a rule', value: shareOf(actions, decided) },
    {
      term:
        appeals === 1 ? 'of 1 appeal changed our mind' : `of ${grouped(appeals)} appeals changed our mind`,
      value: grouped(changed),
    },
  ];
  const did = [
    ...month.bySubjectAction.map(({ action, count }) => ({ label: SUBJECT_WORDS[action], count })),
    ...month.byPersonAction
      .filter(({ action }) => action !== 'none')
      .map(({ action, count }) => ({ label: PERSON_WORDS[action], count })),
  ];
  const reported = month.byReason.map(({ reason, count }) => ({
    label: CASE_REASONS.find(({ value }) => value === reason)?.label ?? reason,
    count,
  }));
  return (
    <>
      <dl className="mt-6.5 mb-2 grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-4">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-col-reverse justify-end">
            <dt className="text-md leading-snug text-ink-2">{term}</dt>
            <dd className="num mb-1.5 font-display text-[2.25rem] leading-none font-extrabold tracking-[-0.04em]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-x-18 lg:grid-cols-2">
        <Bars title={`What we did in ${name}`} rows={did} />
        <Bars title={`What people reported in ${name}`} rows={reported} />
      </div>
      {decided > 0 && (
        <p className="hint mt-3">
          A person decided {decided === 1 ? 'the case' : `all ${grouped(decided)} cases`}.
        </p>
      )}
    </>
  );
}

const SUBJECT_WORDS: Readonly<Record<SubjectAction, string>> = {
  none: 'Nothing wrong',
  'ask-change': 'Asked for a change',
  hide: 'Hid',
  'take-down': 'Took down',
  restore: 'Restored',
};
const PERSON_WORDS: Readonly<Record<PersonAction, string>> = {
  none: 'Nothing',
  warn: 'Warned',
  limit: 'Limited',
  suspend: 'Suspended',
  close: 'Closed an account',
};

function Bars({ title, rows }: { title: string; rows: readonly { label: string; count: number }[] }) {
  if (rows.length === 0) return null;
  const sorted = rows.toSorted((a, b) => b.count - a.count);
  const max = sorted[0]?.count ?? 1;
  return (
    <section className="mt-9">
      <h2 className="mb-2.5 text-2xl">{title}</h2>
      <ul className="grid gap-2 text-md">
        {sorted.map(({ label, count }) => (
          <li key={label} className="grid grid-cols-[140px_minmax(0,1fr)_40px] items-center gap-x-3.5">
            {label}
            <i
              className="h-4.5 min-w-1.5 rounded-full bg-lilac-strong"
              style={{ width: `${(100 * count) / max}%` }}
              aria-hidden="true"
            />
            <span className="num text-end">{grouped(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const HEADS = ['Month', 'Reports', 'Decided', 'Half within', 'Actions', 'Appeals', 'Changed'] as const;

function ByMonth({ months }: { months: readonly TransparencyMonth[] }) {
  const rows = months.map((month) => ({
    key: month.month,
    name: month.complete ? monthName(month) : `${monthName(month)} so far`,
    cells: [
      grouped(month.reports),
      grouped(month.decided),
      month.medianMinutes === null ? '' : shortSpan(month.medianMinutes),
      grouped(month.actions),
      grouped(month.appeals),
      grouped(month.changed),
    ],
  }));
  const csv = () =>
    [
      HEADS,
      ...months.map((m) => [
        m.month,
        m.reports,
        m.decided,
        m.medianMinutes ?? '',
        m.actions,
        m.appeals,
        m.changed,
      ]),
    ]
      .map((row) => row.join(','))
      .join('\r\n');
  return (
    <section className="mt-9">
      <h2 className="mb-2.5 text-2xl">By month</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls needs the focus */}
      <div className="scroll-row -mx-4 px-4" role="region" aria-label="By month" tabIndex={0}>
        <div className="min-w-160 flex-1">
          <DataTable caption="Reports, decisions and appeals by month" heads={HEADS} rows={rows} />
        </div>
      </div>
      <Button
        variant="line"
        className="mt-3.5"
        onClick={() => downloadFile(new Blob([csv()], { type: 'text/csv' }), 'transparency.csv')}
      >
        <Icon name="download" />
        Download as CSV
      </Button>
    </section>
  );
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the name of a month, such as 'July 2026'. */
function monthName({ month }: TransparencyMonth): string {
  const [year, number] = month.split('-');
  return `${MONTHS[Number(number) - 1] ?? ''} ${year ?? ''}`;
}

/** Formats minutes as '38 min' or '1 h 12 min'. */
function shortSpan(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

/** Formats a share as '1 in 3'; 'None' without any. */
const shareOf = (part: number, all: number): string =>
  part === 0 ? 'None' : `1 in ${Math.max(1, Math.round(all / part))}`;
