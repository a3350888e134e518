import { useEntitlement } from '../../../people/accounts/web/accounts.ts';
import { helpText, useVoiceCheck } from '../../voice/web/voice.ts';

/** Whether the recorder can be opened here; else the one thing to say instead. */
export type VoiceDoor =
  | { kind: 'open'; isTrial: boolean }
  | { kind: 'premium' | 'sign-in' }
  /** A plan or credits would not change it. */
  | { kind: 'not-here'; help: string };

/** The recorder itself says what to do about credits and a microphone that is not allowed. */
export function useVoiceDoor(): VoiceDoor {
  const { check, help } = useVoiceCheck();
  const hasPlan = useEntitlement('voice_to_listing');
  if (check.kind === 'premium' || check.kind === 'sign-in') return { kind: check.kind };
  if (help !== null) return { kind: 'not-here', help: helpText(help) };
  if (check.kind === 'no-microphone' && check.reason === 'unsupported') {
    return { kind: 'not-here', help: "This browser can't record. Try Chrome or Edge, or type it." };
  }
  return { kind: 'open', isTrial: !hasPlan };
}
