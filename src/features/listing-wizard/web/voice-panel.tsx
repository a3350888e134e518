import { useState } from 'react';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { useEntitlement } from '../../accounts/web/accounts.ts';
import { type Heard, useGenerateFromVoice, VoiceInput } from '../../voice/web/voice.ts';
import { heardTitle, UpgradeRow } from '../../listing-drafts/web/listing-drafts.ts';
import type { VoicePanelProps } from '../../listings/web/listings.ts';
import { heardFacts } from './heard-facts.ts';
import { notWritten } from './wizard-texts.ts';

/** What the recorder collects at a time, in milliseconds. */
const CHUNK_MS = 250;

const ticks = (words: string) => <HeardFacts words={words} />;

/** Says a listing into the form. Without Premium one row, because typing is the way for everybody else. */
export function VoicePanel({ onDraft, guesses, onType }: VoicePanelProps) {
  const speaks = useEntitlement('voice_to_listing');
  const generate = useGenerateFromVoice();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  if (!speaks) return <UpgradeRow />;

  async function write({ text }: Heard) {
    const outcome = await generate(text);
    if (!outcome.ok) return notWritten(outcome.problem);
    const takeBack = onDraft(outcome.data, text);
    setUndo(() => takeBack);
    return null;
  }

  return (
    <VoiceInput
      chunkMs={CHUNK_MS}
      doneTitle={heardTitle(guesses)}
      onTranscript={write}
      onType={onType}
      onUndo={undo ?? undefined}
      whileHeard={ticks}
    />
  );
}

/** What a listing needs, ticked off as it is heard. */
function HeardFacts({ words }: { words: string }) {
  const heard = heardFacts(words);
  return (
    <ul
      className="mt-4 flex flex-wrap gap-x-4.5 gap-y-2 text-md font-semibold"
      aria-label="What you said so far"
    >
      {[
        { said: heard.item, label: 'What it is' },
        { said: heard.condition, label: 'Condition' },
        { said: heard.price, label: 'Your price' },
      ].map(({ said, label }) => (
        <li
          key={label}
          className={said ? 'flex items-center gap-1.75' : 'flex items-center gap-1.75 text-on-night-2'}
        >
          <Icon name={said ? 'check' : 'clock'} className={said ? 'icon-sm text-zest' : 'icon-sm'} />
          {label}
          <span className="sr-only">{said ? ', said' : ', not said yet'}</span>
        </li>
      ))}
    </ul>
  );
}
