import { ChatList } from '../../../talking/messages/web/messages.ts';
import { AwaitShelves, type ComingShelves } from './home-shelves.tsx';

/** Hidden if no chat waits for a reply. */
export default function OwedReplies({ shelves }: { shelves: ComingShelves }) {
  return (
    <AwaitShelves shelves={shelves} waiting={null}>
      {({ owed }) =>
        owed.length === 0 ? null : (
          <div className="wrap pt-12 md:max-w-180">
            <ChatList title="Waiting for your reply" chats={owed} />
          </div>
        )
      }
    </AwaitShelves>
  );
}
