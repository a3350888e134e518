import { useSite } from '../page/use-site.ts';

/**
 * The operator's logo or our tag, and the name of the site. The tag replaces the first letter of a name with O.
 * Decorative: the link around it has its own name. An image, so its letters don't grow with the text.
 */
export function Logo() {
  const { siteName, logo } = useSite();
  const isO = logo === undefined && /^o/i.test(siteName);
  return (
    <span
      className={`inline-flex items-center font-display text-[28px] leading-none font-extrabold tracking-[-0.055em] whitespace-nowrap text-ink ${isO ? 'gap-px' : 'gap-2'}`}
      aria-hidden="true"
    >
      {logo === undefined ? (
        <svg className={isO ? 'mt-1' : ''} viewBox="0 0 30 30" width="21" height="21">
          <path
            className="fill-ink dark:fill-zest"
            d="M14.2 1H20a9 9 0 0 1 9 9v10a9 9 0 0 1-9 9H10a9 9 0 0 1-9-9v-5.8A13.2 13.2 0 0 1 14.2 1z"
          />
          <circle cx="14.6" cy="14.8" r="6.2" className="fill-zest dark:fill-bg" />
        </svg>
      ) : (
        <img src={logo} alt="" width="32" height="32" className="rounded-sm" />
      )}
      {isO ? siteName.slice(1) : siteName}
    </span>
  );
}
