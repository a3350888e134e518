import { useEffect, useRef } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import { useDragSheet } from '../../../../platform/web/ui/use-drag-sheet.ts';
import { GENERATION_FAILED, VoiceInput } from '../../voice/web/voice.ts';
import { heardFacts } from './heard-facts.ts';
import type { Check } from './use-check.ts';

interface RecordSheetProps {
  sell: Check;
  onType: () => void;
}

/** The recorder over the page, which stays visible; on wide screens above the form and the other ways to start. */
export default function RecordSheet({ sell, onType }: RecordSheetProps) {
  const { mode, setRecording, writeSaid } = sell;
  const sheet = useRef<HTMLElement>(null);
  const close = () => setRecording(false);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);
  useDragSheet(sheet, true, close);

  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-label="Say it"
      className="outline-none max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-dock) max-md:max-h-dvh max-md:overflow-y-auto max-md:rounded-t-2xl max-md:bg-bg max-md:p-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))] max-md:shadow-3 max-md:motion-safe:animate-rise md:mb-5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className="sheet-head flex justify-end">
        <IconButton label="Close the recorder" onClick={close}>
          <Icon name="x" />
        </IconButton>
      </div>
      <VoiceInput
        chunkMs={mode.chunkMs}
        microphoneErrorTitle={mode.microphone ?? undefined}
        onTranscript={async ({ text }) => {
          const problem = await writeSaid(text);
          return problem && { title: GENERATION_FAILED, detail: problem.detail, retry: true };
        }}
        onType={onType}
        whileHeard={ticks}
      />
    </section>
  );
}

const ticks = (words: string) => <HeardFacts words={words} />;

/** Checklist of what a listing needs, ticked as it is heard. */
function HeardFacts({ words }: { words: string }) {
  const facts = heardFacts(words);
  return (
    <ul
      className="mt-4 flex flex-wrap gap-x-4.5 gap-y-2 text-md font-semibold"
      aria-label="What you said so far"
    >
      {[
        { isHeard: facts.item, label: 'What it is' },
        { isHeard: facts.condition, label: 'Condition' },
        { isHeard: facts.price, label: 'Your price' },
      ].map(({ isHeard, label }) => (
        <li
          key={label}
          className={isHeard ? 'flex items-center gap-1.75' : 'flex items-center gap-1.75 text-on-night-2'}
        >
          <Icon name={isHeard ? 'check' : 'clock'} className={isHeard ? 'icon-sm text-zest' : 'icon-sm'} />
          {label}
          <span className="sr-only">{isHeard ? ', said' : ', not said yet'}</span>
        </li>
      ))}
    </ul>
  );
}
