import { saveSearchSlot } from '../../../features/finding/search/web/search.ts';
import { SaveSearch } from '../../../features/finding/wants/web/wants.ts';
import { FillSlots, fill } from '../../../platform/web/page/slot.tsx';
import { useSite } from '../../../platform/web/page/use-site.ts';

const SAVING = [fill(saveSearchSlot, (props) => <SaveSearch {...props} />)];

/** Lets people save a search. */
export default function SearchSlots() {
  return <FillSlots fills={useSite().off.includes('matchMe') ? [] : SAVING} />;
}
