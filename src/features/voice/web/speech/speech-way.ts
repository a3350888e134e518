import type { SpeechRecognitionClass } from './speech-recognition.ts';

/**
 * Who turns speech into text: the site's speech service, this device, the browser's maker, or nobody.
 */
export type SpeechWay = 'server' | 'device' | 'browser' | 'none';

/** What is possible here. */
export interface SpeechSupport {
  way: SpeechWay;
  /** This device could do it after a download by the browser. */
  installable: boolean;
  /** The browser may listen while it records: on this device, or because nothing else can. */
  listens: boolean;
}

/** The service first, as it is best at it; then what leaves least of the voice with others. */
export async function findSpeechSupport(
  onServer: boolean,
  Recognition: SpeechRecognitionClass | null,
  language: string,
): Promise<SpeechSupport> {
  const local = await localSpeech(Recognition, language);
  if (onServer) return { way: 'server', installable: false, listens: local === 'available' };
  if (!Recognition) return { way: 'none', installable: false, listens: false };
  if (local === 'available') return { way: 'device', installable: false, listens: true };
  return { way: 'browser', installable: local === 'downloadable', listens: true };
}

async function localSpeech(Recognition: SpeechRecognitionClass | null, language: string) {
  try {
    return (await Recognition?.available?.({ langs: [language], processLocally: true })) ?? 'unavailable';
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
export const PRIVACY_LINES: Readonly<Record<SpeechWay, string>> = {
  server: "Your recording is sent to this site's speech service to turn it into text.",
  device: 'Speech is turned into text on this device. The audio never leaves it.',
  browser: 'Your browser sends this audio to its maker to turn it into text.',
  none: 'Neither this site nor this browser can turn speech into text. Try Chrome or Edge, or type it.',
};
