import { Icon } from '../../../platform/web/ui/icon.tsx';
import { grouped } from '../../../shared/grouped.ts';
import { categoryLabel, conditionLabel } from '../../listings/contract/taxonomy.ts';
import { type BrowseFilters, NO_FILTERS } from './browse-query.ts';

interface ActiveFiltersProps {
  filters: BrowseFilters;
  onChange: (filters: BrowseFilters) => void;
}

/** The active filters, each as a pill that removes it. */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  const { q, category, condition, min, max, within, seller } = filters;
  const pills: { label: string; without: Partial<BrowseFilters> }[] = [];
  if (q) pills.push({ label: `“${q}”`, without: { q: '' } });
  if (category) {
    pills.push({
      label: category === 'free' ? 'Free' : categoryLabel(category),
      without: { category: null },
    });
  }
  if (condition) pills.push({ label: conditionLabel(condition), without: { condition: null } });
  if (min > 0 || max !== null) {
    pills.push({ label: priceLabel(min, max), without: { min: NO_FILTERS.min, max: NO_FILTERS.max } });
  }
  if (within !== null) pills.push({ label: `Within ${within} mi`, without: { within: null } });
  if (seller !== null) {
    pills.push({ label: seller === 'me' ? 'Your listings' : 'One seller', without: { seller: null } });
  }
  if (pills.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-wrap gap-1.5" aria-label="Active filters">
      {pills.map(({ label, without }) => (
        <li key={label} className="pill">
          <span dir="auto">{label}</span>
          <button
            type="button"
            aria-label={`Remove filter ${label}`}
            onClick={() => onChange({ ...filters, ...without })}
          >
            <Icon name="x" className="icon-sm" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function priceLabel(min: number, max: number | null): string {
  const dollars = (value: number) => `$${grouped(value)}`;
  if (max === null) return `${dollars(min)} and up`;
  return min === 0 ? `Under ${dollars(max)}` : `${dollars(min)} to ${dollars(max)}`;
}
