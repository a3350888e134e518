import { ChatList } from '../../../talking/messages/web/messages.ts';
import { AwaitShelves, type ComingShelves } from './home-shelves.tsx';

/** Left out if everybody has an answer. */
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
