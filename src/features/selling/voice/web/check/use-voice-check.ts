import { useEffect, useState } from 'react';
import { useCredits } from '../../../../paying/credits/web/credits.ts';
import { useEntitlement, useViewer } from '../../../../people/accounts/web/accounts.ts';
import { currentAudioBrowser, isRecordingSupported } from '../recording/microphone.ts';
import { useSpeechSupport } from '../speech/use-speech-support.ts';
import { thisBrowser } from './this-browser.ts';
import { type MicrophoneAccess, voiceCheck } from './voice-check.ts';
import { voiceHelp } from './voice-help.ts';

/** Returns whether the viewer can record here, or the one reason why not. Every recorder uses it. */
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
    /** What helps in this browser; null unless no speech recognition is available. */
    help: check.kind === 'no-recognition' ? voiceHelp(check.missing, thisBrowser()) : null,
    ...speech,
  };
}

/** Returns what the browser reveals about the microphone without opening it; null until known. */
function useMicrophoneAccess(): MicrophoneAccess | null {
  const [access, setAccess] = useState<MicrophoneAccess | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    let permission: PermissionStatus | null = null;
    const devices = mediaDevices();
    const look = async () => {
      permission ??= await microphonePermission();
      permission?.addEventListener('change', look);
      const current = await accessOf(permission);
      if (!isUnmounted) setAccess(current);
    };
    void look();
    devices?.addEventListener('devicechange', look);
    return () => {
      isUnmounted = true;
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
  // Before permission is granted, browsers list devices without names, or one for all.
  return devices?.every(({ kind }) => kind !== 'audioinput') ? 'no-device' : 'usable';
}

/** Without https the browser has no devices. */
const mediaDevices = () => navigator.mediaDevices as MediaDevices | undefined;

/** Null if the browser doesn't reveal it. */
async function microphonePermission(): Promise<PermissionStatus | null> {
  try {
    return await navigator.permissions.query({ name: 'microphone' });
  } catch {
    return null;
  }
}
