import { Button } from '../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { SaveSearchProps } from '../../search/web/search.ts';
import { FrequencyTabs } from './frequency-tabs.tsx';
import { useSaveSearch } from './use-save-search.ts';
import { useStorePendingWant } from './use-store-pending-want.ts';
import { isWorthSaving } from './want-of-search.ts';
import { wholeWantText } from './want-texts.ts';

/** The button of browse that stores a search, and what it says then. */
export function SaveSearch({
  filters,
  place,
  label = 'Save this search',
  look = 'line',
  className,
}: SaveSearchProps) {
  const { busy, saved, pending, save, choose, close, takeAlong } = useSaveSearch({ filters, place });
  useStorePendingWant();
  if (!isWorthSaving(filters)) return null;
  return (
    <>
      <Button
        variant={look}
        className={className}
        aria-haspopup="dialog"
        busy={busy}
        busyLabel="Saving..."
        onClick={() => void save()}
      >
        {look === 'line' && <Icon name="bell" />}
        {label}
      </Button>
      <Dialog
        bottom
        open={saved !== null}
        onClose={close}
        title="Saved"
        description={saved && <bdi>{`${wholeWantText(saved)} You hear about each match once.`}</bdi>}
      >
        {saved && <FrequencyTabs value={saved.frequency} onChange={(frequency) => void choose(frequency)} />}
        <div className="dialog-actions">
          <ButtonLink variant="quiet" to="/match-me/wants">
            All my wants
          </ButtonLink>
          <Button onClick={close}>Done</Button>
        </div>
      </Dialog>
      <Dialog
        bottom
        open={pending !== null}
        onClose={close}
        title="Save it with a free account"
        description="Your search comes along. You land here again."
      >
        <div className="dialog-actions">
          <Button variant="line" onClick={() => takeAlong('log-in')}>
            Log in
          </Button>
          <Button onClick={() => takeAlong('sign-up')}>Sign Up</Button>
        </div>
      </Dialog>
    </>
  );
}
