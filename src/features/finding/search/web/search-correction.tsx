import { Fragment } from 'react';
import { Link } from 'react-router';
import type { SearchCorrection as Correction, Understood } from '../contract/search.ts';
import { type BrowseFilters, writeFilters } from './browse-query.ts';
import { correctedParts } from './what-was-understood.ts';

interface SearchCorrectionProps {
  correction: Correction;
  understood: readonly Understood[];
  filters: BrowseFilters;
}

/** Shows the corrected search, and a link to search as typed. */
export default function SearchCorrection({ correction, understood, filters }: SearchCorrectionProps) {
  const typed = correction.words.map((word) => word.typed).join(' ');
  return (
    <p role="status" className="min-w-0 py-1 text-sm leading-normal wrap-anywhere text-ink-2 md:text-md">
      Showing results for{' '}
      <bdi>
        {correctedParts(correction, understood).map(({ text, corrected }, index) =>
          corrected ? (
            <b key={index} className="font-bold text-ink">
              {text}
            </b>
          ) : (
            <Fragment key={index}>{text}</Fragment>
          ),
        )}
      </bdi>
      .{' '}
      <Link
        className="py-1.5 text-ink underline underline-offset-3"
        to={{ search: writeFilters({ ...filters, exact: true }).toString() }}
      >
        Search for “<bdi>{typed}</bdi>” instead
      </Link>
    </p>
  );
}
