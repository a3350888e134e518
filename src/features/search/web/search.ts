/** The public parts of search for pages of other features. */
export { CategoryIcon } from './category-icon.tsx';
export { readFilters } from './browse-query.ts';
