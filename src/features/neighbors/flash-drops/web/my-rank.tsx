import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../shared/counted.ts';
import { grouped } from '../../../../shared/grouped.ts';
import { ordinal, ordinalEnding } from '../../../../shared/ordinal.ts';
import type { PointEntry } from '../contract/points.ts';
import { ACTION_ICONS, entryText, pointsText } from './action-texts.ts';
import { STAGE_PANEL, STAGE_ROW } from './participation.tsx';
import { LiveMark } from './stage.tsx';
import type { OwnRank } from './standings.ts';

interface MyRankProps {
  standing: OwnRank;
  people: number;
  /** Newest first. */
  entries: readonly PointEntry[];
}

/** The viewer's rank on the stage of a running event, with the distance to the next rank and their latest actions. */
export function MyRank({ standing, people, entries }: MyRankProps) {
  return (
    <section aria-labelledby="my-rank" className={STAGE_PANEL}>
      <div className="flex justify-between gap-3">
        <h2 id="my-rank" className="font-sans text-base leading-normal font-[650] tracking-normal">
          Your place
        </h2>
        <LiveMark className="text-on-night-2" />
      </div>
      <div className="flex items-end gap-5">
        <BigRank rank={standing.rank} />
        <div className="leading-[1.35] text-on-night-2">
          <p className="num">
            <b className="text-xl font-extrabold text-on-night">{grouped(standing.points)}</b>{' '}
            {standing.points === 1 ? 'point' : 'points'}
          </p>
          <p className="num">of {counted(people, 'person', 'people')}</p>
        </div>
      </div>
      <Distance standing={standing} />
      {entries.length > 0 && (
        <div>
          <ul>
            {entries.slice(0, 2).map((entry) => (
              <li key={entry.id} className={STAGE_ROW}>
                <Icon name={ACTION_ICONS[entry.act]} className="icon-sm flex-none" />
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {entryText(entry)}
                </span>
                <b className="num font-display text-lg leading-none font-extrabold text-on-night">
                  {pointsText(entry.points)}
                </b>
              </li>
            ))}
          </ul>
          <a
            href="#my-points"
            className="flex min-h-11 items-center justify-center gap-1.5 border-t border-on-night/13 text-md font-[650]"
          >
            All my points
            <Icon name="arrow-down" className="icon-sm" />
          </a>
        </div>
      )}
    </section>
  );
}

/** A rank like '14th', as large as the panel allows. */
export function BigRank({ rank }: { rank: number | null }) {
  if (rank === null) {
    return (
      <p className="num font-display text-[4.25rem] leading-[0.8] font-extrabold md:text-[5.5rem]">
        <span aria-hidden="true">–</span>
        <span className="sr-only">No place yet</span>
      </p>
    );
  }
  return (
    <p className="num font-display text-[4.25rem] leading-[0.8] font-extrabold tracking-[-0.06em] md:text-[5.5rem]">
      {grouped(rank)}
      <sup className="ms-0.5 align-super text-[0.36em] leading-[0] tracking-[-0.02em]">
        {ordinalEnding(rank)}
      </sup>
    </p>
  );
}

function Distance({ standing: { rank, points, next, tiedWith } }: { standing: OwnRank }) {
  if (rank === null) return <p className="text-md text-on-night-2">Your first listing earns 20 points.</p>;
  if (next === null) {
    return (
      <p className="text-md text-on-night-2">
        {tiedWith > 0 ? 'Tied for first. Any activity breaks the tie.' : "You're in the lead. Keep it up."}
      </p>
    );
  }
  const distance = next.points - points;
  return (
    <div className="text-md text-on-night-2">
      <p className="num wrap-anywhere">
        <b className="text-on-night">{counted(distance, 'point')}</b> to {ordinal(next.rank)},{' '}
        <bdi>{next.name}</bdi>
      </p>
      <div className="mt-2 h-2.5 overflow-hidden rounded-2xs bg-on-night/16" aria-hidden="true">
        <i
          className="block h-full rounded-2xs bg-zest transition-[width]"
          style={{ width: `${Math.round((points / next.points) * 100)}%` }}
        />
      </div>
    </div>
  );
}
