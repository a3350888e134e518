import { ErrorState } from './ui/error-state.tsx';
import { useReopenPage } from './use-reopen-page.ts';

interface LoadFailedProps {
  title: string;
  text?: string;
  panel?: boolean;
  /** Seconds until the site answers again, as it said. */
  retryAfter?: number | undefined;
  /** The heading level of the title. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** In the place of what could not be loaded, on its page or as the page's error: 'Try Again' opens the page again. */
export function LoadFailed(props: LoadFailedProps) {
  const { reopen, busy } = useReopenPage();
  return <ErrorState {...props} busy={busy} onRetry={reopen} />;
}
