import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { Badge } from '../../../../../platform/web/ui/badge.tsx';
import { TextAreaField } from '../../../../../platform/web/ui/text-area-field.tsx';
import { hoursInWords } from '../../../../../shared/time.ts';
import { RULE_LIMITS, RULE_PLACES, type RulePlace } from '../../contract/rule-limits.ts';
import type { SentenceMatches } from '../../contract/text-rule.ts';

/** Waits for a pause in typing, in milliseconds. */
const PAUSE_MS = 300;

type Match = SentenceMatches['matches'][number];

const OUTCOMES = {
  block: 'Blocked',
  ask: 'Asked about',
  queue: 'Goes to the queue',
  warn: 'Warns the receiver',
} as const;

const SEEN: Readonly<Record<'block' | 'ask' | 'queue' | 'warn' | 'none', string>> = {
  block: 'It isn’t posted. They read why, and what they typed stays.',
  ask: 'They’re asked if they’re sure, and can post it.',
  queue: 'It’s posted. Queue rules stay silent.',
  warn: 'It’s sent. The receiver reads what to watch for.',
  none: 'It’s posted.',
};

/**
 * Shows what rules see in a sentence, and why.
 * @param props.lookHours In which a person looks at what goes to the queue.
 */
export function TrySentence({ lookHours }: { lookHours: number }) {
  const [text, setText] = useState('');
  const [place, setPlace] = useState<RulePlace>('listing');
  const [tried, setTried] = useState<{ text: string; matches: Match[] } | null>(null);

  useEffect(() => {
    if (text.trim() === '') return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const outcome = await outcomeOf(api.POST('/api/text-rules/try-sentence', { body: { text, place } }));
      if (isCurrent && outcome.ok) setTried({ text, matches: outcome.data.matches });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, place]);

  const applied = tried?.matches.filter(({ applies }) => applies) ?? [];
  const first = (['block', 'ask', 'queue', 'warn'] as const).find((action) =>
    applied.some((match) => match.action === action),
  );
  return (
    <aside aria-labelledby="try" className="grid gap-4 rounded-xl border border-line p-4">
      <div>
        <h2 id="try" className="desk-h2">
          Try a sentence
        </h2>
        <p className="mt-1 text-xs text-ink-2">Type it the way people would.</p>
      </div>
      <TextAreaField
        label="Sentence to try"
        name="sentence"
        rows={3}
        maxLength={RULE_LIMITS.sentence}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="group" aria-label="Where" className="flex flex-wrap gap-2">
        {RULE_PLACES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="chip"
            aria-pressed={value === place}
            onClick={() => setPlace(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="status" className="grid gap-3 empty:hidden">
        {tried && text.trim() !== '' && (
          <>
            <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
              {marked(tried)}
            </p>
            <ul className="divide-y divide-line border-y border-line empty:hidden">
              {tried.matches.map((match) => (
                <li key={match.ruleId} className="py-2.5">
                  <b className="font-semibold">{match.applies ? OUTCOMES[match.action] : 'Nothing'}</b>{' '}
                  <Badge>{match.name}</Badge>
                  <span className="block text-xs text-ink-2">{reasonOf(match, tried.text)}</span>
                </li>
              ))}
            </ul>
            <div>
              <h3 className="desk-h3 mb-1">What people see</h3>
              <p className="text-sm text-ink-2">
                {SEEN[first ?? 'none']}
                {first === 'queue' && ` A person looks within ${hoursInWords(lookHours)}.`}
              </p>
            </div>
          </>
        )}
      </div>
    </aside>
  );
}

/** Says why a rule matched, and why it doesn't count there. */
function reasonOf({ words, start, end, how, applies, isOn }: Match, text: string): string {
  const matched = text.slice(start, end).trim();
  const way = how.length > 0 ? ` ${new Intl.ListFormat('en-US').format(how)}` : '';
  const what = words.startsWith('/') ? `“${matched}” fits ${words}` : `“${matched}” is “${words}”${way}`;
  if (applies) return `${what}.`;
  return isOn ? `${what}, but this rule is for other places.` : `${what}, but this rule is off.`;
}

function marked({ text, matches }: { text: string; matches: readonly Match[] }) {
  const parts = [];
  let index = 0;
  for (const { ruleId, start, end } of matches) {
    if (start < index) continue;
    parts.push(
      text.slice(index, start),
      <mark key={ruleId} className="rounded-sm bg-warn-soft px-0.5 font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    index = end;
  }
  return [...parts, text.slice(index)];
}
