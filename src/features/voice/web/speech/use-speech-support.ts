import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api.ts';
import { browserRecognition } from './speech-recognition.ts';
import { findSpeechSupport, installSpeech, type SpeechSupport } from './speech-way.ts';

/** Recognized in the language of the site. */
export const SPEECH_LANGUAGE = 'en-US';

/** Who can turn speech into text here; null until that is known. */
export function useSpeechSupport() {
  const [support, setSupport] = useState<SpeechSupport | null>(null);
  const [installing, setInstalling] = useState(false);

  useEffect(() => void findSupport().then(setSupport), []);

  return {
    support,
    installing,
    /** Lets the browser load what it needs to recognize speech on this device. */
    async install() {
      setInstalling(true);
      await installSpeech(browserRecognition(), SPEECH_LANGUAGE);
      setSupport(await findSupport());
      setInstalling(false);
    },
  };
}

async function findSupport(): Promise<SpeechSupport> {
  const outcome = await outcomeOf(api.GET('/api/ai'));
  // Without an answer the site is asked all the same, and says what it can.
  const onServer = outcome.ok ? outcome.data.speech : true;
  return findSpeechSupport(onServer, browserRecognition(), SPEECH_LANGUAGE);
}
