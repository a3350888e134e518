import type { ReactNode } from 'react';
import { type MetaDescriptor } from 'react-router';
import { NOT_FOUND } from '../../../shared/http-status.ts';
import { isApiProblem } from '../api/api-problem.ts';
import { isConnectionError } from '../connection/connection-error.ts';
import { BlankTag } from '../ui/blank-tag.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { type PageMatches, pageTitle } from './page-meta.ts';
import { hasStatus, pageProblem } from './page-problem.ts';
import { useReopenPage } from './use-reopen-page.ts';

/** Returns the title of an error page. */
export function errorMeta(matches: PageMatches, error: unknown): MetaDescriptor[] {
  const missing = hasStatus(error, NOT_FOUND);
  return [
    pageTitle(matches, missing ? 'Page not found' : problemOf(error).title),
    { name: 'robots', content: 'noindex' },
  ];
}

interface MissingPageProps {
  /** What is on the tag: an icon, or a status code. */
  mark: ReactNode;
  title: string;
  text: string;
  /** What to do instead: a link or a button. */
  children: ReactNode;
}

/** The page in place of one that does not exist, or that the viewer blocked: a blank tag on a string. */
export function MissingPage({ mark, title, text, children }: MissingPageProps) {
  return (
    <div className="wrap grid justify-items-center gap-6 py-24 text-center">
      <BlankTag>{mark}</BlankTag>
      <h1 className="text-5xl md:text-6xl">{title}</h1>
      <p className="max-w-[36ch] text-ink-2">{text}</p>
      {children}
    </div>
  );
}

/**
 * The page for an unknown address.
 * @param problem Why it is missing, if that is known.
 */
export function NotFoundPage({ problem }: { problem?: unknown }) {
  const { title, detail } = isApiProblem(problem) && problem.code === 'FEATURE_OFF' ? problem : MISSING;
  return (
    <MissingPage mark="404" title={title} text={detail}>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </MissingPage>
  );
}

/** The page for a server error. It shows no details; they are in the log. */
export function ErrorPage({ error }: { error: unknown }) {
  const { reopen, busy } = useReopenPage();
  const isTemporary = isConnectionError(error) || pageProblem(error) !== null;
  const { title, detail, retryAfter } = problemOf(error);
  return (
    <div className="wrap py-24">
      <ErrorState
        heading="h1"
        title={title}
        text={detail}
        busy={busy}
        retryAfter={retryAfter}
        // Temporary problems need only new data; an error of the page itself needs a new document.
        onRetry={() => (isTemporary ? reopen() : window.location.reload())}
      />
    </div>
  );
}

const MISSING = {
  title: 'Oops! Page not found',
  detail: 'The page is gone, or the address has a typo.',
};

const UNEXPECTED = { title: 'Something went wrong', detail: 'Please try again later.' };

const OFFLINE = { title: "You're offline", detail: "This page loads when you're back." };

const problemOf = (error: unknown): NonNullable<ReturnType<typeof pageProblem>> =>
  isConnectionError(error) ? OFFLINE : (pageProblem(error) ?? UNEXPECTED);
