import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { counted } from '../../../../shared/counted.ts';
import { previewOf } from '../../../items/photos/web/photos.ts';
import { FieldMark } from '../../listing-drafts/web/listing-drafts.ts';
import { countItems } from './pile/count-items.ts';
import type { ChosenTogether } from './use-photos-together.ts';
import type { Sell } from './use-sell.ts';

interface PhotosQuestionProps {
  sell: Sell;
  chosen: ChosenTogether;
}

const focusIt = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** Asks "One item or several?" if there are too many photos for one listing, or if they look different. */
export default function PhotosQuestion({ sell, chosen }: PhotosQuestionProps) {
  const { files, room } = chosen;
  const { answerOne } = sell;
  const previews = usePreviews(files);
  const [items, setItems] = useState<number | null>(null);
  /** The picked photos, while the person chooses which to use. */
  const [picked, setPicked] = useState<readonly File[] | null>(null);
  const fits = files.length <= room;
  const isPicking = picked !== null;

  const compared = useEffectEvent((count: number) => {
    if (count === 1 && fits) answerOne(files);
    else setItems(count);
  });
  useEffect(() => {
    let isUnmounted = false;
    void countItems(files).then((count) => !isUnmounted && compared(count));
    return () => {
      isUnmounted = true;
    };
  }, [files]);

  function pick(file: File) {
    setPicked((now) => {
      if (now === null) return now;
      if (now.includes(file)) return now.filter((pickedFile) => pickedFile !== file);
      return now.length < room ? [...now, file] : now;
    });
  }

  const title = isPicking ? pickText(room) : 'One item or several?';
  return (
    <div className="wrap flex min-h-[calc(100svh-52px)] flex-col gap-3 pt-1.5 md:min-h-0 md:gap-6 md:pt-5 md:pb-16">
      <div>
        <h1 key={title} ref={focusIt} tabIndex={-1} className="text-5xl outline-none md:text-6xl">
          {title}
        </h1>
        <p className="mt-2 text-ink-2" role="status">
          {isPicking
            ? `${picked.length} of ${room} picked.${picked.length < room ? '' : ' Tap one to take it out.'}`
            : `${counted(files.length, 'photo')}. ${items === null && fits ? 'Comparing them.' : reasonText(chosen, sell)}`}
        </p>
      </div>
      <ul className="grid grid-cols-3 gap-2 md:grid-cols-7" aria-label="Photos">
        {files.map((file, index) => (
          <li key={index} className="relative aspect-square overflow-hidden rounded-lg bg-surface-2">
            <Photo
              src={previews[index]}
              name={`Photo ${index + 1}`}
              isDimmed={isPicking && !picked.includes(file)}
            />
            {isPicking && (
              <button
                type="button"
                className="absolute inset-0 focus-visible:-outline-offset-4"
                aria-label={`Photo ${index + 1}`}
                aria-pressed={picked.includes(file)}
                onClick={() => pick(file)}
              >
                {picked.includes(file) && (
                  <span className="absolute end-1.5 bottom-1.5 grid size-8 place-items-center rounded-full bg-primary text-on-primary">
                    <Icon name="check" className="icon-sm" />
                  </span>
                )}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div
        // Keeps the photos above in view.
        data-toasts={isPicking ? 'above-bar' : 'above-answers'}
        className="sticky bottom-0 mt-auto bg-bg pt-2 pb-[max(20px,env(safe-area-inset-bottom))] md:static md:mt-0 md:p-0"
      >
        {isPicking ? (
          <div className="flex gap-2 md:justify-end">
            <Button variant="soft" size="lg" onClick={() => setPicked(null)}>
              Back
            </Button>
            <Button
              variant="zest"
              size="lg"
              className="flex-1 md:min-w-60 md:flex-none"
              disabled={picked.length === 0}
              onClick={() => answerOne(files.filter((file) => picked.includes(file)))}
            >
              Use {counted(picked.length, 'photo')}
            </Button>
          </div>
        ) : (
          (!fits || items !== null) && (
            <div className="grid gap-2.5 md:grid-cols-2" role="group" aria-label="One item or several">
              <Answer
                icon="layers"
                title="Several items"
                isSuggested={items !== null && items > 1}
                onChoose={sell.answerSeveral}
              >
                {items !== null && items > 1
                  ? `These look like ${items}. You can move photos around.`
                  : 'You sort the photos into items.'}
              </Answer>
              <Answer
                icon="tag"
                title="One item"
                isSuggested={items === 1}
                onChoose={() => {
                  if (fits) answerOne(files);
                  else if (room === 0) answerOne([]);
                  else setPicked(files.slice(0, room));
                }}
              >
                {items === 1 && 'These look alike. '}
                {fits
                  ? `All ${files.length} photos in one listing.`
                  : room === 0
                    ? 'Keep the photos it has.'
                    : `${pickText(room)}.`}
              </Answer>
            </div>
          )
        )}
      </div>
    </div>
  );
}

const pickText = (room: number): string =>
  room === 1 ? 'Pick the best photo' : `Pick the ${room} best photos`;

/** Returns why we ask. */
function reasonText({ files, room, isFirst }: ChosenTogether, { mode }: Sell): string {
  if (files.length <= room) return 'They look different.';
  if (!isFirst)
    return room === 0 ? 'This listing has no room for more.' : `This listing has room for ${room} more.`;
  return mode.maxPhotos === 1 ? 'These steps take one.' : `A listing can have ${mode.maxPhotos}.`;
}

interface AnswerProps {
  icon: IconName;
  title: string;
  isSuggested?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Answer({ icon, title, isSuggested, onChoose, children }: AnswerProps) {
  return (
    <button
      type="button"
      className={clsx(
        'flex min-h-21 w-full items-center gap-3.5 rounded-xl px-4 py-3.5 text-start md:min-h-28 md:px-5.5',
        isSuggested
          ? 'border-2 border-dashed border-on-lilac bg-lilac/45'
          : 'border-[1.5px] border-line-strong bg-surface hover:bg-surface-2',
      )}
      onClick={onChoose}
    >
      <span
        className={clsx(
          'grid size-13 flex-none place-items-center rounded-md rounded-ss-lg',
          isSuggested ? 'bg-lilac text-on-lilac' : 'bg-surface-2',
        )}
      >
        <Icon name={icon} className="icon" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-display text-xl leading-tight font-extrabold tracking-[-0.02em]">{title}</b>
        <span className="mt-1 block text-sm leading-snug text-ink-2">{children}</span>
        {isSuggested && (
          <span className="mt-2 flex">
            <FieldMark mark="guess" />
          </span>
        )}
      </span>
    </button>
  );
}

function Photo({ src, name, isDimmed }: { src: string | undefined; name: string; isDimmed: boolean }) {
  return src ? (
    <img
      src={src}
      alt={name}
      width={132}
      height={132}
      className={clsx('size-full object-cover', isDimmed && 'opacity-40')}
    />
  ) : (
    <span className="grid size-full place-items-center text-ink-3">
      <Icon name="image-off" />
      <span className="sr-only">{name}</span>
    </span>
  );
}

/** Creates object URLs for the files; '' for images that this browser can't show. */
function usePreviews(files: readonly File[]): readonly string[] {
  const [previews, setPreviews] = useState<readonly string[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    const loading = Promise.all(files.map(previewOf));
    void loading.then((urls) => !isUnmounted && setPreviews(urls));
    return () => {
      isUnmounted = true;
      void loading.then((urls) => {
        for (const url of urls) URL.revokeObjectURL(url);
      });
    };
  }, [files]);
  return previews;
}
