import { Badge } from '../../../../platform/web/ui/badge.tsx';
import type { Listing } from '../contract/listing.ts';

/** What the seller wrote: description and tags. */
export function ListingDescription({ listing: { description, tags } }: { listing: Listing }) {
  return (
    <>
      <h2 className="mt-8 mb-3 text-2xl">Description</h2>
      {description.split(/\n{2,}/).map((paragraph, index) => (
        <p
          key={`${index}-${paragraph.slice(0, 12)}`}
          dir="auto"
          className="max-w-[62ch] text-lg leading-[1.6] wrap-anywhere whitespace-pre-line text-ink-2 [p+&]:mt-3.5"
        >
          {paragraph}
        </p>
      ))}
      {tags.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-2xl">Tags</h2>
          <ul className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag}>
                <Badge size="lg">
                  <bdi>{tag}</bdi>
                </Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
