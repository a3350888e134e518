import { Link, useNavigate } from 'react-router';
import { Icon } from './icon.tsx';

interface BackLinkProps {
  /** Used when the person came from elsewhere, for example from a link in an email. */
  to: string;
}

/** Links back to the previous page, at the top of a page that several pages lead to. */
export function BackLink({ to }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-11 items-center gap-1.5 pe-3 font-semibold text-ink-2 hover:text-ink"
      onClick={(event) => {
        if (!isLaterPage() || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="arrow-left" className="icon-sm rtl:-scale-x-100" />
      Back
    </Link>
  );
}

/** Whether the previous page belongs to this visit: the router counts them in the browser's history. */
function isLaterPage(): boolean {
  const state = window.history.state as { idx?: number } | null;
  return (state?.idx ?? 0) > 0;
}
