import type { MetaFunction } from 'react-router';
import { errorMeta, NotFoundPage } from '../../../../platform/web/page/error-pages.tsx';

export const meta: MetaFunction = ({ matches, error }) => errorMeta(matches, error);

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export function ErrorBoundary() {
  return <NotFoundPage />;
}

export default NotFoundPage;
