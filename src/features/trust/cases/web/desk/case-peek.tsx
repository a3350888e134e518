import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { counted } from '../../../../../shared/counted.ts';
import { shortDate } from '../../../../../shared/dates.ts';
import type { Case } from '../../contract/case.ts';
import { changesOf } from './case-changes.ts';
import { reporterRecord } from './case-reports.tsx';
import { standingLabel } from './case-words.ts';

/** Milliseconds a row has to be current before its case is loaded: keys move fast. */
const LINGER_MS = 150;

interface CasePeekProps {
  id: string;
  to: string;
  onDismiss: () => void;
  canAct: boolean;
}

/** The current case of the queue in short: what it is about, who said what, and who it may be. */
export function CasePeek({ id, to, onDismiss, canAct }: CasePeekProps) {
  const deskCase = useCase(id);
  if (deskCase === null) return <PeekSkeleton />;
  const { subject, reportList, linked, person, source, evidence, appeal } = deskCase;
  const [first, ...others] = reportList;
  const { before, now } = subject;
  const photos = before?.photos ?? [];
  const changes = before === null || now === null ? [] : changesOf(before, now);
  const known = linked.find(({ strength }) => strength === 'strong');
  return (
    <>
      {photos.length > 0 && (
        <div className={photos.length > 1 ? 'grid grid-cols-2 gap-1.5' : undefined}>
          {photos.slice(0, 2).map(({ id: photo, url, alt }) => (
            <img
              key={photo}
              src={url}
              alt={alt}
              className={
                deskCase.reason === 'nudity'
                  ? 'aspect-5/4 w-full rounded-md object-cover blur-md'
                  : 'aspect-5/4 w-full rounded-md object-cover'
              }
            />
          ))}
        </div>
      )}
      <div>
        <h2 className="desk-h2 wrap-anywhere" dir="auto">
          {deskCase.title}
        </h2>
        <p className="mt-1.5 text-xs text-ink-2">{peekSentence(deskCase, changes.length)}</p>
      </div>
      {appeal && (
        <p className="line-clamp-6 border-s-2 border-line ps-3 text-sm text-ink-2 wrap-anywhere">
          <b className="font-semibold text-ink">
            <bdi>{appeal.name}</bdi>
          </b>
          : <span dir="auto">“{appeal.text}”</span>
        </p>
      )}
      {first && (
        <p className="border-s-2 border-line ps-3 text-sm text-ink-2">
          <b className="font-semibold text-ink">{first.reporter?.name ?? 'Someone without an account'}</b>
          {`, ${reporterRecord(first).toLowerCase()}`}
          {first.text !== '' && <span dir="auto">: “{first.text}”</span>}
        </p>
      )}
      {others.length > 0 && (
        <p className="border-s-2 border-line ps-3 text-sm text-ink-2">
          {counted(others.length, 'more person reported it.', 'more people reported it.')}
        </p>
      )}
      {source === 'automatic' &&
        evidence.map(({ label, text }) => (
          <p key={label} className="border-s-2 border-line ps-3 text-sm text-ink-2">
            <b className="font-semibold text-ink">{label}</b>: {text}
          </p>
        ))}
      {known && person && (
        <p className="flex gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 text-sm">
          <Icon name="link-2" className="icon mt-0.5 text-warn" />
          <span>
            <b className="font-semibold">{person.name}</b> may be the same person as{' '}
            <b className="font-semibold">{known.name}</b>
            {standingLabel(known.standing) && `, ${standingLabel(known.standing)?.toLowerCase()}`}
            {known.standing.until && ` until ${shortDate(known.standing.until)}`}.
          </span>
        </p>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <ButtonLink to={to}>
          {appeal ? 'Open appeal' : 'Open case'}
          <kbd className="desk-key">↵</kbd>
        </ButtonLink>
        {!appeal && (
          <Button variant="line" disabled={!canAct || deskCase.state === 'decided'} onClick={onDismiss}>
            Nothing wrong
            <kbd className="desk-key">d</kbd>
          </Button>
        )}
      </div>
    </>
  );
}

function peekSentence({ subject, number }: Case, changes: number): string {
  if (subject.state === 'taken-down') return `Case ${number}. Taken down.`;
  if (subject.before === null) return `Case ${number}.`;
  if (subject.now === null) return `Case ${number}. Deleted since the first report.`;
  if (changes === 0) return `Case ${number}. Unchanged since the first report.`;
  return `Case ${number}. ${counted(changes, 'change')} since the first report.`;
}

/** Returns a case, loaded after it was current for a moment; null meanwhile. */
function useCase(id: string): Case | null {
  const [loaded, setLoaded] = useState<Case | null>(null);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void outcomeOf(api.GET('/api/cases/{id}', { params: { path: { id } } })).then((outcome) => {
        if (isWanted && outcome.ok) setLoaded(outcome.data);
      });
    }, LINGER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  return loaded?.id === id ? loaded : null;
}

function PeekSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <span className="sk h-32 rounded-md" />
      <span className="sk h-5 w-3/4" />
      <span className="sk h-4" />
    </div>
  );
}
