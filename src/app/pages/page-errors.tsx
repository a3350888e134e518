import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useRouteError,
} from 'react-router';
import { ErrorPage, errorMeta, NotFoundPage } from '../../platform/web/page/error-pages.tsx';
import { pageOf } from '../../platform/web/page/page-context.ts';
import { featureOff, featureOfPage } from '../../shared/site-features.ts';

export const meta: MetaFunction = ({ matches, error }) => (error ? errorMeta(matches, error) : []);

/** Pages of features that are turned off don't exist. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const feature = featureOfPage(url.pathname);
  if (feature === null || !pageOf(context).site.off.includes(feature)) return null;
  throw Response.json(featureOff(feature), { status: 404 });
}

/**
 * Loaded with each document only: a loader that takes part in a navigation takes over the errors of the page's own.
 * A page that is opened within the app gets the same answer from the API.
 */
export const shouldRevalidate = () => false;

/** Shows a page's error inside the page frame. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage problem={error.data} />;
  return <ErrorPage error={error} />;
}
