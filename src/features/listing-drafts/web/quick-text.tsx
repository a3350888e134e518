import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { draftErrors } from '../contract/errors.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

/** A few words in, a listing to look over out. */
export function QuickText({ onDraft }: { onDraft: (draft: ListingDraft) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function generate(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await outcomeOf(api.POST('/api/listing-drafts', { body: { text } }));
    setBusy(false);
    if (outcome.ok) {
      setError(null);
      onDraft(outcome.data);
      return;
    }
    const { title, detail, errors } = outcome.problem;
    const fieldError = errors?.[0]?.message ?? null;
    setError(fieldError);
    const blank = title === draftErrors.NO_DESCRIPTION.title;
    toast({ tone: 'error', title: blank ? title : 'Error Processing Description', text: detail });
  }

  return (
    <form
      className="panel grid gap-3 p-5 md:grid-cols-[1fr_auto] md:items-end md:p-6"
      onSubmit={(event) => void generate(event)}
      noValidate
    >
      <TextAreaField
        label="Quick text description"
        name="quick-text"
        rows={1}
        maxLength={5000}
        placeholder="e.g. Moka pot, 6 cup, fresh gasket, $18"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" variant="line" busy={busy} busyLabel="Writing..." className="min-h-[52px]">
        <Sparkles aria-hidden="true" />
        Generate
      </Button>
    </form>
  );
}
