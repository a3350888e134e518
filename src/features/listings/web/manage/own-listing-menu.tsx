import {
  ArrowUp,
  BadgeCheck,
  CopyPlus,
  EllipsisVertical,
  Pause,
  Pencil,
  Play,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../../platform/web/ui/menu.tsx';
import type { OwnListingCard } from '../../contract/own-listings.ts';
import type { ManageListing } from './use-manage-listing.ts';

interface OwnListingMenuProps {
  listing: OwnListingCard;
  manage: ManageListing;
  onDelete: () => void;
}

/** What its seller can do with a listing, from a row. */
export function OwnListingMenu({ listing: { id, title, can }, manage, onDelete }: OwnListingMenuProps) {
  const label = `Manage ${title}`;
  return (
    <Menu
      align="end"
      label={label}
      buttonClass="icon-btn"
      buttonProps={{ 'aria-label': label, title: 'Manage' }}
      button={<EllipsisVertical aria-hidden="true" />}
    >
      {can.markSold && (
        <MenuButton onClick={manage.markSold}>
          <BadgeCheck aria-hidden="true" />
          Mark as sold
        </MenuButton>
      )}
      {can.relist && (
        <MenuButton onClick={() => void manage.relist()}>
          <Undo2 aria-hidden="true" />
          Put back for sale
        </MenuButton>
      )}
      {can.pause && (
        <MenuButton onClick={() => void manage.pause()}>
          <Pause aria-hidden="true" />
          Pause
        </MenuButton>
      )}
      {can.resume && (
        <MenuButton onClick={() => void manage.resume()}>
          <Play aria-hidden="true" />
          Resume
        </MenuButton>
      )}
      {can.renew && (
        <MenuButton onClick={() => void manage.renew()}>
          <ArrowUp aria-hidden="true" />
          Renew
        </MenuButton>
      )}
      {can.edit && (
        <MenuLink to={`/listing/${id}/edit`}>
          <Pencil aria-hidden="true" />
          Edit
        </MenuLink>
      )}
      <MenuLink to={`/create-listing?like=${id}`}>
        <CopyPlus aria-hidden="true" />
        Post another like this
      </MenuLink>
      {can.delete && (
        <>
          <MenuLine />
          <MenuButton onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete
          </MenuButton>
        </>
      )}
    </Menu>
  );
}
