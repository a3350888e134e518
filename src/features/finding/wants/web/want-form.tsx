import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { useSavedText } from '../../../../platform/web/stored/use-saved-value.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { TextAreaField } from '../../../../platform/web/ui/text-area-field.tsx';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { wantErrors } from '../contract/errors.ts';
import { WANT_LIMITS } from '../contract/want-limits.ts';

interface WantFormProps {
  /** The sentence that the page currently answers. */
  text: string;
  busy: boolean;
  onFind: (text: string) => void;
}

const { SEARCH_REQUIRED } = wantErrors;

/** A form to describe an item in one's own words. Without JavaScript, Find loads the page with the answer. */
export function WantForm({ text, busy, onFind }: WantFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(text);
  const [answered, setAnswered] = useState(text);
  const { account, guest } = useViewer();
  // An unfinished question. A page that answers one shows that.
  useSavedText({
    name: `match-me:${account?.id ?? guest?.guestId ?? VISITOR}`,
    value: typed === text ? '' : typed,
    restore: (saved) => text === '' && setTyped(saved),
  });
  // Back, forward and examples change the address, so the field must follow.
  if (answered !== text) {
    setAnswered(text);
    setTyped(text);
  }

  // Restores text that was typed before JavaScript loaded.
  useEffect(() => {
    const early = field(form.current)?.value;
    if (early) setTyped(early);
  }, []);

  function find() {
    if (typed.trim() === '') {
      showProblem(SEARCH_REQUIRED);
      field(form.current)?.focus();
    } else {
      onFind(typed.trim());
    }
  }

  return (
    <form
      ref={form}
      action="/match-me"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        find();
      }}
    >
      <TextAreaField
        label="What are you looking for?"
        name="q"
        rows={2}
        maxLength={WANT_LIMITS.text}
        counter={
          <span aria-label={`${typed.length} of ${WANT_LIMITS.text} characters`}>
            {`${typed.length} of ${WANT_LIMITS.text}`}
          </span>
        }
        placeholder="e.g. road bike 54 cm under 300 near me, not carbon"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          // Enter submits the form, except while an input method is composing text.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find();
        }}
      />
      <Button type="submit" block className="min-h-13" busy={busy} busyLabel="Searching...">
        <Icon name="search" />
        Find
      </Button>
    </form>
  );
}

const field = (form: HTMLFormElement | null) => form?.querySelector('textarea');
