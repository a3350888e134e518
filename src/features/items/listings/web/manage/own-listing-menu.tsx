import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../../../../platform/web/ui/menu.tsx';
import type { OwnListingCard } from '../../contract/own-listings.ts';
import type { ManageListing } from './use-manage-listing.ts';

interface OwnListingMenuProps {
  listing: OwnListingCard;
  manage: ManageListing;
  onDelete: () => void;
}

/** What a seller can do with a listing in a row. */
export function OwnListingMenu({ listing: { id, title, can }, manage, onDelete }: OwnListingMenuProps) {
  const label = `Manage ${title}`;
  return (
    <Menu
      align="end"
      label={label}
      buttonClass="icon-btn"
      buttonProps={{ 'aria-label': label, title: 'Manage' }}
      button={<Icon name="ellipsis-vertical" />}
    >
      {can.markSold && (
        <MenuButton onClick={manage.markSold}>
          <Icon name="badge-check" />
          Mark as sold
        </MenuButton>
      )}
      {can.relist && (
        <MenuButton onClick={() => void manage.relist()}>
          <Icon name="undo-2" />
          Put back for sale
        </MenuButton>
      )}
      {can.pause && (
        <MenuButton onClick={() => void manage.pause()}>
          <Icon name="pause" />
          Pause
        </MenuButton>
      )}
      {can.resume && (
        <MenuButton onClick={() => void manage.resume()}>
          <Icon name="play" />
          Resume
        </MenuButton>
      )}
      {can.renew && (
        <MenuButton onClick={() => void manage.renew()}>
          <Icon name="arrow-up" />
          Renew
        </MenuButton>
      )}
      {can.edit && (
        <MenuLink to={`/listing/${id}/edit`}>
          <Icon name="pencil" />
          Edit
        </MenuLink>
      )}
      <MenuLink to={`/create-listing?like=${id}`}>
        <Icon name="copy-plus" />
        Post another like this
      </MenuLink>
      {can.delete && (
        <>
          <MenuLine />
          <MenuButton onClick={onDelete}>
            <Icon name="trash" />
            Delete
          </MenuButton>
        </>
      )}
    </Menu>
  );
}
