import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, Outlet, redirect, useRouteError, useRouteLoaderData } from 'react-router';
import { SignOut } from '../../../features/people/accounts/web/accounts.ts';
import { Desk, deskPagesOf, mayOpenDesk } from '../../../features/running/operators/web/operators.ts';
import { useCaseCounts } from '../../../features/trust/cases/web/cases.ts';
import { ErrorPage, NotFoundPage } from '../../../platform/web/page/error-pages.tsx';
import { lazyPart } from '../../../platform/web/page/lazy-part.tsx';
import { load, pageOf } from '../../../platform/web/page/page-context.ts';
import { hasStatus } from '../../../platform/web/page/page-problem.ts';
import { Avatar } from '../../../platform/web/ui/avatar.tsx';
import { Menu } from '../../../platform/web/ui/menu.tsx';
import { NOT_FOUND } from '../../../shared/http-status.ts';
import { NavigationProgress } from './navigation-progress.tsx';

/** Everyone else gets "not found". Each endpoint decides what operators may do. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { api, theme } = pageOf(context);
  const viewer = await load(api.GET('/api/viewer'));
  const { account } = viewer;
  if (account === null) throw new Response(null, { status: NOT_FOUND });
  if (!mayOpenDesk(account.role, url.pathname)) {
    const [first] = deskPagesOf(account.role);
    if (first !== undefined && url.pathname === '/operator') throw redirect(first.to);
    throw new Response(null, { status: NOT_FOUND });
  }
  return { viewer, account, theme, counts: await load(api.GET('/api/case-counts')) };
}

type DeskData = Awaited<ReturnType<typeof loader>>;

const ROLE_NAMES: Readonly<Record<DeskData['account']['role'], string>> = {
  member: 'Member',
  moderator: 'Moderator',
  operator: 'Operator',
};

const OwnMenuItems = lazyPart(() => import('./own-menu-items.tsx'));

export default function OperatorLayout() {
  return (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  );
}

/** Shows errors of the desk's pages inside it. Its own error is that of any other page. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isDesk = useRouteLoaderData<DeskData>('operator-layout') !== undefined;
  const isMissing = hasStatus(error, NOT_FOUND);
  const page = isMissing ? <NotFoundPage /> : <ErrorPage error={error} />;
  return isDesk ? <DeskFrame>{page}</DeskFrame> : page;
}

function DeskFrame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<DeskData>('operator-layout');
  return data === undefined ? children : <LoadedDesk data={data}>{children}</LoadedDesk>;
}

function LoadedDesk({ data, children }: { data: DeskData; children: ReactNode }) {
  const { id, role } = data.account;
  const { open, late, appeals } = useCaseCounts(data.counts);
  return (
    <Desk
      person={{ id, role }}
      counts={{
        '/operator/cases': { count: open, isHot: late > 0 },
        '/operator/appeals': { count: appeals },
      }}
      menu={<DeskMenu {...data} />}
      shortMenu={<DeskMenu {...data} isShort />}
    >
      <NavigationProgress />
      {children}
    </Desk>
  );
}

function DeskMenu({ viewer, account, theme, isShort }: DeskData & { isShort?: boolean }) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <>
      <Menu
        align={isShort ? 'end' : 'start'}
        label={account.name}
        buttonClass={isShort ? 'icon-btn' : 'desk-own-menu'}
        button={
          <>
            <Avatar name={account.name} url={account.avatarUrl} size={isShort ? 36 : 32} />
            <span className={isShort ? 'sr-only' : 'min-w-0 truncate text-sm leading-tight'}>
              <b className="block font-semibold text-ink">{account.name}</b>
              <span className="text-2xs">{ROLE_NAMES[account.role]}</span>
            </span>
          </>
        }
      >
        <OwnMenuItems viewer={viewer} theme={theme} auth="/auth" onSignOut={() => setIsLeaving(true)} />
      </Menu>
      <SignOut from="menu" open={isLeaving} onClose={() => setIsLeaving(false)} />
    </>
  );
}
