import { useEffect, useState } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton, MenuLink } from '../../../../platform/web/ui/menu.tsx';
import { draftStore } from '../../../items/listings/web/listings.ts';
import { PILE, readPile } from './pile/pile-store.ts';
import type { Sell } from './use-sell.ts';

/** Other unfinished listings, newest first, and the unposted items of the pile. */
export function DraftsMenu({ sell: { draft, person } }: { sell: Sell }) {
  const { others } = draft;
  const waiting = useWaitingItems(person);
  const count = others.length + waiting;
  if (count === 0) return null;
  return (
    <Menu
      label="Your drafts"
      buttonClass="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-2 px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-3 focus-visible:rounded-full"
      button={
        <>
          <Icon name="file-text" className="icon-sm" />
          {draftsText(count)}
        </>
      }
      align="end"
    >
      {waiting > 0 && <MenuLink to="/pile">Several items, {draftsText(waiting)}</MenuLink>}
      {others.map((one) => (
        <MenuButton key={one.id} onClick={() => draft.open(one)}>
          <span className="max-w-64 truncate" dir="auto">
            {one.form.title.trim() || one.words.text.trim() || 'No title yet'}
          </span>
        </MenuButton>
      ))}
    </Menu>
  );
}

const draftsText = (count: number): string => (count === 1 ? '1 draft' : `${count} drafts`);

/** Returns how many items of the pile are not posted; 0 until the store was read. */
function useWaitingItems(person: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    queueMicrotask(() => setCount(readPile(draftStore(person).read('pile', PILE)).pile.items.length));
  }, [person]);
  return count;
}
