import { useState } from 'react';
import { Button } from '../../../../platform/web/ui/button.tsx';
import { ButtonLink } from '../../../../platform/web/ui/button-link.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { createAddress } from './event-addresses.ts';
import { useParticipation } from './participation.tsx';
import { ShareDialog } from './share-dialog.tsx';

/** Post and Share, on the stage of a running event. */
export function EventActions({ event }: { event: FlashDrop }) {
  const [sharing, setSharing] = useState(false);
  const { busy, join } = useParticipation(event);

  /** Only participants get links that count. */
  async function share() {
    if (event.userParticipation !== null || (await join())) setSharing(true);
  }

  return (
    <div className={STAGE_ACTIONS}>
      <ButtonLink variant="zest" size="lg" to={createAddress(event.id)}>
        Post for +20
      </ButtonLink>
      <Button variant="night" size="lg" busy={busy} busyLabel="Joining..." onClick={() => void share()}>
        <Icon name="share-2" />
        Share for +10
      </Button>
      <ShareDialog event={event} open={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}

/** Classes of stage buttons, which stay side by side while their labels fit. */
export const STAGE_ACTIONS =
  'mt-4.5 flex flex-wrap gap-2.5 max-md:[&_.btn]:flex-auto max-md:[&_.btn]:px-3 md:mt-6';
