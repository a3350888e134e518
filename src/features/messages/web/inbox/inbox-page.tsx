import type { PageHandle } from '../../../../platform/web/page-handle.ts';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';

export const handle: PageHandle = { footer: 'none' };

/** Beside the inbox, where there is room for a chat and none is open. */
export default function InboxPage() {
  return (
    <section className="thread thread-none max-md:hidden" aria-label="Chat">
      <EmptyState
        icon={<Icon name="messages-square" />}
        title="Pick a chat"
        text="Choose a conversation on the left, or search for somebody to write to."
      />
    </section>
  );
}
