import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import type { WantCriteria } from '../contract/want.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import type { WantMatches } from '../contract/want-match.ts';
import { MatchRow } from './match-row.tsx';
import { fewSalesText, localPriceText, matchCountText } from './want-texts.ts';

/** Matches shown before the first press of the button. */
const FIRST_SHOWN = 3;
const MORE_SHOWN = 6;

interface MatchListProps {
  wantMatches: WantMatches;
  criteria: WantCriteria;
  /** The time of the search, in milliseconds. */
  now: number;
}

/** Lists matches, best first, with the local price of similar items. */
export function MatchList({ wantMatches: { matches, total, price }, criteria, now }: MatchListProps) {
  const [shown, setShown] = useState(FIRST_SHOWN);
  const left = Math.min(MORE_SHOWN, matches.length - shown);
  const firstNew = useRef<HTMLAnchorElement>(null);
  // The button disappears after the last matches, so focus moves to the first new one.
  useEffect(() => {
    if (shown > FIRST_SHOWN) firstNew.current?.focus();
  }, [shown]);
  const priceText = localPriceText(price, criteria.terms, now);
  const newFrom = Math.max(FIRST_SHOWN, shown - MORE_SHOWN);
  return (
    <>
      <h2 className="t-panel">{matchCountText(total)}</h2>
      <p className="sr-only" role="status">
        {`Found ${matchCountText(total)}`}
      </p>
      <p className="hint mt-1.5">Best first.{priceText !== null && ` ${priceText}`}</p>
      <ul className="mt-4.5 grid gap-2">
        {matches.slice(0, shown).map((match, index) => (
          <MatchRow
            key={match.listing.id}
            match={match}
            best={index === 0}
            linkRef={index === newFrom ? firstNew : undefined}
          />
        ))}
      </ul>
      {left > 0 && (
        <div className="mt-6 grid justify-items-center">
          <Button variant="line" onClick={() => setShown(shown + MORE_SHOWN)}>
            {`Show ${left} more`}
          </Button>
        </div>
      )}
      {left <= 0 && total > matches.length && (
        <p className="hint mt-6 text-center">These are the best {matches.length}.</p>
      )}
      {priceText === null && (
        <div className="panel mt-4 px-5 py-4">
          <h3 className="text-lg">No local price yet</h3>
          <p className="mt-1 text-md text-ink-2">{fewSalesText(price, WANT_LIMITS.sales)}</p>
        </div>
      )}
    </>
  );
}

/** Shows two placeholder rows while matches load. */
export function MatchSkeletons() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Searching
      </p>
      {[0, 1].map((row) => (
        <div
          key={row}
          className="sk-late grid gap-3.5 border-line py-4 not-first:border-t sm:grid-cols-[180px_minmax(0,1fr)] sm:gap-5.5"
          data-skeleton
        >
          <span className="sk aspect-16/10 rounded-lg! sm:aspect-square" aria-hidden="true" />
          <span className="grid content-start gap-2.5">
            {LINES.map(([width, height]) => (
              <Skeleton key={width} width={width} height={height} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

const LINES = [
  ['60%', 20],
  ['40%', 14],
  ['90%', 14],
  ['75%', 14],
] as const;
