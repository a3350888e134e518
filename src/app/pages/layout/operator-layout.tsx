import { type LoaderFunctionArgs, NavLink, Outlet } from 'react-router';
import { load, pageOf } from '../../../platform/web/page-context.ts';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import type { IconName } from '../../../platform/web/ui/icon-names.ts';

/** Everyone else gets "not found". Each endpoint decides what operators may do. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { account } = await load(pageOf(context).api.GET('/api/viewer'));
  if (account?.role !== 'operator') throw new Response(null, { status: 404 });
  return null;
}

const PAGES: readonly { to: string; icon: IconName; label: string }[] = [
  { to: '/operator', icon: 'zap', label: 'Events' },
  { to: '/operator/zones', icon: 'users-round', label: 'Zones' },
  { to: '/operator/log', icon: 'scroll-text', label: 'Audit log' },
];

/** Shows the operators' pages as tabs. */
export default function OperatorLayout() {
  return (
    <div className="wrap max-w-4xl pt-4 pb-20 md:pt-8">
      <h1 className="t-page">Operator</h1>
      <nav aria-label="Operator" className="scroll-row -mx-4 my-4 scroll-px-4 px-4 md:mx-0 md:mb-7 md:px-0">
        {PAGES.map(({ to, icon, label }) => (
          <NavLink key={to} to={to} end className="chip">
            <Icon name={icon} />
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
