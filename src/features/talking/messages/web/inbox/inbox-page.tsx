import type { PageHandle } from '../../../../../platform/web/page/page-handle.ts';
import { EmptyState } from '../../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../../platform/web/ui/icon.tsx';
import { ThreadFrame } from '../thread/thread-frame.tsx';

export const handle: PageHandle = { footer: 'none', offlineText: "Your messages go out when you're back." };

/** Shown beside the inbox on wide screens while no chat is open. */
export default function InboxPage() {
  return (
    <ThreadFrame center className="alone:hidden" aria-label="Chat">
      <EmptyState
        icon={<Icon name="messages-square" />}
        title="Pick a chat"
        text="Choose a conversation to open it here."
      />
    </ThreadFrame>
  );
}
