import { productTextsSlot } from '../../../features/paying/billing/web/billing.ts';
import { packTexts } from '../../../features/paying/credits/web/credits.ts';
import { fill, slotsLayout } from '../../../platform/web/page/slot.tsx';

/** Tells the payment pages what can be bought. */
export default slotsLayout(fill(productTextsSlot, [packTexts]));
