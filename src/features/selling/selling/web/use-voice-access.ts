import { useEntitlement } from '../../../people/accounts/web/accounts.ts';
import { helpText, useVoiceCheck } from '../../voice/web/voice.ts';

/** Whether the recorder can be opened, or why not. */
export type VoiceAccess =
  /** `isChecked`: whether the browser has said what it can do. */
  | { kind: 'open'; isTrial: boolean; isChecked: boolean }
  | { kind: 'premium' | 'sign-in' }
  /** This browser can't record; a plan or credits wouldn't help. */
  | { kind: 'not-here'; help: string };

/** Returns whether voice is available. The recorder itself handles missing credits and a blocked microphone. */
export function useVoiceAccess(): VoiceAccess {
  const { check, help } = useVoiceCheck();
  const hasPlan = useEntitlement('voice_to_listing');
  if (check.kind === 'premium' || check.kind === 'sign-in') return { kind: check.kind };
  if (help !== null) return { kind: 'not-here', help: helpText(help) };
  if (check.kind === 'no-microphone' && check.reason === 'unsupported') {
    return { kind: 'not-here', help: "This browser can't record. Try Chrome or Edge, or type it." };
  }
  return { kind: 'open', isTrial: !hasPlan, isChecked: check.kind !== 'checking' };
}
