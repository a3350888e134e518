import { Suspense } from 'react';
import { useSlot } from '../../../../../platform/web/slot.tsx';
import { soldToSlot } from './sold-to.ts';
import type { ManageListing } from './use-manage-listing.ts';

interface ChooseBuyerProps {
  listing: { id: string; title: string };
  manage: ManageListing;
}

/** Takes the place of the Mark as sold button, and asks for the buyer when it is pressed. */
export function ChooseBuyer({ listing, manage }: ChooseBuyerProps) {
  const soldTo = useSlot(soldToSlot);
  if (soldTo === null || !manage.choosing) return null;
  return (
    <Suspense>
      {soldTo({
        listing,
        onSomebodyElse: manage.soldElsewhere,
        onSold: manage.learnSold,
        onClose: manage.stopChoosing,
      })}
    </Suspense>
  );
}
