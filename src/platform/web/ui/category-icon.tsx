import { findCategoryBySlug } from '../../../shared/taxonomy.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

const OTHER_ICONS: ReadonlyMap<string, IconName> = new Map([
  ['all', 'layout-grid'],
  ['free', 'gift'],
]);

/** The icon of a category, of all, or of what is free. */
export function CategoryIcon({ category }: { category: string }) {
  // Settings accept only icons of the sprite.
  const icon = OTHER_ICONS.get(category) ?? (findCategoryBySlug(category)?.icon as IconName | undefined);
  return <Icon name={icon ?? 'package'} />;
}
