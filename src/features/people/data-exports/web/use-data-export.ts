import { useRevalidator } from 'react-router';
import { api } from '../../../../platform/web/api/api.ts';
import { useApiAction } from '../../../../platform/web/api/use-api-action.ts';
import { useLive } from '../../../../platform/web/live/use-live.ts';
import { DATA_EXPORT_UPDATES } from '../contract/data-export-updates.ts';

/** Requests an export, and reloads the page's data once it is ready. */
export function useDataExport() {
  const { revalidate } = useRevalidator();
  const { busy, run } = useApiAction();
  useLive(true, {
    update: ({ type }) => {
      if (type === DATA_EXPORT_UPDATES.changed) void revalidate();
    },
    connected: () => void revalidate(),
  });
  const ask = () => run(() => api.POST('/api/data-exports'), { revalidate: 'always' });
  return { busy, ask };
}
