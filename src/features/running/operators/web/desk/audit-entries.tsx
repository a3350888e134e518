import type { Outcome } from '../../../../../platform/web/api/api.ts';
import { usePagedList } from '../../../../../platform/web/list/use-paged-list.ts';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { LoadMore } from '../../../../../platform/web/ui/load-more.tsx';
import type { AuditLogPage } from '../../contract/audit-log.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';

interface AuditEntriesProps {
  first: AuditLogPage;
  fetchPage: (cursor: string | undefined) => Promise<Outcome<AuditLogPage>>;
  /** Shown without any. */
  empty: string;
}

/** Entries of the audit log, newest first. */
export function AuditEntries({ first, fetchPage, empty }: AuditEntriesProps) {
  const list = usePagedList(first, {
    fetchPage,
    itemsOf: ({ entries }) => entries.map((entry) => ({ entry, id: String(entry.id) })),
  });
  const items = list.items ?? [];
  if (items.length === 0)
    return <EmptyState look="panel" tile="quiet" icon={<Icon name="scroll-text" />} title={empty} />;
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {items.map(({ entry, id }) => (
          <AuditEntryRow key={id} entry={entry} />
        ))}
      </ol>
      <LoadMore list={list} label="Show earlier entries" className="mt-4 justify-items-start" />
    </>
  );
}
