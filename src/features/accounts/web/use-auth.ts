import { useRouteLoaderData } from 'react-router';
import type { Entitlement } from '../../../shared/plan-types.ts';
import type { Viewer } from '../contract/viewer.ts';

/** What the root route knows about the viewer. */
type RootData = { viewer: Viewer };

export interface AuthState {
  user: Viewer['account'];
  /** The session itself is in a cookie that scripts cannot read; they know only its account. */
  session: { userId: string } | null;
  /** True until the first session check has returned. */
  loading: boolean;
}

const VISITOR: Viewer = { account: null, guest: null };

/** The sign-in state from the root loader's data so far. */
export function authState(root: RootData | undefined): AuthState {
  const user = root?.viewer.account ?? null;
  return { user, session: user && { userId: user.id }, loading: root === undefined };
}

/** Who is signed in, and whether that is known yet. */
export function useAuth(): AuthState {
  return authState(useRouteLoaderData<RootData>('root'));
}

/** The viewer's account and guest; both null for a visitor. */
export function useViewer(): Viewer {
  return useRouteLoaderData<RootData>('root')?.viewer ?? VISITOR;
}

/** Whether the viewer's plan entitles to something; the server decides again when it is used. */
export function useEntitlement(entitlement: Entitlement): boolean {
  return useViewer().account?.entitlements.includes(entitlement) ?? false;
}
