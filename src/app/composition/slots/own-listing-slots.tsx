import { soldToSlot } from '../../../features/items/listings/web/listings.ts';
import { SoldToDialog } from '../../../features/talking/deals/web/deals.ts';
import { fill, slotsLayout } from '../../../platform/web/page/slot.tsx';

/** Lets sellers choose the buyer of a listing. */
export default slotsLayout(fill(soldToSlot, (props) => <SoldToDialog {...props} />));
