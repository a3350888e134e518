import clsx from 'clsx';
import { categoryLabel, type CategorySlug } from '../../../../shared/taxonomy.ts';
import { CategoryIcon } from '../../../finding/search/web/search.ts';

/** The category at the start of a chart row. */
export function CategoryName({ category, narrow }: { category: CategorySlug; narrow?: boolean }) {
  return (
    // Wraps to the next line if the text is large.
    <span className="flex min-w-0 flex-[1_1_7rem] items-center gap-2.5 text-md font-semibold">
      <span className={clsx('flex-none text-ink-2 [&>svg]:size-4.5', narrow && 'max-sm:hidden')}>
        <CategoryIcon category={category} />
      </span>
      <span className="min-w-0">{categoryLabel(category)}</span>
    </span>
  );
}
