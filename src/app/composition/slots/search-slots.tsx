import { saveSearchSlot } from '../../../features/finding/search/web/search.ts';
import { SaveSearch } from '../../../features/finding/wants/web/wants.ts';
import { fill, slotsLayout } from '../../../platform/web/slot.tsx';

/** Lets people save a search. */
export default slotsLayout(fill(saveSearchSlot, (props) => <SaveSearch {...props} />));
