import { useRouteLoaderData } from 'react-router';
import type { Viewer } from '../contract/viewer.ts';

/** What the root route knows about whoever looks at the page. */
type RootData = { viewer: Viewer };

export interface AuthState {
  user: Viewer['account'];
  /** The session itself stays in a cookie that scripts cannot read; what is known of it is whose it is. */
  session: { userId: string } | null;
  /** The first session check has not come back yet. */
  loading: boolean;
}

const VISITOR: Viewer = { account: null, guest: null };

/** The state of the sign-in from what the root loader has brought so far. */
export function authState(root: RootData | undefined): AuthState {
  const user = root?.viewer.account ?? null;
  return { user, session: user && { userId: user.id }, loading: root === undefined };
}

/** Who is signed in, and whether that is known yet. */
export function useAuth(): AuthState {
  return authState(useRouteLoaderData<RootData>('root'));
}

/** Account and guest of whoever looks at the page; a visitor has neither. */
export function useViewer(): Viewer {
  return useRouteLoaderData<RootData>('root')?.viewer ?? VISITOR;
}
