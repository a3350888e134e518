import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { IconButton } from '../../../../platform/web/ui/icon-button.tsx';
import type { FavoriteState } from './use-favorite.ts';

type HeartButtonProps = Pick<ComponentProps<typeof IconButton>, 'look' | 'size' | 'className'> & {
  favorite: FavoriteState;
  /** Among several, the title of the listing that it saves. */
  of?: string;
};

/**
 * Saves a listing to the favorites or removes it. Its label stays the same; `aria-pressed` gives the state.
 */
export function HeartButton({ favorite, of: title, className, ...look }: HeartButtonProps) {
  return (
    <IconButton
      {...look}
      label={title === undefined ? 'Favorite' : `Favorite ${title}`}
      aria-pressed={favorite.saved}
      className={clsx(
        'aria-pressed:text-coral aria-pressed:[&>svg]:animate-heart-beat aria-pressed:[&>svg]:fill-current',
        className,
      )}
      {...favorite.ahead}
      onClick={favorite.toggle}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
