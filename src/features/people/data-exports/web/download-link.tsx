import { type ButtonLook, buttonClass } from '../../../../platform/web/ui/button-class.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

type DownloadLinkProps = ButtonLook & {
  /** Address of the file. */
  href: string;
  label?: string;
};

/**
 * A link that downloads a file. The browser does it, so that a large download continues while people leave
 * the page.
 */
export function DownloadLink({ href, label, ...look }: DownloadLinkProps) {
  return (
    <a href={href} download aria-label={label} className={buttonClass(look)}>
      <Icon name="download" />
      Download
    </a>
  );
}
