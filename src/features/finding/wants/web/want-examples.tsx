import { WANT_EXAMPLES } from '../contract/want-limits.ts';

/** What the page can do, before anything is asked: examples to press. */
export function WantExamples({ onFind }: { onFind: (text: string) => void }) {
  return (
    <div className="panel px-5 py-6 md:px-8 md:py-8">
      <h2 className="t-panel">Say it in your own words</h2>
      <p className="mt-2 text-ink-2">
        A thing, a size, a price, how far, what it must not be. We look now, and keep looking.
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
