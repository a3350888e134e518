import { isRouteErrorResponse, type MetaFunction, Outlet, useRouteError } from 'react-router';
import { ErrorPage, errorMeta, NotFoundPage } from '../../platform/web/error-pages.tsx';

export const meta: MetaFunction = ({ matches, error }) => (error ? errorMeta(matches, error) : []);

/** Shows a page's error inside the page frame. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage error={error} />;
}
