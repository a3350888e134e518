import { type LoaderFunctionArgs, redirect } from 'react-router';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { deskPagesOf } from './desk-pages.ts';

/** Opens the first page of the desk that the person may open. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { account } = await load(pageOf(context).api.GET('/api/viewer'));
  const [first] = account === null ? [] : deskPagesOf(account.role);
  if (first === undefined) throw new Response(null, { status: 404 });
  return redirect(first.to);
}
