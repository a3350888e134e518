import { NotFoundPage } from './error-pages.tsx';

export function loader(): never {
  throw new Response(null, { status: 404 });
}

export function ErrorBoundary() {
  return <NotFoundPage />;
}

export default NotFoundPage;
