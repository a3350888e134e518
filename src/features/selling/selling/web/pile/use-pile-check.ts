import { useDraftForm } from '../../../../items/listings/web/listings.ts';
import { FORM_MODE } from '../sell-mode.ts';
import { useCheck } from '../use-check.ts';
import type { Reading } from '../use-writer.ts';
import type { PileItem } from './pile.ts';
import type { PileState } from './use-pile.ts';

/** The check step of one item of the pile. */
export function usePileCheck(pile: PileState, item: PileItem) {
  const { words } = item.content;
  const photos = pile.photosOf(item);
  const state = useDraftForm({
    given: item,
    setGiven: (changeOf) => pile.setGiven(item.id, changeOf),
    photos,
    photoMissing: null,
    send: (form, chosen) => pile.post(item, form, chosen),
  });
  return useCheck({
    mode: FORM_MODE,
    state,
    writer: {
      reading: readingOf(
        item,
        photos.uploads.some(({ state: upload }) => upload.kind === 'failed'),
      ),
      sees: pile.vision,
      stop: () => pile.stop(item.id),
    },
    write: (given) => pile.write(item, given),
    readAgain: () => void pile.write(item, words, true),
  });
}

/** What is being read of an item. A waiting item counts as being read. */
function readingOf({ state, content }: PileItem, hasFailed: boolean): Reading {
  if (state === 'unread') return 'photo-unread';
  if (state === 'reading') return content.words.text === '' ? 'photo' : 'words';
  return state === 'waiting' && !hasFailed ? 'photo' : 'nothing';
}
