import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { BuyerQuestions, countGuesses, publishLabel } from '../../listing-drafts/web/listing-drafts.ts';
import {
  ConditionField,
  CreatePreview,
  DescriptionField,
  FormFailure,
  ListingTagsField,
  PriceField,
  PriceHelp,
  TitleField,
  WantedSlot,
} from '../../listings/web/listings.ts';
import { PHOTO_ACCEPT } from '../../photos/contract/photo-limits.ts';
import { OnlyPhoto } from './only-photo.tsx';
import { CategoryChoice } from './category-choice.tsx';
import type { Wizard } from './use-wizard.ts';
import { WizardBar } from './wizard-bar.tsx';
import { originOf } from './wizard-form.ts';

/** The second step: what was made of it, each field with where it came from, and the button that publishes. */
export function CheckStep({ wizard }: { wizard: Wizard }) {
  const { pathname } = useLocation();
  const { state, seller, submit } = wizard;
  const { form, notes, photos } = state;
  const guesses = countGuesses(notes.marks);
  return (
    <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_304px] lg:gap-16">
      <form className="grid min-w-0 gap-7" onSubmit={submit} noValidate>
        <div>
          <h1 tabIndex={-1} className="text-4xl outline-none md:text-6xl">
            Check it, then it's live
          </h1>
          <p className="hint mt-2 text-base">
            {originOf(state.content.words, photos.uploads.length > 0)}{' '}
            {guesses > 0 && (
              <b className="text-ink">
                {guesses === 1 ? '1 guess needs a tap.' : `${guesses} guesses need a tap.`}
              </b>
            )}
          </p>
        </div>
        <FormFailure state={state} />
        <Given wizard={wizard} />
        <TitleField state={state} />
        <DescriptionField state={state} rows={3} />
        <PriceField state={state} />
        <PriceHelp state={state} />
        <CategoryChoice wizard={wizard} />
        <ConditionField state={state} />
        <BuyerQuestions questions={notes.questions} answers={notes.answers} onAnswer={state.answer} />
        <ListingTagsField state={state} />
        <WantedSlot listing={form} />
        <WizardBar>
          <ButtonLink to={pathname} variant="line" size="lg" className="flex-none max-md:size-14 max-md:p-0">
            <Icon name="arrow-left" className="md:hidden" />
            <span className="max-md:sr-only">Back</span>
          </ButtonLink>
          <Button
            type="submit"
            variant="zest"
            size="lg"
            className="max-md:flex-1 md:min-w-80"
            busy={state.sending}
            busyLabel={state.uploading ? 'Waiting for the photo...' : 'Publishing...'}
          >
            {publishLabel(notes.marks, 'Publish')}
          </Button>
        </WizardBar>
      </form>
      <CreatePreview
        form={{ ...form, description: state.described }}
        marks={notes.marks}
        cover={photos.uploads[0]?.preview || null}
        seller={seller}
        hint="It goes live when you publish it."
      />
    </div>
  );
}

/** The photo, and the words the listing was written from, with the way back to either. */
function Given({ wizard }: { wizard: Wizard }) {
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const { state, show, addPhoto, seller } = wizard;
  const { words } = state.content;
  const [upload] = state.photos.uploads;
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] items-start gap-4 md:grid-cols-[128px_minmax(0,1fr)] md:items-center md:gap-5.5">
      {upload ? (
        <ul>
          <OnlyPhoto upload={upload} photos={state.photos} />
        </ul>
      ) : (
        <span
          className="grid aspect-square place-items-center rounded-tile bg-surface-2 text-ink-2"
          aria-hidden="true"
        >
          <Icon name="image-off" className="icon-lg" />
        </span>
      )}
      <div className="min-w-0">
        {words.text.trim() !== '' && (
          <blockquote
            className="line-clamp-4 text-base leading-snug font-medium wrap-anywhere md:text-xl"
            dir="auto"
          >
            “{words.text}”
          </blockquote>
        )}
        <div className="mt-0.5 flex flex-wrap gap-x-4.5">
          {words.said && (
            <WayBack to={pathname} icon="mic" onClick={() => show('voice')}>
              Say it again
            </WayBack>
          )}
          {words.text.trim() !== '' && !words.said && (
            <WayBack to={pathname} icon="pen-line" onClick={() => show('text')}>
              Change the words
            </WayBack>
          )}
          {(seller !== null || upload) && (
            <>
              <input
                ref={input}
                type="file"
                accept={PHOTO_ACCEPT}
                className="sr-only"
                aria-label="Photo"
                tabIndex={-1}
                onChange={(event) => {
                  void addPhoto([...(event.target.files ?? [])], 'keep');
                  event.target.value = '';
                }}
              />
              <button type="button" className={WAY} onClick={() => input.current?.click()}>
                <Icon name="camera" className="icon-sm" />
                {upload ? 'Change photo' : 'Add a photo'}
              </button>
            </>
          )}
        </div>
      </div>
    </div>
  );
}

const WAY = 'inline-flex min-h-11 items-center gap-1.5 text-md font-semibold underline underline-offset-4';

interface WayBackProps {
  to: string;
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}

function WayBack({ to, icon, onClick, children }: WayBackProps) {
  return (
    <Link to={to} className={WAY} onClick={onClick}>
      <Icon name={icon} className="icon-sm" />
      {children}
    </Link>
  );
}
