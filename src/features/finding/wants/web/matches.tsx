import { useState } from 'react';
import { LoadFailed } from '../../../../platform/web/page/load-failed.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { NO_FILTERS, PlaceSheet, WhereIsNearMe } from '../../search/web/search.ts';
import type { WantCriteria } from '../contract/want.ts';
import { NEAR_KM, WANT_EXAMPLES } from '../contract/want-limits.ts';
import { contradictionOf } from './contradiction.ts';
import type { Answer } from './load-match-me.ts';
import { MatchList } from './match-list.tsx';
import { around, wantPlaceOf } from './want-query.ts';
import { watchText } from './want-texts.ts';
import { widerWant } from './wider-want.ts';
import { WordPill } from './word-pill.tsx';

interface MatchesProps {
  answer: Answer;
  now: number;
  onFix: (criteria: WantCriteria) => void;
  onFind: (text: string) => void;
}

/** Shows the matches, or why there are none. */
export function Matches({ answer, now, onFix, onFind }: MatchesProps) {
  const { criteria, found, asksForPlace, stored } = answer;
  if (answer.refusal !== null) return <Refused answer={answer} onFix={onFix} />;
  if (criteria === null || found === null) return <WantExamples onFind={onFind} />;
  const wider = found.total === 0 ? widerWant(criteria) : null;
  return (
    <>
      {asksForPlace && <AskForPlace criteria={criteria} onFix={onFix} />}
      {found.total === 0 ? (
        <EmptyState
          look="panel"
          tile="quiet"
          icon={<Icon name="bell-ring" />}
          title="Nothing yet"
          text={<span role="status">{watchText(stored)}</span>}
          action={wider && <Button onClick={() => onFix(wider)}>Make it wider</Button>}
        />
      ) : (
        // The key resets the list to its first matches for each new search.
        <MatchList key={JSON.stringify(criteria)} wantMatches={found} criteria={criteria} now={now} />
      )}
    </>
  );
}

function Refused({ answer: { refusal, criteria }, onFix }: Pick<MatchesProps, 'answer' | 'onFix'>) {
  if (refusal === null) return null;
  const { code, title, detail, retryAfter } = refusal;
  if (criteria !== null && (code === 'NO_PRICE_FITS' || code === 'NO_LISTING_FITS')) {
    return <ContradictoryWant title={title} criteria={criteria} onFix={onFix} />;
  }
  if (code === 'NOTHING_TO_LOOK_FOR' || code === 'SEARCH_REQUIRED') {
    return (
      <EmptyState
        look="panel"
        tile="quiet"
        icon={<Icon name="search" />}
        title={title}
        text={<span role="status">{detail}</span>}
        action={<ButtonLink to="/match-me">Clear search</ButtonLink>}
      />
    );
  }
  return <LoadFailed panel title={title} text={detail} retryAfter={retryAfter} />;
}

/** The radius of "near me", in miles. */
const NEAR_MILES = 10;

interface AskForPlaceProps {
  criteria: WantCriteria;
  onFix: (criteria: WantCriteria) => void;
}

/** Asks for the viewer's location in the page. Until then matches come from everywhere. */
function AskForPlace({ criteria, onFix }: AskForPlaceProps) {
  const [typing, setTyping] = useState(false);
  return (
    <>
      <WhereIsNearMe
        onFound={(place) =>
          onFix({ ...criteria, place: wantPlaceOf(place), withinKm: criteria.withinKm ?? NEAR_KM })
        }
        onType={() => setTyping(true)}
      />
      <PlaceSheet
        open={typing}
        onClose={() => setTyping(false)}
        place={null}
        filters={{ ...NO_FILTERS, within: NEAR_MILES }}
        onPlace={(place, { within }) => onFix({ ...criteria, ...around(place, within) })}
      />
    </>
  );
}

/** Shows example searches before anything is asked. */
function WantExamples({ onFind }: { onFind: (text: string) => void }) {
  return (
    <div className="panel px-5 py-6 md:px-8 md:py-8">
      <h2 className="t-panel">Say it in your own words</h2>
      <p className="mt-2 text-ink-2">
        Say the item, the size, the price, how far away it can be and what you don't want. We look now, and
        keep looking.
      </p>
      <ul className="mt-4 grid gap-2 justify-items-start">
        {WANT_EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              className="chip py-2 text-start whitespace-normal"
              onClick={() => onFind(example)}
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ContradictoryWantProps {
  title: string;
  criteria: WantCriteria;
  onFix: (criteria: WantCriteria) => void;
}

/** Shows contradictory criteria, with a button to remove either. */
function ContradictoryWant({ title, criteria, onFix }: ContradictoryWantProps) {
  const { sentence, parts } = contradictionOf(criteria);
  return (
    <div className="panel grid gap-3 px-5 py-5">
      <div role="status">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-md text-ink-2 wrap-anywhere">{sentence}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {parts.map(({ label, without }) => (
          <li key={label} className="min-w-0">
            <WordPill word={label} label={`Remove: ${label}`} onRemove={() => onFix(without)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
