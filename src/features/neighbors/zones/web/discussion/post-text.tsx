import { findLinks } from './find-links.ts';

/** The text of a post. Links open in a new tab. */
export function PostText({ text }: { text: string }) {
  return findLinks(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the parts of a text are never reordered
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
