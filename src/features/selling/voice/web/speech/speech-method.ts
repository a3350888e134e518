import type { SpeechRecognitionClass } from './speech-recognition.ts';

/**
 * What turns speech into text: the site's speech service, this device, the browser's speech service, or
 * nothing.
 */
export type SpeechMethod = 'server' | 'device' | 'browser' | 'none';

/** Why the browser's recognition is unusable: it has none, can't reach its service, or has it turned off. */
export type NoRecognition = 'absent' | 'unreachable' | 'turned-off';

/** What is supported here. */
export interface SpeechSupport {
  method: SpeechMethod;
  /** This device could do it after a download by the browser. */
  installable: boolean;
  /** The browser may listen: on this device, or because there is no other way. */
  listens: boolean;
  /** Audio is recorded. Phones allow either recording or recognition. */
  records: boolean;
  /** Why the browser's recognition is unusable; null if it works or was not tried. */
  missing: NoRecognition | null;
}

export type LocalSpeech = 'available' | 'downloadable' | 'unavailable';

export interface SpeechFacts {
  /** The site has a speech service. */
  onServer: boolean;
  hasRecognition: boolean;
  /** Whether the browser recognizes speech on this device. */
  local: LocalSpeech;
  /** How the browser's service failed during this visit. */
  failure: NoRecognition | null;
  /** The browser can record and recognize simultaneously. */
  canDoBoth: boolean;
}

/**
 * Selects how speech is recognized: the site's service first because it is best, then the most private
 * option.
 */
export function speechSupport(facts: SpeechFacts): SpeechSupport {
  const { onServer, hasRecognition, local, failure, canDoBoth } = facts;
  const onDevice = hasRecognition && local === 'available';
  const installable = !onServer && hasRecognition && local === 'downloadable';
  if (onServer) {
    return {
      method: 'server',
      installable,
      listens: onDevice && canDoBoth,
      records: true,
      missing: null,
    };
  }
  if (onDevice) {
    return { method: 'device', installable, listens: true, records: canDoBoth, missing: null };
  }
  const missing = hasRecognition ? failure : 'absent';
  return missing === null
    ? { method: 'browser', installable, listens: true, records: canDoBoth, missing }
    : { method: 'none', installable, listens: false, records: false, missing };
}

export async function localSpeech(
  Recognition: SpeechRecognitionClass | null,
  language: string,
): Promise<LocalSpeech> {
  try {
    const availability = await Recognition?.available?.({ langs: [language], processLocally: true });
    return availability === 'available' || availability === 'downloadable' ? availability : 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** Resolves to whether the browser can now recognize speech on this device. */
export async function installSpeech(
  Recognition: SpeechRecognitionClass | null,
  language: string,
): Promise<boolean> {
  try {
    return (await Recognition?.install?.({ langs: [language], processLocally: true })) ?? false;
  } catch {
    return false;
  }
}

/** Says in one line whether the voice leaves the device. */
export const PRIVACY_LINES: Readonly<Record<Exclude<SpeechMethod, 'none'>, string>> = {
  server: "Your recording is sent to this site's speech service to turn it into text.",
  device: 'Speech is turned into text on this device. The audio never leaves it.',
  browser: "Sends audio to your browser's speech service to turn it into text.",
};
