import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { api, outcomeOf } from '../../../../../platform/web/api.ts';
import { load, pageOf } from '../../../../../platform/web/page-context.ts';
import { pageMeta } from '../../../../../platform/web/page-meta.ts';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import { toast } from '../../../../../platform/web/ui/toast.ts';
import { usePagedList } from '../../../../../platform/web/use-paged-list.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { DeskHead } from './desk.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/audit-log'));

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Audit log. Operator', 'What operators of this site did.');

/** What operators did, newest first. */
export default function AuditLogPage() {
  const list = usePagedList(useLoaderData<typeof loader>(), {
    fetchPage: (cursor) => outcomeOf(api.GET('/api/audit-log', { params: { query: { cursor } } })),
    itemsOf: ({ entries }) => entries.map((entry) => ({ entry, id: String(entry.id) })),
    onMoreFailed: ({ title, detail }) => toast({ tone: 'error', title, text: detail }),
  });
  const items = list.items ?? [];
  return (
    <>
      <DeskHead title="Audit log">What operators did. Nobody can change it.</DeskHead>
      {items.length === 0 && <p className="text-ink-2">No operator actions yet.</p>}
      <ol className="divide-y divide-line border-y border-line empty:hidden">
        {items.map(({ entry, id }) => (
          <AuditEntryRow key={id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={list} label="Show earlier entries" className="mt-4 justify-items-start" />
    </>
  );
}
