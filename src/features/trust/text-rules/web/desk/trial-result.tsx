import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { counted } from '../../../../../shared/counted.ts';
import type { RuleTrial } from '../../contract/text-rule.ts';

/** What a rule would have matched. */
export function TrialResult({ trial }: { trial: RuleTrial }) {
  const { listings, matched, matchedBefore, wereFine, examples } = trial;
  const more = matchedBefore === null ? null : matched - matchedBefore;
  return (
    <div>
      <Notice icon="list">
        <strong>
          Would have matched {matched} of the last {counted(listings, 'listing')}
        </strong>
        <br />
        {more !== null &&
          (more === 0
            ? 'As many as the rule does now. '
            : `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than the rule does now. `)}
        {wereFine > 0 && `${wereFine} of the ${matched} were fine when people checked them.`}
      </Notice>
      {examples.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-9 cursor-pointer py-1.5 font-semibold">See them</summary>
          <ul className="divide-y divide-line">
            {examples.map(({ id, title, found }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <a href={`/listing/${id}`} className="link" dir="auto">
                  {title}
                </a>
                <mark className="rounded-sm bg-warn-soft px-1 text-ink" dir="auto">
                  {found}
                </mark>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
