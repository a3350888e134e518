import clsx from 'clsx';
import { Link } from 'react-router';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../../shared/grouped.ts';
import type { LeaderboardRow } from '../contract/leaderboard.ts';
import { PODIUM_SIZE } from './standings.ts';

type PodiumSize = 'sm' | 'md' | 'lg';

/** Heights of the blocks on wide screens, by rank. */
const HEIGHTS: Readonly<Record<PodiumSize, readonly [string, string, string]>> = {
  sm: ['md:h-38', 'md:h-26', 'md:h-18'],
  md: ['md:h-62', 'md:h-44', 'md:h-30'],
  lg: ['md:h-80', 'md:h-58', 'md:h-42'],
};
const LOOKS = [
  { block: 'h-44 bg-zest', digit: 'text-[5rem]', ring: '[--ring:var(--zest)]' },
  { block: 'h-32 bg-orchid', digit: 'text-[3.75rem]', ring: '[--ring:var(--orchid)]' },
  { block: 'h-24 bg-peach', digit: 'text-[3.25rem]', ring: '[--ring:var(--peach)]' },
] as const;
/** First in the center, second before it, third after it. */
const ORDER = ['order-2', 'order-1', 'order-3'] as const;
const GRID =
  'grid grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)_minmax(0,1fr)] items-end gap-2 max-md:-mx-2 max-md:mt-3.5 md:gap-3.5';

interface PodiumProps {
  /** The first three rows. Tied people share a rank. */
  rows: readonly LeaderboardRow[];
  size?: PodiumSize;
}

/** The top three of a leaderboard, on a podium. */
export function Podium({ rows, size = 'md' }: PodiumProps) {
  const top = rows.slice(0, PODIUM_SIZE);
  if (top.length < PODIUM_SIZE) return <EmptyPodium size={size} />;
  return (
    <ol className={GRID} aria-label="Top three">
      {top.map((row, index) => {
        const isFirst = row.rank === 1;
        return (
          <li key={row.person.id} className={clsx('flex flex-col items-center text-center', ORDER[index])}>
            <span className={clsx('relative mb-2.5', lookOf(row.rank).ring)}>
              {isFirst && (
                <Icon
                  name="crown"
                  className="absolute start-1/2 -top-8 size-6 -translate-x-1/2 fill-zest text-zest rtl:translate-x-1/2"
                />
              )}
              <span className="grid rounded-full shadow-[0_0_0_4px_var(--stage),0_0_0_7px_var(--ring)]">
                <Avatar name={row.person.name} url={row.person.avatarUrl} size={isFirst ? 96 : 68} />
              </span>
            </span>
            <Link
              to={`/profile/${row.person.id}`}
              dir="auto"
              className="-my-2.5 block max-w-full py-2.5 text-[min(1rem,5vw)] leading-tight font-bold wrap-anywhere hover:underline"
            >
              {row.person.name}
            </Link>
            <span className="num text-sm font-semibold text-on-night-2">{grouped(row.points)} pts</span>
            <Block rank={row.rank} size={size} />
          </li>
        );
      })}
    </ol>
  );
}

/** A podium before anyone has points. */
function EmptyPodium({ size }: { size: PodiumSize }) {
  return (
    <div className={GRID} aria-hidden="true">
      {ORDER.map((order, index) => (
        <span key={order} className={clsx('flex flex-col items-center', order)}>
          <span className="size-19 rounded-full border-[2.5px] border-dashed border-on-night-2" />
          <Block rank={index + 1} size={size} empty />
        </span>
      ))}
    </div>
  );
}

function Block({ rank, size, empty }: { rank: number; size: PodiumSize; empty?: boolean }) {
  const look = lookOf(rank);
  return (
    <span
      className={clsx(
        'mt-3.5 grid w-full justify-items-center rounded-t-bubble pt-3.5',
        '[mask:radial-gradient(circle_at_20px_20px,#0000_5.5px,#000_6.1px)]',
        look.block,
        HEIGHTS[size][heightOf(rank)],
        empty ? 'bg-stage-2! text-on-night-2' : 'text-on-zest',
      )}
    >
      <span className={clsx('num font-display leading-none font-extrabold tracking-[-0.06em]', look.digit)}>
        <span className="sr-only">Rank </span>
        {rank}
      </span>
    </span>
  );
}

const heightOf = (rank: number): 0 | 1 | 2 => (rank === 1 ? 0 : rank === 2 ? 1 : 2);
const lookOf = (rank: number) => LOOKS[heightOf(rank)];
