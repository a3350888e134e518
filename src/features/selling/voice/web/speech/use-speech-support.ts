import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSiteSupport } from '../../../../../platform/web/page/site-support.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { sharesMicrophone, thisBrowser } from '../check/this-browser.ts';
import { currentAudioBrowser, isRecordingSupported } from '../recording/microphone.ts';
import { recognitionMemory } from './recognition-memory.ts';
import {
  installSpeech,
  type LocalSpeech,
  localSpeech,
  type SpeechSupport,
  speechSupport,
} from './speech-method.ts';
import { browserRecognition } from './speech-recognition.ts';

/** The site's language. */
export const SPEECH_LANGUAGE = 'en-US';

const NOT_INSTALLED = {
  title: 'Voice Input Error',
  text: "Your browser couldn't download speech recognition. Type it instead.",
};

/** Returns what speech support exists here; null until known. */
export function useSpeechSupport() {
  const { speech: onServer } = useSiteSupport();
  const [local, setLocal] = useState<LocalSpeech | null>(null);
  const [installing, setInstalling] = useState(false);
  const failure = useSyncExternalStore(recognitionMemory.subscribe, recognitionMemory.failure, () => null);

  useEffect(() => void findLocal().then(setLocal), []);

  return {
    support: local === null ? null : supportHere({ onServer, local, failure }),
    installing,
    /** Lets the browser download what it needs to recognize speech on this device. */
    async install() {
      setInstalling(true);
      const isInstalled = await installSpeech(browserRecognition(), SPEECH_LANGUAGE);
      // A browser may offer a download that fails; it is then not offered again.
      setLocal(isInstalled ? await findLocal() : 'unavailable');
      setInstalling(false);
      if (!isInstalled) toast({ tone: 'error', ...NOT_INSTALLED });
    },
  };
}

const findLocal = () => localSpeech(browserRecognition(), SPEECH_LANGUAGE);

function supportHere(facts: {
  onServer: boolean;
  local: LocalSpeech;
  failure: ReturnType<typeof recognitionMemory.failure>;
}): SpeechSupport {
  return speechSupport({
    ...facts,
    hasRecognition: browserRecognition() !== null,
    canDoBoth: sharesMicrophone(thisBrowser()) && isRecordingSupported(currentAudioBrowser()),
  });
}
