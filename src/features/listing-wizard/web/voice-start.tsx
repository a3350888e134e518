import { Link } from 'react-router';
import { VoiceInput } from '../../voice/web/voice.ts';
import { UpgradeRow } from '../../listing-drafts/web/listing-drafts.ts';
import type { Wizard } from './use-wizard.ts';
import { MICROPHONE_ERROR, notWritten } from './wizard-texts.ts';

/** What the wizard's recorder collects at a time, in milliseconds. */
const CHUNK_MS = 200;

/** Says it: the recording becomes words, and the words the listing. */
export function VoiceStart({ wizard }: { wizard: Wizard }) {
  return (
    <div className="grid gap-3">
      {wizard.hasVoice ? (
        <VoiceInput
          chunkMs={CHUNK_MS}
          microphoneErrorTitle={MICROPHONE_ERROR}
          onType={() => wizard.show('text')}
          onTranscript={async ({ text }) => {
            const outcome = await wizard.generate('voice', text);
            return outcome && !outcome.ok ? notWritten(outcome.problem) : null;
          }}
        />
      ) : (
        <UpgradeRow />
      )}
      <p className="text-center">
        <Link
          to="/voice-recorder?view=transcript"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Just need a transcript?
        </Link>
      </p>
    </div>
  );
}
