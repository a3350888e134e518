import { useRevalidator } from 'react-router';
import { PullToRefresh } from '../../../../platform/web/ui/pull-to-refresh.tsx';

/**
 * Reloads the results by a pull or a button.
 * @param onRefreshed Called once they are loaded.
 */
export default function RefreshResults({ onRefreshed }: { onRefreshed: () => void }) {
  const { revalidate } = useRevalidator();
  return (
    <PullToRefresh
      onRefresh={async () => {
        await revalidate();
        onRefreshed();
      }}
    />
  );
}
