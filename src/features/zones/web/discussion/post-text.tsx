import { findLinks } from './find-links.ts';

/** What somebody wrote, with addresses as links that open beside the discussion. */
export function PostText({ text }: { text: string }) {
  return findLinks(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change places
        key={index}
        href={href}
        target="_blank"
        rel="nofollow ugc noopener"
        dir="ltr"
        className="underline decoration-[1.5px] underline-offset-3 wrap-anywhere hover:decoration-[2.5px]"
      >
        {words}
      </a>
    ),
  );
}
