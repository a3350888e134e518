import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { IconName } from './icon-names.ts';
import sprite from './icons.generated.svg';

type IconProps = Omit<ComponentProps<'svg'>, 'children' | 'name'> & { name: IconName };

/** Icons that point in the reading direction or against it. Mirrored in right-to-left text. */
const POINTS_SIDEWAYS = /^(arrow|chevron)-(left|right)$/;

/** An icon, hidden from screen readers: the text beside it or the button's label contains its meaning. */
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
