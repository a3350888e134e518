import { LoadFailed } from '../../../../platform/web/load-failed.tsx';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { WantCriteria } from '../contract/want.ts';
import { ContradictoryWant } from './contradictory-want.tsx';
import type { Answer } from './load-match-me.ts';
import { MatchList } from './match-list.tsx';
import { WantExamples } from './want-examples.tsx';
import { widerWant } from './wider-want.ts';
import { watchText } from './want-texts.ts';
import { AskForPlace } from './ask-for-place.tsx';

interface MatchesProps {
  answer: Answer;
  now: number;
  onFix: (criteria: WantCriteria) => void;
  onFind: (text: string) => void;
}

/** What was found, or why nothing was. */
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
        // Another question starts with its best ones.
        <MatchList key={JSON.stringify(criteria)} found={found} criteria={criteria} now={now} />
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
