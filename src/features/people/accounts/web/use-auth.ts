import { useRouteLoaderData } from 'react-router';
import type { Entitlement } from '../../../../shared/plan-types.ts';
import type { Viewer } from '../contract/viewer.ts';

/** The root route's data about the viewer. */
type RootData = { viewer: Viewer };

export interface AuthState {
  user: Viewer['account'];
  /** The session itself is in a cookie that scripts can't read; they know only its account. */
  session: { userId: string } | null;
  /** True until the first session check has finished. */
  loading: boolean;
}

const VISITOR: Viewer = { account: null, guest: null };

/** Derives the sign-in state from the root loader's data so far. */
export function authState(root: RootData | undefined): AuthState {
  const user = root?.viewer.account ?? null;
  return { user, session: user && { userId: user.id }, loading: root === undefined };
}

/** Returns who is signed in, and whether that is known yet. */
export function useAuth(): AuthState {
  return authState(useRouteLoaderData<RootData>('root'));
}

/** Returns the viewer's account and guest; both null for a visitor. */
export function useViewer(): Viewer {
  return useRouteLoaderData<RootData>('root')?.viewer ?? VISITOR;
}

/** Returns whether the viewer's plan includes an entitlement. The server checks again when it is used. */
export function useEntitlement(entitlement: Entitlement): boolean {
  return useViewer().account?.entitlements.includes(entitlement) ?? false;
}
