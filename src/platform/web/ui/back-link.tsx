import { Link, useNavigate } from 'react-router';
import { Icon } from './icon.tsx';

interface BackLinkProps {
  /** For whoever came from elsewhere, such as by a link in a mail. */
  to: string;
}

/** Leads back to the page before, at the top of a page that one gets to from several. */
export function BackLink({ to }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-11 items-center gap-1 pe-3 font-semibold text-ink-2 hover:text-ink"
      onClick={(event) => {
        if (!isLaterPage() || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="chevron-left" className="icon-sm rtl:-scale-x-100" />
      Back
    </Link>
  );
}

/** Whether the page before is one of this visit: the router counts them in the browser's history. */
function isLaterPage(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
