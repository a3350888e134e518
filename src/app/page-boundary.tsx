import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorPage, NotFoundPage } from '../features/site/web/error-pages.tsx';

/** Catches what a page throws, so that what stands around it stays: caught by the root, the whole document is new. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage />;
}
