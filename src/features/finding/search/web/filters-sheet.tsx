import { Button } from '../../../../platform/web/ui/button.tsx';
import { Sheet } from '../../../../platform/web/ui/sheet.tsx';
import { BrowseFilters } from './browse-filters.tsx';
import { type BrowseFilters as Filters, NO_FILTERS } from './browse-query.ts';
import { countText } from './count-text.ts';

interface FiltersSheetProps {
  open: boolean;
  onClose: () => void;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** The number of results; undefined while it is unknown. */
  count: Parameters<typeof countText>[0] | undefined;
}

/** The filters on phones. */
export default function FiltersSheet({ open, onClose, filters, onChange, count }: FiltersSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <>
          <Button variant="soft" onClick={() => onChange(NO_FILTERS)}>
            Reset Filters
          </Button>
          <Button block onClick={onClose}>
            {count ? `Show ${countText(count)}` : 'Show listings'}
          </Button>
        </>
      }
    >
      <BrowseFilters layout="sheet" filters={filters} onChange={onChange} />
    </Sheet>
  );
}
