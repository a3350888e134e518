import { Link } from 'react-router';
import { ButtonLink } from '../../../../../platform/web/ui/button-link.tsx';
import { Notice } from '../../../../../platform/web/ui/notice.tsx';
import { shortDate } from '../../../../../shared/dates.ts';
import type { ListingNotice } from '../../contract/listing.ts';

interface NoticeWords {
  what: string;
  /** What the seller can do about it. */
  next: string;
  link: string;
}

function wordsOf({ state, until }: ListingNotice): NoticeWords {
  const link = 'See why and appeal';
  switch (state) {
    case 'taken-down':
      return { what: 'We took this listing down.', next: 'Only you can see it now.', link };
    case 'hidden':
      return { what: 'We hid this listing for now.', next: 'Only you can see it.', link };
    case 'suspended':
      return { what: 'Your account is suspended.', next: 'Only you can see this listing.', link };
    case 'change':
      return {
        what: `Please change this listing${until === null ? '' : ` by ${shortDate(until)}`}.`,
        next: 'Edit it, and we look at it again.',
        link: 'See what to change',
      };
  }
}

/** Tells a seller on the listing's page what operators decided about it. */
export function ListingNoticePanel({ notice }: { notice: ListingNotice }) {
  const { what, next, link } = wordsOf(notice);
  return (
    <Notice
      tone="warn"
      icon="scale"
      className="mt-4 md:mt-5.5"
      action={
        notice.statementId && (
          <ButtonLink variant="line" to={`/statements/${notice.statementId}`}>
            {link}
          </ButtonLink>
        )
      }
    >
      <strong>{what}</strong>
      <br />
      {next}
    </Notice>
  );
}

/** The same in a row of the dashboard, above the link that covers the row. */
export function ListingNoticeLine({ notice, title }: { notice: ListingNotice; title: string }) {
  const { what, next, link } = wordsOf(notice);
  return (
    <p className="t-small mt-0.5 text-ink-2">
      {what} {next}{' '}
      {notice.statementId && (
        <Link
          to={`/statements/${notice.statementId}`}
          aria-label={`${link}: ${title}`}
          className="relative inline-block py-1 font-semibold text-ink underline underline-offset-3"
        >
          {link}
        </Link>
      )}
    </p>
  );
}
