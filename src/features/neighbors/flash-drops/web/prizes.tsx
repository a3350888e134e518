import clsx from 'clsx';
import { Avatar } from '../../../../platform/web/ui/avatar.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { Prize } from '../contract/flash-drop.ts';
import type { PrizeId } from '../contract/prizes.ts';
import { PRIZE_LOOKS } from './action-texts.ts';
import { amountText, leaderText, winnersText } from './prize-texts.ts';

/** The prizes, with who leads. */
export function Prizes({ prizes, running = false }: { prizes: readonly Prize[]; running?: boolean }) {
  return (
    <section aria-labelledby="prizes" className="rounded-xl bg-surface-2 p-6">
      <h2 id="prizes" className="text-3xl">
        Prizes
      </h2>
      <ul className="mt-4 grid gap-3.5">
        {prizes.map((prize) => (
          <li key={prize.id} className="flex items-center gap-3.5 text-sm text-ink-2">
            <PrizeTile prize={prize.id} />
            <span className="min-w-0">
              <b className="block text-base leading-tight text-ink">{prize.title}</b>
              {prize.criteria}
              {running && (
                <small className="num mt-0.5 block text-xs font-[650] text-ink wrap-anywhere">
                  {leaderText(prize)}
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PrizeTile({ prize, small }: { prize: PrizeId; small?: boolean }) {
  const { icon, ground } = PRIZE_LOOKS[prize];
  return (
    <span
      className={clsx(
        'grid flex-none place-items-center text-on-zest',
        small ? 'size-9 rounded-sm rounded-ss-md' : 'size-13 rounded-md rounded-ss-bubble',
        ground,
      )}
      aria-hidden="true"
    >
      <Icon name={icon} className={small ? 'icon-sm' : 'size-6'} />
    </span>
  );
}

interface WinnersProps {
  prizes: readonly Prize[];
  /** Prizes the viewer won, and their number of sales. */
  won: readonly PrizeId[];
  ownSales: number;
}

/** The prizes with their winners. */
export function Winners({ prizes, won, ownSales }: WinnersProps) {
  return (
    <section aria-label="Winners" className="mt-6 grid gap-3 md:grid-cols-3 md:gap-4">
      {prizes.map((prize) => {
        const { leader } = prize;
        const isMine = won.includes(prize.id);
        return (
          <article
            key={prize.id}
            className="grid min-w-0 grid-cols-[52px_minmax(0,1fr)] items-center gap-3.5 rounded-xl bg-surface-2 p-5"
          >
            <PrizeTile prize={prize.id} />
            <div>
              <h2 className="text-xl">{prize.title}</h2>
              <p className="mt-1 text-sm text-ink-2">{prize.criteria}</p>
            </div>
            <p className="col-span-full flex min-h-13.5 items-center gap-3 border-t border-line pt-3.5">
              {leader && (
                <Avatar
                  name={leader.person.name}
                  url={leader.person.kind === 'member' ? leader.person.avatarUrl : null}
                  size={40}
                />
              )}
              <span className="min-w-0">
                <b dir="auto" className="block truncate leading-[1.3]">
                  {winnersText(prize, isMine)}
                </b>
                {leader && (
                  <small className="num text-xs text-ink-2">
                    {amountText(prize.id, isMine && prize.holders > 1 ? ownSales : leader.amount)}
                  </small>
                )}
              </span>
            </p>
          </article>
        );
      })}
    </section>
  );
}

/** A prize that the viewer won, on the stage of a past event. */
export function WonTag({ prize }: { prize: Prize }) {
  const { icon, ground } = PRIZE_LOOKS[prize.id];
  return (
    <p
      className={clsx(
        'mt-5.5 me-2 inline-flex items-center gap-2 rounded-e-md rounded-s-lg py-2.25 ps-3.5 pe-4 text-md text-on-zest',
        ground,
      )}
    >
      <Icon name={icon} className="icon-sm flex-none" />
      <span>
        You won <b>{prize.title}</b>
      </span>
    </p>
  );
}
