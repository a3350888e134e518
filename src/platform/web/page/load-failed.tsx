import { ErrorState } from '../ui/error-state.tsx';
import { useReopenPage } from './use-reopen-page.ts';

interface LoadFailedProps {
  title: string;
  text?: string;
  panel?: boolean;
  /** Seconds until the site is available again, as it announced. */
  retryAfter?: number | undefined;
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Replaces what could not be loaded, within a page or as its error. 'Try Again' reopens the page. */
export function LoadFailed(props: LoadFailedProps) {
  const { reopen, busy } = useReopenPage();
  return <ErrorState {...props} busy={busy} onRetry={reopen} />;
}
