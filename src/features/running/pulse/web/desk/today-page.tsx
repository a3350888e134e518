import { PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import clsx from 'clsx';
import { useId } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { DataTable } from '../../../../../platform/web/ui/data-table.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { dayAndMonth } from '../../../../../shared/dates.ts';
import { grouped } from '../../../../../shared/grouped.ts';
import { formatDollars } from '../../../../../shared/money.ts';
import { AuditEntryRow, DeskHead } from '../../../operators/web/operators.ts';
import type { DayCounts, MissingService, Todo } from '../../contract/pulse.ts';
import { DeskSection } from './desk-section.tsx';
import { HealthList, hasWarnings } from './health-list.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/desk/pulse'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Today. Operator', 'How this site is doing, and what needs you.');

/** How the site is doing, and what waits for an operator. */
export default function TodayPage() {
  const { todos, todosLeftOut, health, days, missing, log } = useLoaderData<typeof loader>();
  const late = todos.filter(({ isLate }) => isLate).length;
  return (
    <>
      <DeskHead title="Today">{summaryOf(todos.length, late, !hasWarnings(health))}</DeskHead>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <DeskSection
          title="Needs you"
          hint={todosLeftOut > 0 ? `${todos.length} of ${todos.length + todosLeftOut}` : null}
        >
          {todos.length === 0 ? (
            <p className="border-t border-line py-4 text-ink-2">Nothing. You're all caught up.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {todos.map((todo) => (
                <TodoRow key={`${todo.kind} ${todo.title}`} todo={todo} />
              ))}
            </ul>
          )}
        </DeskSection>
        <DeskSection title="Health">
          <HealthList health={health} />
        </DeskSection>
      </div>
      <DeskSection
        title="Last 14 days"
        hint="Fainter bars are weekends, the striped one is today so far"
        className="mt-8"
      >
        <DayCharts days={days} />
      </DeskSection>
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]">
        <DeskSection title="Not set up, and what people miss" id="set-up">
          {missing.length === 0 ? (
            <p className="border-t border-line py-4 text-ink-2">Everything is set up.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {missing.map((service) => (
                <MissingRow key={service.id} service={service} />
              ))}
            </ul>
          )}
        </DeskSection>
        <DeskSection
          title="Recent actions"
          hint={
            <Link to="/operator/log" className="py-3 underline underline-offset-3">
              Audit log
            </Link>
          }
        >
          {log.length === 0 ? (
            <p className="border-t border-line py-4 text-ink-2">No operator actions yet.</p>
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {log.map((entry) => (
                <AuditEntryRow key={entry.id} entry={entry} isNarrow />
              ))}
            </ol>
          )}
        </DeskSection>
      </div>
    </>
  );
}

function summaryOf(todos: number, late: number, isWell: boolean): string {
  if (late > 0) return late === 1 ? "One thing can't wait." : `${late} things can't wait.`;
  if (!isWell) return 'Nothing is late. Health has a warning.';
  return todos === 0 ? 'Everything runs well.' : 'Everything runs well. Nothing is late.';
}

const TODO_LOOKS: Readonly<Record<Todo['kind'], { icon: IconName; action: string }>> = {
  cases: { icon: 'inbox', action: 'Open cases' },
  mails: { icon: 'mail', action: 'See why' },
  jobs: { icon: 'clock', action: 'See why' },
  'set-up': { icon: 'settings-2', action: 'See how' },
};

function TodoRow({ todo: { kind, title, text, isLate, link } }: { todo: Todo }) {
  const { icon, action } = TODO_LOOKS[kind];
  return (
    <li className="grid min-h-14.5 grid-cols-[32px_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
      <span
        className={clsx(
          'grid size-8 place-items-center rounded-sm rounded-ss-tile',
          isLate ? 'bg-coral-soft text-coral' : 'bg-surface-2 text-ink-2',
        )}
      >
        <Icon name={icon} className="icon-sm" />
      </span>
      <div className="wrap-anywhere">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{text}</p>
      </div>
      <ButtonLink variant="line" to={link} aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </li>
  );
}

function MissingRow({ service: { name, settings, cost } }: { service: MissingService }) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)_minmax(0,11rem)]">
      <b className="font-semibold">{name}</b>
      <p className="text-sm text-ink-2">{cost}</p>
      <p className="text-xs wrap-anywhere text-ink-2 sm:text-end">
        Set <code>{settings}</code>
      </p>
    </li>
  );
}

type Counted = 'people' | 'listings' | 'deals' | 'cents';

const CHARTS: readonly { of: Counted; title: string; text: (value: number) => string }[] = [
  { of: 'people', title: 'New people', text: grouped },
  { of: 'listings', title: 'New listings', text: grouped },
  { of: 'deals', title: 'Deals', text: grouped },
  { of: 'cents', title: 'Plan and credit sales', text: formatDollars },
];

/** What happened on each day, oldest first. The last day is today so far. */
function DayCharts({ days }: { days: readonly DayCounts[] }) {
  return (
    <div className="grid grid-cols-2 gap-x-7 gap-y-6 lg:grid-cols-4">
      {CHARTS.map(({ of, title, text }) => (
        <DayChart
          key={of}
          title={title}
          text={text}
          days={days.map((day) => ({ day: day.day, value: day[of] }))}
        />
      ))}
    </div>
  );
}

interface DayChartProps {
  title: string;
  text: (value: number) => string;
  days: readonly { day: string; value: number }[];
}

const WIDTH = 100;
const HEIGHT = 64;

function DayChart({ title, text, days }: DayChartProps) {
  const id = useId();
  const values = days.map(({ value }) => value);
  const today = values.at(-1) ?? 0;
  const total = values.reduce((sum, value) => sum + value, 0);
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, WIDTH], paddingInner: 0.18 });
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...values)], range: [0, HEIGHT - 4] });
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="desk-h3 text-sm">{title}</h3>
      <p className="font-display text-2xl font-extrabold tabular-nums">
        {text(today)}
        <span className="sr-only"> today so far</span>
      </p>
      <p className="text-xs text-ink-2">
        {text(values.at(-2) ?? 0)} yesterday, {text(total)} in 14 days
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-2 h-16 w-full border-b border-line rtl:-scale-x-100"
      >
        <PatternLines
          id={id}
          width={3}
          height={3}
          orientation={['diagonal']}
          background="var(--surface-3)"
          stroke="var(--lilac-strong)"
          strokeWidth={1.2}
        />
        {days.map(({ day, value }, index) => (
          <Bar
            key={day}
            x={x(day)}
            y={HEIGHT - y(value)}
            width={x.bandwidth()}
            height={y(value)}
            rx={1.2}
            fill={index === days.length - 1 ? `url(#${id})` : 'var(--lilac-strong)'}
            opacity={isWeekend(day) && index < days.length - 1 ? 0.55 : 1}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-2xs text-ink-2">
        <span>{dayAndMonth(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </p>
      <div className="sr-only">
        <DataTable
          caption={`${title} by day`}
          heads={['Day', title]}
          rows={days.map(({ day, value }) => ({ key: day, name: dayAndMonth(day), cells: [text(value)] }))}
        />
      </div>
    </section>
  );
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());
