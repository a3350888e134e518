import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaFunction,
  Outlet,
  useRouteError,
} from 'react-router';
import { ErrorPage, errorMeta, NotFoundPage } from '../../platform/web/error-pages.tsx';
import { pageOf } from '../../platform/web/page-context.ts';
import { featureOff, featureOfPage } from '../../shared/site-features.ts';

export const meta: MetaFunction = ({ matches, error }) => (error ? errorMeta(matches, error) : []);

/** Pages of features that are turned off don't exist. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const feature = featureOfPage(url.pathname);
  if (feature === null || !pageOf(context).site.off.includes(feature)) return null;
  throw Response.json(featureOff(feature), { status: 404 });
}

/** Shows a page's error inside the page frame. */
export default function PageErrors() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage problem={error.data} />;
  return <ErrorPage error={error} />;
}
