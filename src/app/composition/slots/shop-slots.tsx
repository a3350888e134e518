import { voiceSaleSlot } from '../../../features/paying/billing/web/billing.ts';
import { useVoiceSale } from '../../../features/selling/voice/web/voice.ts';
import { FillSlots, fill } from '../../../platform/web/page/slot.tsx';

/** Says on the pages that sell voice whether it works in this browser. */
export default function ShopSlots() {
  return <FillSlots fills={[fill(voiceSaleSlot, useVoiceSale())]} />;
}
