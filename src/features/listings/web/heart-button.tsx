import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../platform/web/ui/icon-button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { FavouriteState } from './use-favourite.ts';
import './heart-button.css';

type HeartButtonProps = Pick<ComponentProps<typeof IconButton>, 'look' | 'size' | 'className'> & {
  favourite: FavouriteState;
};

/** Saves a listing, or takes it out again. Its name stays the same; whether it is pressed says the rest. */
export function HeartButton({ favourite, className, ...look }: HeartButtonProps) {
  return (
    <IconButton
      {...look}
      label="Favourite"
      aria-pressed={favourite.saved}
      className={clsx('heart', className)}
      onClick={favourite.toggle}
    >
      <Icon name="heart" />
    </IconButton>
  );
}
