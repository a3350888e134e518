import clsx from 'clsx';
import { useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../platform/web/list/use-paged-list.ts';
import { listLabel } from '../../../../platform/web/time/time-labels.ts';
import { useClock } from '../../../../platform/web/time/use-clock.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../platform/web/ui/load-more.tsx';
import { shortDate } from '../../../../shared/dates.ts';
import { grouped } from '../../../../shared/grouped.ts';
import type { PointEntry, Points } from '../contract/points.ts';
import { ACTION_ICONS, entryText, pointsText, REASON_TEXTS, summaryText } from './action-texts.ts';

interface MyPointsProps {
  eventId: string;
  points: Points;
  /** Set for past events: actions are summed up, and the entries can be opened. */
  summed?: boolean;
}

/** The viewer's ledger of an event: earned, waiting and taken-back points. */
export function MyPoints({ eventId, points, summed = false }: MyPointsProps) {
  const [showsAll, setShowsAll] = useState(!summed);
  return (
    <section id="my-points" aria-labelledby="my-points-title" className="rounded-xl bg-lilac p-6">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 id="my-points-title" className="text-3xl">
          My points
        </h2>
        <b className="num font-display text-4xl leading-none font-extrabold tracking-[-0.03em]">
          {grouped(points.points)}
        </b>
      </div>
      {showsAll ? (
        <Entries eventId={eventId} points={points} />
      ) : (
        <>
          <ul>
            {points.acts
              .filter(({ count }) => count > 0)
              .map(({ act, count, total }) => (
                <Line key={act} icon={ACTION_ICONS[act]} text={summaryText(act, count)} points={total} />
              ))}
          </ul>
          {points.total > 0 && (
            <Button variant="quiet" block className="mt-1.5 text-on-lilac!" onClick={() => setShowsAll(true)}>
              Show all activity
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Entries({ eventId, points }: Pick<MyPointsProps, 'eventId' | 'points'>) {
  const clock = useClock();
  const list = usePagedList(points, {
    fetchPage: (cursor) =>
      outcomeOf(
        api.GET('/api/flash-drops/{id}/points', { params: { path: { id: eventId }, query: { cursor } } }),
      ),
    itemsOf: ({ entries }) => entries,
  });
  const entries = newestFirst([...points.waiting, ...(list.items ?? [])]);
  if (entries.length === 0) {
    return <p className="text-md text-on-lilac">Nothing yet. Your first listing earns 20.</p>;
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Line
            key={`${entry.state}:${entry.id}`}
            icon={entry.state === 'taken-back' ? 'undo-2' : ACTION_ICONS[entry.act]}
            text={entryText(entry)}
            note={noteOf(entry) ?? (clock === null ? shortDate(entry.at) : listLabel(entry.at, clock))}
            points={entry.points}
            state={entry.state}
          />
        ))}
      </ul>
      <LoadMore list={list} className="mt-3" label="Show all activity" />
    </>
  );
}

const noteOf = ({ state, reason }: PointEntry): string | null => {
  if (state === 'waiting') return 'Waiting for someone to open it';
  return reason === null ? null : REASON_TEXTS[reason];
};

const newestFirst = (entries: readonly PointEntry[]): PointEntry[] =>
  entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));

interface LineProps {
  icon: (typeof ACTION_ICONS)[PointEntry['act']];
  text: string;
  note?: string;
  points: number;
  state?: PointEntry['state'];
}

function Line({ icon, text, note, points, state }: LineProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-on-lilac/16 not-first:border-t">
      <span
        className="grid size-8.5 flex-none place-items-center rounded-sm rounded-ss-md bg-surface/60 text-on-lilac"
        aria-hidden="true"
      >
        <Icon name={icon} className="icon-sm" />
      </span>
      <span className="min-w-0 flex-1">
        <b dir="auto" className="block truncate text-md leading-[1.3] font-semibold">
          {text}
        </b>
        {note && <small className="num block text-xs text-on-lilac">{note}</small>}
      </span>
      <b
        className={clsx(
          'num font-display text-lg leading-none font-extrabold',
          state === 'waiting' &&
            'rounded-xs px-2 py-1.25 font-[650]! text-on-lilac shadow-[inset_0_0_0_1.5px_color-mix(in_oklch,var(--on-lilac)_55%,transparent)]',
          state === 'not-counted' && 'text-on-lilac',
          points < 0 && 'text-danger',
        )}
      >
        {pointsText(points)}
      </b>
    </li>
  );
}
