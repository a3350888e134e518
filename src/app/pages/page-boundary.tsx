import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router';
import { ErrorPage, errorMeta, NotFoundPage } from '../../features/site/web/error-pages.tsx';
import { load, pageOf } from '../../platform/web/page-context.ts';

/** What stands around every page is made of this; asked here and not by the root, failing takes nothing away. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, theme, publicUrl } = pageOf(context);
  return {
    viewer: await load(api.GET('/api/viewer')),
    theme,
    publicUrl,
    year: new Date().getUTCFullYear(),
  };
}

/** Who is signed in may have changed in another tab: asked again with each page, but not with each filter of one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameAddress = currentUrl.href === nextUrl.href;
  return currentUrl.pathname !== nextUrl.pathname || (sameAddress && defaultShouldRevalidate);
}

export const meta: MetaFunction = ({ error }) => (error ? errorMeta(error) : []);

/** Catches what a page throws, so that what stands around it stays: caught by the root, the whole document is new. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage />;
}
