import type { PointerEvent } from 'react';
import { useConnectionState } from '../../../../../platform/web/connection/use-connection.ts';
import { moveId } from '../../../../../platform/web/focus/use-moved-focus.ts';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../../platform/web/ui/icon-button.tsx';
import type { IconName } from '../../../../../platform/web/ui/icon-names.ts';
import { Menu, MenuButton } from '../../../../../platform/web/ui/menu.tsx';
import { Switch } from '../../../../../platform/web/ui/switch.tsx';
import { counted } from '../../../../../shared/counted.ts';
import type { CategorySetting } from './category-form.tsx';

interface CategoryRowProps {
  category: CategorySetting;
  /** For sale now. */
  listings: number;
  /** It is not published yet. */
  isNew: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** It is being dragged. */
  isLifted: boolean;
  /** Where the dragged row would go beside this one. */
  dropSide: 'above' | 'below' | null;
  onGrip: (event: PointerEvent<HTMLLIElement>) => void;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onShow: (isShown: boolean) => void;
}

/** A category in the list, which is moved, edited or hidden. */
export function CategoryRow({
  category,
  listings,
  isNew,
  isFirst,
  isLast,
  isLifted,
  dropSide,
  onGrip,
  onMove,
  onEdit,
  onShow,
}: CategoryRowProps) {
  const { slug, label, icon, isHidden } = category;
  const { lost } = useConnectionState();
  return (
    <li
      data-drag-item
      data-lifted={isLifted || undefined}
      data-drop-side={dropSide ?? undefined}
      className="relative flex min-h-14.5 flex-wrap items-center gap-3 border-t border-line bg-bg py-2 data-drop-side:after:pointer-events-none data-drop-side:after:absolute data-drop-side:after:inset-x-0 data-drop-side:after:h-0.75 data-drop-side:after:rounded-full data-drop-side:after:bg-focus data-lifted:z-(--z-above) data-lifted:cursor-grabbing data-lifted:rounded-lg data-lifted:bg-surface data-lifted:opacity-92 data-lifted:shadow-3 data-[drop-side=above]:after:-top-0.5 data-[drop-side=below]:after:-bottom-0.5"
      onPointerDown={(event) => {
        if (!lost && (event.target as Element).closest('[data-grip]')) onGrip(event);
      }}
    >
      <span
        data-grip
        aria-hidden="true"
        className="-me-1 grid min-h-9 w-6 flex-none cursor-grab place-items-center select-none [-webkit-touch-callout:none] before:h-4.5 before:w-3 before:bg-[radial-gradient(circle,var(--ink-3)_1.5px,transparent_2px)] before:bg-size-[6px_6px]"
      />
      <span className="grid size-9 flex-none place-items-center rounded-md bg-surface-2">
        <Icon name={icon as IconName} />
      </span>
      <div className="min-w-0 flex-1 basis-24">
        <p className="font-semibold wrap-anywhere">
          {label} {isNew && <span className="badge">New</span>}
          {isHidden && <span className="badge">Hidden</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          /{slug}, {counted(listings, 'listing')}
        </p>
      </div>
      <div className="flex max-desk:hidden">
        <IconButton
          id={moveId(slug, 'up')}
          label={`Move ${label} up`}
          disabled={lost || isFirst}
          onClick={() => onMove(-1)}
        >
          <Icon name="arrow-up" />
        </IconButton>
        <IconButton
          id={moveId(slug, 'down')}
          label={`Move ${label} down`}
          disabled={lost || isLast}
          onClick={() => onMove(1)}
        >
          <Icon name="arrow-down" />
        </IconButton>
        <IconButton label={`Edit ${label}`} onClick={onEdit}>
          <Icon name="pencil" />
        </IconButton>
      </div>
      <div className="desk:hidden">
        <Menu
          button={<Icon name="ellipsis" />}
          buttonClass="icon-btn"
          label={`${label}: actions`}
          buttonProps={{ 'aria-label': `${label}: actions` }}
          align="end"
        >
          {!isFirst && !lost && <MenuButton onClick={() => onMove(-1)}>Move up</MenuButton>}
          {!isLast && !lost && <MenuButton onClick={() => onMove(1)}>Move down</MenuButton>}
          <MenuButton onClick={onEdit}>Edit</MenuButton>
        </Menu>
      </div>
      {/* Its label is not seen, but keeps its gap. */}
      <span className="-me-3">
        <Switch
          label={<span className="sr-only">Show {label}</span>}
          checked={!isHidden}
          disabled={lost}
          onChange={({ target }) => onShow(target.checked)}
        />
      </span>
    </li>
  );
}
