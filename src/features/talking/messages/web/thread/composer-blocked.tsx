import { Button } from '../../../../../platform/web/ui/button.tsx';
import { blockErrors } from '../../../../trust/blocks/contract/errors.ts';
import { useBlock } from '../../../../trust/blocks/web/blocks.ts';
import { messageErrors } from '../../contract/errors.ts';
import type { Chat } from '../../contract/message.ts';
import { personOf } from './person-of.ts';

interface ComposerBarredProps {
  chat: Chat;
  onUnblock: () => void;
}

/** Replaces the composer while nothing can be sent. */
export function ComposerBlocked({ chat, onUnblock }: ComposerBarredProps) {
  const { participant, denial } = chat;
  const person = personOf(chat);
  const { busy, unblock } = useBlock(onUnblock);
  if (denial !== 'blocked' || person === null) {
    const { detail } = denial === 'gone' ? messageErrors.NOBODY_THERE : blockErrors.CANNOT_MESSAGE;
    return <p className="hint px-5 pt-4.5 pb-6 text-center">{detail}</p>;
  }
  return (
    <div className="grid justify-items-center gap-2.5 px-5 pt-4.5 pb-6">
      <p className="hint">
        You blocked <bdi>{participant.name}</bdi>.
      </p>
      <Button
        variant="line"
        size="sm"
        busy={busy}
        busyLabel="Unblocking..."
        onClick={() => void unblock(person)}
      >
        Unblock
      </Button>
    </div>
  );
}
