import type { IconName } from '../../../../platform/web/ui/icon-names.ts';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import type { CategorySlug } from '../../../../shared/taxonomy.ts';

const ICONS: Record<CategorySlug | 'all' | 'free', IconName> = {
  all: 'layout-grid',
  electronics: 'headphones',
  'home-garden': 'sofa',
  vehicles: 'car',
  clothing: 'shirt',
  'sporting-goods': 'bike',
  collectibles: 'gem',
  'musical-instruments': 'guitar',
  'jewelry-watches': 'watch',
  other: 'package',
  free: 'gift',
};

export function CategoryIcon({ category }: { category: CategorySlug | 'all' | 'free' }) {
  return <Icon name={ICONS[category]} />;
}
