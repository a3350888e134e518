import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'>;

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, block, className })} />;
}
