import { ButtonLink } from '../../../platform/web/ui/button-link.tsx';
import type { FlashDrop } from '../contract/flash-drop.ts';
import { createAddress } from './event-addresses.ts';

/** On the stage of an event that is on: what anybody can do at once. */
export function EventActions({ event }: { event: FlashDrop }) {
  return (
    <div className={STAGE_ACTIONS}>
      <ButtonLink variant="zest" size="lg" to={createAddress(event.id)}>
        Post for +20
      </ButtonLink>
    </div>
  );
}

/** The buttons on a stage; side by side as long as their words fit. */
export const STAGE_ACTIONS =
  'mt-4.5 flex flex-wrap gap-2.5 max-md:[&>.btn]:flex-auto max-md:[&>.btn]:px-3 md:mt-6';
