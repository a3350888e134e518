import type { WantCriteria } from '../contract/want.ts';
import { contradictionOf } from './contradiction.ts';
import { WordPill } from './word-pill.tsx';

interface ContradictoryWantProps {
  title: string;
  criteria: WantCriteria;
  onFix: (criteria: WantCriteria) => void;
}

/** What cannot be true at once, to remove either. */
export function ContradictoryWant({ title, criteria, onFix }: ContradictoryWantProps) {
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
