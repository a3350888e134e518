import { Link, useNavigate } from 'react-router';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { WANT_LIMITS } from '../contract/want-limits.ts';
import { writeQuestion } from './want-query.ts';

const EXAMPLES = ['Film camera', 'Desk', 'Stroller'];

const addressOf = (text: string) => writeQuestion({ text, wantId: null, criteria: null });

/** The way into Match Me from other pages. Without scripts, the form opens the page with the matches. */
export function MatchMePanel() {
  const navigate = useNavigate();
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-xl bg-lilac p-5"
      aria-labelledby="match-me"
    >
      <div>
        <h2 id="match-me" className="text-2xl">
          Looking for something?
        </h2>
        <p className="mt-1 text-md leading-snug text-on-lilac">
          Save a search. We'll tell you when it turns up nearby.
        </p>
      </div>
      <form
        action="/match-me"
        className="control control-group rounded-full py-1 ps-5 pe-1"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('q');
          void navigate(addressOf(typeof text === 'string' ? text.trim() : ''));
        }}
      >
        <input
          name="q"
          type="text"
          dir="auto"
          className="h-11 min-w-0"
          aria-label="What are you looking for?"
          placeholder="Try “road bike under $200”"
          maxLength={WANT_LIMITS.text}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" className="w-11 flex-none px-0" aria-label="Find matches">
          <Icon name="search-check" />
        </Button>
      </form>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <Link to={addressOf(example)} className="chip bg-surface/60 shadow-none">
              {example}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
