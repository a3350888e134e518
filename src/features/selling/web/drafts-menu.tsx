import { Icon } from '../../../platform/web/ui/icon.tsx';
import { Menu, MenuButton } from '../../../platform/web/ui/menu.tsx';
import type { Sell } from './use-sell.ts';

/** Other unfinished listings, newest first. */
export function DraftsMenu({ sell: { draft } }: { sell: Sell }) {
  const { others } = draft;
  if (others.length === 0) return null;
  const text = others.length === 1 ? '1 draft' : `${others.length} drafts`;
  return (
    <Menu
      label="Your drafts"
      buttonClass="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface-2 px-3 text-sm font-semibold whitespace-nowrap hover:bg-surface-3 focus-visible:rounded-full"
      button={
        <>
          <Icon name="file-text" className="icon-sm" />
          {text}
        </>
      }
      align="end"
    >
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
