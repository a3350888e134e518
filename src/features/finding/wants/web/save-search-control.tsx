import { useId, useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { lazyDialog } from '../../../../platform/web/ui/lazy-dialog.tsx';
import type { SaveSearchProps } from '../../search/web/search.ts';

const SaveSearchDialogs = lazyDialog(() => import('./save-search-dialogs.tsx'));

/** Saves a search: a button, or a card with the button. */
export default function SaveSearchControl({ look, ...search }: SaveSearchProps) {
  return look === 'card' ? <SaveSearchCard {...search} /> : <SaveButton {...search} look={look} />;
}

/** A card after the results that offers to save the search. */
function SaveSearchCard({ filters, place }: SaveSearchProps) {
  const title = useId();
  return (
    <section
      aria-labelledby={title}
      className="mt-10 flex flex-col items-start gap-3.5 rounded-xl bg-lilac px-5 py-6 md:mt-14 md:flex-row md:items-center md:gap-5 md:px-7"
    >
      <span className="grid size-15 flex-none place-items-center rounded-tile rounded-ss-xl bg-surface text-on-lilac dark:bg-surface-2">
        <Icon name="bell-ring" className="size-7" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={title} className="text-2xl">
          Not the one yet?
        </h2>
        <p className="mt-1 text-ink-2 dark:text-on-lilac">
          Save this search and we'll tell you when a new one turns up or a price drops.
        </p>
      </div>
      <SaveButton {...{ filters, place }} look="primary" className="flex-none max-md:w-full" />
    </section>
  );
}

interface SaveButtonProps extends Omit<SaveSearchProps, 'look'> {
  look?: 'line' | 'quiet' | 'primary';
}

/** The button that saves a search and shows whether it is saved. */
function SaveButton({
  filters,
  place,
  label = 'Save this search',
  look = 'line',
  className,
}: SaveButtonProps) {
  const [step, setStep] = useState<'none' | 'saving' | 'answered'>('none');
  return (
    <>
      <Button
        variant={look}
        className={className}
        aria-haspopup="dialog"
        busy={step === 'saving'}
        busyLabel="Saving..."
        onPointerEnter={SaveSearchDialogs.prepare}
        onFocus={SaveSearchDialogs.prepare}
        onClick={() => setStep('saving')}
      >
        {look === 'line' && <Icon name="bell" />}
        {label}
      </Button>
      <SaveSearchDialogs
        open={step !== 'none'}
        onAnswer={() => setStep('answered')}
        onClose={() => setStep('none')}
        {...{ filters, place }}
      />
    </>
  );
}
