import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import { load, pageOf } from '../../../../../platform/web/page/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page/page-meta.ts';
import { AuditEntries } from './audit-entries.tsx';
import { DeskHead } from './desk.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/audit-log'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Audit log. Operator', 'What operators of this site did.');

/** What operators did, newest first. */
export default function AuditLogPage() {
  return (
    <>
      <DeskHead title="Audit log">What operators did. Nobody can change it.</DeskHead>
      <AuditEntries
        first={useLoaderData<typeof loader>()}
        fetchPage={(cursor) => outcomeOf(api.GET('/api/audit-log', { params: { query: { cursor } } }))}
        empty="No operator actions yet"
      />
    </>
  );
}
