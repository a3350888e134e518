import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { FrequencyTabs } from './frequency-tabs.tsx';
import { type SavedSearchProps, useSaveSearch } from './use-save-search.ts';
import { wholeWantText } from './want-texts.ts';

type SaveSearchDialogsProps = SavedSearchProps & { open: boolean };

/** Saves a search when it opens, then says so or asks for an account first. */
export default function SaveSearchDialogs({ open, ...rest }: SaveSearchDialogsProps) {
  const { saved, pending, save, choose, close, takeAlong } = useSaveSearch(rest);
  const begin = useEffectEvent(() => void save());
  useEffect(() => {
    if (open) begin();
  }, [open]);
  return (
    <>
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
