import { useState } from 'react';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { ListingDraft } from '../../../listing-drafts/contract/listing-draft.ts';
import { UpgradeRow } from '../../../listing-drafts/web/listing-drafts.ts';
import { useGenerateFromVoice } from './use-generate-from-voice.ts';

interface WordsToFormProps {
  /** The transcript. */
  words: string;
  onUseInForm: (draft: ListingDraft) => void;
}

/** Shown instead of a listing to members without a plan: their words fill the form, as typed text does. */
export function WordsToForm({ words, onUseInForm }: WordsToFormProps) {
  const [filling, setFilling] = useState(false);
  const generate = useGenerateFromVoice();

  async function fill() {
    setFilling(true);
    const outcome = await generate(words);
    setFilling(false);
    if (outcome.ok) onUseInForm(outcome.data);
  }

  return (
    <section className="grid gap-3" aria-label="Your words">
      <Button
        variant="zest"
        size="lg"
        block
        busy={filling}
        busyLabel="Writing..."
        onClick={() => void fill()}
      >
        <Icon name="sparkles" />
        Fill in the form
      </Button>
      <UpgradeRow icon="tag" text="Premium writes the listing as soon as you stop talking." />
    </section>
  );
}
