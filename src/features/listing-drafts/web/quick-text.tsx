import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { TextAreaField } from '../../../platform/web/ui/text-area-field.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { draftErrors } from '../contract/errors.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

/** A form that turns a few words into a draft. */
export function QuickText({ onDraft }: { onDraft: (draft: ListingDraft) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useApiAction();

  function generate(event: FormEvent) {
    event.preventDefault();
    void run(() => api.POST('/api/listing-drafts', { body: { text } }), {
      done(draft) {
        setError(null);
        onDraft(draft);
      },
      failed({ title, detail, errors }) {
        setError(errors?.[0]?.message ?? null);
        const blank = title === draftErrors.NO_DESCRIPTION.title;
        toast({ tone: 'error', title: blank ? title : 'Error Processing Description', text: detail });
      },
    });
  }

  return (
    <form
      className="panel grid gap-3 p-5 md:grid-cols-[1fr_auto] md:items-end md:p-6"
      onSubmit={generate}
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
      <Button type="submit" variant="line" busy={busy} busyLabel="Writing..." className="min-h-13">
        <Icon name="sparkles" />
        Generate
      </Button>
    </form>
  );
}
