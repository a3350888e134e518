import { type FormEvent, type Ref, useState } from 'react';
import { api } from '../../../platform/web/api.ts';
import { Button } from '../../../platform/web/ui/button.tsx';
import { FieldError } from '../../../platform/web/ui/field-error.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { toast } from '../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../platform/web/use-api-action.ts';
import { draftErrors } from '../contract/errors.ts';
import type { ListingDraft } from '../contract/listing-draft.ts';

interface QuickTextProps {
  text: string;
  onText: (text: string) => void;
  onDraft: (draft: ListingDraft) => void;
  fieldRef?: Ref<HTMLTextAreaElement>;
}

/** A form of one line that turns a few words into a draft. */
export function QuickText({ text, onText, onDraft, fieldRef }: QuickTextProps) {
  const [error, setError] = useState<string | null>(null);
  const { busy, run } = useApiAction();

  function generate(event: FormEvent) {
    event.preventDefault();
    void run(() => api.POST('/api/functions/generate-listing', { body: { input: text, type: 'text' } }), {
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
    <form className="field" onSubmit={generate} noValidate>
      <div className="control control-group items-end gap-2 py-1 pe-1">
        <label className="sr-only" htmlFor="quick-text">
          Quick text description
        </label>
        {/* One line that grows with longer texts. */}
        <textarea
          ref={fieldRef}
          id="quick-text"
          name="quick-text"
          className="field-sizing-content min-w-0 flex-1 resize-none bg-transparent py-2.5 leading-normal outline-none"
          rows={1}
          maxLength={5000}
          placeholder="A few words: moka pot, $18"
          value={text}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : 'quick-text-error'}
          onChange={(event) => {
            onText(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" variant="soft" busy={busy} busyLabel="Writing..." className="flex-none">
          <Icon name="sparkles" />
          Generate
        </Button>
      </div>
      <FieldError id="quick-text-error" message={error} />
    </form>
  );
}
