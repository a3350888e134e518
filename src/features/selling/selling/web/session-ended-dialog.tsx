import { useLocation, useRevalidator } from 'react-router';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Dialog } from '../../../../platform/web/ui/dialog.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { PriceTag } from '../../../../platform/web/ui/price-tag.tsx';
import { showProblem } from '../../../../platform/web/ui/toast.ts';
import { parsePrice } from '../../../../shared/money.ts';
import { signInAddress, signUpAddress } from '../../../people/accounts/web/accounts.ts';
import { guestStore } from '../../../people/guests/web/guests.ts';
import type { Sell } from './use-sell.ts';

/** Shown if the session ended before posting. The draft is retained whatever the person chooses. */
export default function SessionEndedDialog({ sell }: { sell: Sell }) {
  const { state, draft, closeSessionEnded } = sell;
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { form, photos } = state;
  const price = parsePrice(form.price);
  const next = pathname + search;

  const leave = () => draft.waitForSignIn(sell.viewer.account !== null);

  async function continueAsGuest(): Promise<void> {
    const outcome = await outcomeOf(api.POST('/api/guests'));
    if (!outcome.ok) {
      showProblem(outcome.problem);
      return;
    }
    guestStore().set(outcome.data);
    draft.giveTo(outcome.data.guestId);
    // Uploads belong to the session that sent them, and those without one were refused.
    for (const { key } of photos.uploads) photos.sendAgain(key);
    photos.retryFailed();
    sell.noteNewGuest();
    closeSessionEnded();
    await sell.submit();
    await revalidate();
  }

  return (
    <Dialog open onClose={closeSessionEnded} title="Who's posting?" bottom>
      <div className="grid gap-3">
        <p className="flex items-center gap-3 rounded-lg bg-surface-2 p-2">
          {photos.uploads[0]?.preview && (
            <img
              src={photos.uploads[0].preview}
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-md object-cover"
            />
          )}
          <span className="min-w-0 flex-1">
            <b className="block leading-tight font-[650] wrap-anywhere" dir="auto">
              {form.title}
            </b>
            <small className="text-sm text-ink-2">Saved and ready</small>
          </span>
          {'cents' in price && <PriceTag cents={price.cents} rounded />}
        </p>
        <Button variant="zest" size="lg" block onClick={() => void continueAsGuest()} data-autofocus>
          Continue as Guest
        </Button>
        <p className="flex items-start gap-2 text-xs text-ink-2">
          <Icon name="key-round" className="icon-sm mt-px" />
          Posts right away, no email. You get a Guest ID and a PIN to come back with.
        </p>
        <div className="grid grid-cols-2 gap-2">
          <ButtonLink to={signInAddress(next)} variant="line" onClick={leave}>
            Log in
          </ButtonLink>
          <ButtonLink to={signUpAddress(next)} variant="line" onClick={leave}>
            Sign up
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
