import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageTitle } from '../../../../../platform/web/page/page-meta.ts';
import { AuditEntries, DeskHead } from '../../../../running/operators/web/operators.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  load(pageOf(context).api.GET('/api/audit-log/own'));

export const meta: MetaFunction = ({ matches }) => [pageTitle(matches, 'My actions. Desk')];

/** What the person did at the desk, newest first. */
export default function MyActionsPage() {
  return (
    <>
      <DeskHead title="My actions">What you did at the desk. Nobody can change it.</DeskHead>
      <AuditEntries
        first={useLoaderData<typeof loader>()}
        fetchPage={(cursor) => outcomeOf(api.GET('/api/audit-log/own', { params: { query: { cursor } } }))}
        empty="You haven't done anything yet"
      />
    </>
  );
}
