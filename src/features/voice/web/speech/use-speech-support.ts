import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSiteSupport } from '../../../../platform/web/site-support.ts';
import { sharesMicrophone, thisBrowser } from '../check/this-browser.ts';
import { currentAudioBrowser, isRecordingSupported } from '../recording/microphone.ts';
import { recognitionFailures } from './recognition-failures.ts';
import { browserRecognition } from './speech-recognition.ts';
import {
  installSpeech,
  type LocalSpeech,
  localSpeech,
  type SpeechSupport,
  speechSupport,
} from './speech-way.ts';

/** Recognized in the language of the site. */
export const SPEECH_LANGUAGE = 'en-US';

/** Who can turn speech into text here; null until that is known. */
export function useSpeechSupport() {
  const { speech: onServer } = useSiteSupport();
  const [local, setLocal] = useState<LocalSpeech | null>(null);
  const [installing, setInstalling] = useState(false);
  const failure = useSyncExternalStore(
    recognitionFailures.subscribe,
    recognitionFailures.current,
    () => null,
  );

  useEffect(() => void findLocal().then(setLocal), []);

  return {
    support: local === null ? null : supportHere({ onServer, local, failure }),
    installing,
    /** Lets the browser load what it needs to recognize speech on this device. */
    async install() {
      setInstalling(true);
      await installSpeech(browserRecognition(), SPEECH_LANGUAGE);
      setLocal(await findLocal());
      setInstalling(false);
    },
  };
}

const findLocal = () => localSpeech(browserRecognition(), SPEECH_LANGUAGE);

function supportHere(facts: {
  onServer: boolean;
  local: LocalSpeech;
  failure: ReturnType<typeof recognitionFailures.current>;
}): SpeechSupport {
  return speechSupport({
    ...facts,
    hasRecognition: browserRecognition() !== null,
    canDoBoth: sharesMicrophone(thisBrowser()) && isRecordingSupported(currentAudioBrowser()),
  });
}
