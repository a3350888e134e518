import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { IconName } from './icon-names.ts';
import sprite from './icons.generated.svg';

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & { name: IconName };

/** Those that point where reading comes from or goes to; mirrored where text runs from right to left. */
const POINTS_SIDEWAYS = /^(arrow|chevron)-(left|right)$/;

/** Hidden from assistive technology, so the text beside it or the button's label says what it means. */
export function Icon({ name, className, ...svg }: IconProps) {
  return (
    <svg
      {...svg}
      className={clsx('glyph', POINTS_SIDEWAYS.test(name) && 'glyph-sideways', className)}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
