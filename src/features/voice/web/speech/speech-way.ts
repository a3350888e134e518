import type { SpeechRecognitionClass } from './speech-recognition.ts';

/**
 * Who turns speech into text: the site's speech service, this device, the browser's speech service, or nobody.
 */
export type SpeechWay = 'server' | 'device' | 'browser' | 'none';

/** Why this browser's recognition can't be used: it has none, can't reach its service, or has it turned off. */
export type NoRecognition = 'absent' | 'unreachable' | 'turned-off';

/** What is possible here. */
export interface SpeechSupport {
  way: SpeechWay;
  /** This device could do it after a download by the browser. */
  installable: boolean;
  /** The browser may listen: on this device, or because nothing else can. */
  listens: boolean;
  /** Audio is recorded. Phones give the microphone to one of the two, recording or recognition. */
  records: boolean;
  /** Why the browser's recognition is out; null where it works or has not been tried. */
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
  /** The browser can record and recognize at the same time. */
  canDoBoth: boolean;
}

/** The service first, as it is best at it; then what leaves least of the voice with others. */
export function speechSupport(facts: SpeechFacts): SpeechSupport {
  const { onServer, hasRecognition, local, failure, canDoBoth } = facts;
  const onDevice = hasRecognition && local === 'available';
  const installable = !onServer && hasRecognition && local === 'downloadable';
  if (onServer) {
    return {
      way: 'server',
      installable,
      listens: onDevice && canDoBoth,
      records: true,
      missing: null,
    };
  }
  if (onDevice) {
    return { way: 'device', installable, listens: true, records: canDoBoth, missing: null };
  }
  const missing = hasRecognition ? failure : 'absent';
  return missing === null
    ? { way: 'browser', installable, listens: true, records: canDoBoth, missing }
    : { way: 'none', installable, listens: false, records: false, missing };
}

export async function localSpeech(
  Recognition: SpeechRecognitionClass | null,
  language: string,
): Promise<LocalSpeech> {
  try {
    const found = await Recognition?.available?.({ langs: [language], processLocally: true });
    return found === 'available' || found === 'downloadable' ? found : 'unavailable';
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

/** Whether a voice leaves the device, in one line. */
export const PRIVACY_LINES: Readonly<Record<Exclude<SpeechWay, 'none'>, string>> = {
  server: "Your recording is sent to this site's speech service to turn it into text.",
  device: 'Speech is turned into text on this device. The audio never leaves it.',
  browser: "Sends audio to your browser's speech service to turn it into text.",
};
