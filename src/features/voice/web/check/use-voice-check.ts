import { useEffect, useState } from 'react';
import { useEntitlement, useViewer } from '../../../accounts/web/accounts.ts';
import { useCredits } from '../../../credits/web/credits.ts';
import { currentAudioBrowser, isRecordingSupported } from '../recording/microphone.ts';
import { useSpeechSupport } from '../speech/use-speech-support.ts';
import { thisBrowser } from './this-browser.ts';
import { type MicrophoneAccess, voiceCheck } from './voice-check.ts';
import { voiceHelp } from './voice-help.ts';

/** Whether somebody can speak here, and else the one thing to tell them. Every recorder asks it before it records. */
export function useVoiceCheck() {
  const { account } = useViewer();
  const hasPlan = useEntitlement('voice_to_listing');
  const { credits } = useCredits();
  const speech = useSpeechSupport();
  const microphone = useMicrophoneAccess();
  const check = voiceCheck({
    isMember: account !== null,
    hasPlan,
    credits,
    microphone,
    speech: speech.support,
  });
  return {
    check,
    /** What helps here; null unless nobody turns speech into text. */
    help: check.kind === 'no-recognition' ? voiceHelp(check.missing, thisBrowser()) : null,
    ...speech,
  };
}

/** What the browser tells of its microphone without opening it; null until that is known. */
function useMicrophoneAccess(): MicrophoneAccess | null {
  const [access, setAccess] = useState<MicrophoneAccess | null>(null);

  useEffect(() => {
    let gone = false;
    let permission: PermissionStatus | null = null;
    const devices = mediaDevices();
    const look = async () => {
      permission ??= await microphonePermission();
      permission?.addEventListener('change', look);
      const found = await accessOf(permission);
      if (!gone) setAccess(found);
    };
    void look();
    devices?.addEventListener('devicechange', look);
    return () => {
      gone = true;
      permission?.removeEventListener('change', look);
      devices?.removeEventListener('devicechange', look);
    };
  }, []);

  return access;
}

async function accessOf(permission: PermissionStatus | null): Promise<MicrophoneAccess> {
  if (!isRecordingSupported(currentAudioBrowser())) return 'unsupported';
  if (permission?.state === 'denied') return 'denied';
  const devices = await mediaDevices()
    ?.enumerateDevices()
    .catch(() => null);
  // Before somebody allows it, browsers list devices without names, or one for all.
  return devices?.every(({ kind }) => kind !== 'audioinput') ? 'no-device' : 'usable';
}

/** Without https the browser has none. */
const mediaDevices = () => navigator.mediaDevices as MediaDevices | undefined;

/** Null where the browser does not tell. */
async function microphonePermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    return null;
  }
}
