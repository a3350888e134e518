import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import type { Listing } from '../../contract/listing.ts';
import { ChooseBuyer, DeleteListingDialog, RelistDialog } from './listing-dialogs.tsx';
import { ListingNoticePanel } from './listing-notice.tsx';
import { useManageListing } from './use-manage-listing.ts';

/** What a seller can do with a listing on its page, the most frequent first. */
export default function ManageListing({ listing }: { listing: Listing }) {
  const { id, can, notice } = listing;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const manage = useManageListing(listing);

  async function remove() {
    const gone = await manage.remove();
    setAsking(false);
    if (gone) void navigate('/dashboard', { replace: true });
  }

  return (
    <>
      {notice && <ListingNoticePanel notice={notice} />}
      <section className="mt-4 flex flex-wrap gap-2.5 *:flex-auto md:mt-5.5" aria-label="Manage your listing">
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
        {can.pause && (
          <Button variant="line" busy={manage.doing === 'status'} onClick={() => void manage.pause()}>
            <Icon name="pause" />
            Pause
          </Button>
        )}
        {can.resume && (
          <Button variant="line" busy={manage.doing === 'status'} onClick={() => void manage.resume()}>
            <Icon name="play" />
            Resume
          </Button>
        )}
        {can.renew && (
          <Button variant="line" busy={manage.doing === 'renew'} onClick={() => void manage.renew()}>
            <Icon name="arrow-up" />
            Renew
          </Button>
        )}
        <ButtonLink to={`/create-listing?like=${id}`} variant="line">
          <Icon name="copy-plus" />
          Post another like this
        </ButtonLink>
        {can.delete && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Icon name="trash" />
            Delete listing
          </Button>
        )}
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
