import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { Listing } from '../../contract/listing.ts';
import { ChooseBuyer, DeleteListingDialog, RelistDialog } from './listing-dialogs.tsx';
import { ListingNoticePanel } from './listing-notice.tsx';
import { useManageListing } from './use-manage-listing.ts';

/** A small action: its icon above its name. */
const TILE =
  'h-auto min-h-18 flex-col gap-1.5 rounded-lg px-2 py-3 text-sm leading-tight whitespace-normal [&>.btn-labels>span]:flex-col [&>.btn-labels>span]:gap-1.5';

/** What a seller can do with a listing on its page, the most frequent first. */
export default function ManageListing({ listing }: { listing: Listing }) {
  const { id, can, notice } = listing;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const manage = useManageListing(listing);

  async function remove() {
    const isDeleted = await manage.remove();
    setAsking(false);
    if (isDeleted) void navigate('/dashboard', { replace: true });
  }

  return (
    <>
      {notice && <ListingNoticePanel notice={notice} />}
      <section className="mt-4 grid gap-2.5 md:mt-5.5" aria-label="Manage your listing">
        <div className="flex flex-wrap gap-2.5 [&>.btn]:flex-auto">
          {can.markSold && (
            <Button size="lg" busy={manage.doing === 'status' || manage.choosing} onClick={manage.markSold}>
              <Icon name="badge-check" />
              Mark as sold
            </Button>
          )}
          {can.relist && (
            <Button size="lg" busy={manage.doing === 'status'} onClick={() => void manage.relist()}>
              <Icon name="undo-2" />
              Put back for sale
            </Button>
          )}
          {can.edit && (
            <ButtonLink to={`/listing/${id}/edit`} variant="line" size="lg">
              <Icon name="pencil" />
              Edit
            </ButtonLink>
          )}
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-2">
          {can.pause && (
            <Button
              variant="soft"
              className={TILE}
              busy={manage.doing === 'status'}
              onClick={() => void manage.pause()}
            >
              <Icon name="pause" />
              Pause
            </Button>
          )}
          {can.resume && (
            <Button
              variant="soft"
              className={TILE}
              busy={manage.doing === 'status'}
              onClick={() => void manage.resume()}
            >
              <Icon name="play" />
              Resume
            </Button>
          )}
          {can.renew && (
            <Button
              variant="soft"
              className={TILE}
              busy={manage.doing === 'renew'}
              onClick={() => void manage.renew()}
            >
              <Icon name="arrow-up" />
              Renew
            </Button>
          )}
          <ButtonLink to={`/create-listing?like=${id}`} variant="soft" className={TILE}>
            <Icon name="copy-plus" />
            Post another like this
          </ButtonLink>
          {can.delete && (
            <Button variant="soft" className={`${TILE} text-danger`} onClick={() => setAsking(true)}>
              <Icon name="trash" />
              Delete listing
            </Button>
          )}
        </div>
        <ChooseBuyer listing={listing} manage={manage} />
        <RelistDialog listing={listing} manage={manage} />
        <DeleteListingDialog
          open={asking}
          busy={manage.doing === 'delete'}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      </section>
    </>
  );
}
