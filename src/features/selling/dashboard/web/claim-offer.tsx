import { api } from '../../../../platform/web/api.ts';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { useApiAction } from '../../../../platform/web/use-api-action.ts';
import { guestErrors } from '../../../people/guests/contract/errors.ts';
import { guestStore } from '../../../people/guests/web/guests.ts';
import { claimedText } from './claimed-text.ts';

/** Offers to move this browser's guest listings to the account. */
export function ClaimOffer({ guestId }: { guestId: string }) {
  const { busy, run } = useApiAction();
  const claim = () =>
    run(() => api.POST('/api/guests/claim'), {
      done({ listings }) {
        guestStore().clear();
        toast({ tone: 'success', ...claimedText(listings) });
      },
      failed({ code, title, detail }) {
        if (code === guestErrors.NOTHING_TO_CLAIM.code) guestStore().clear();
        toast({ tone: 'error', title, text: detail });
      },
      revalidate: 'always',
    });

  return (
    <section
      aria-labelledby="claim-offer"
      className="grid gap-5 rounded-xl bg-lilac p-5 text-on-lilac md:-order-2 md:grid-cols-[1fr_auto] md:items-center md:p-7"
    >
      <div className="flex min-w-0 gap-4">
        <Icon name="folder-input" className="icon-lg mt-0.5" />
        <div className="min-w-0">
          <h2 id="claim-offer" className="text-2xl">
            You were here as <span className="num whitespace-nowrap">{guestId}</span>
          </h2>
          <p className="mt-2 max-w-[42em]">
            Move your guest listings to your account. The Guest ID stops working then.
          </p>
        </div>
      </div>
      <Button className="justify-self-start" busy={busy} busyLabel="Moving..." onClick={() => void claim()}>
        Move my listings
      </Button>
    </section>
  );
}
