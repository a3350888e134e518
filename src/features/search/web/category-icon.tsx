import {
  Bike,
  Car,
  Gem,
  Gift,
  Guitar,
  Headphones,
  LayoutGrid,
  type LucideIcon,
  Package,
  Shirt,
  Sofa,
  Watch,
} from 'lucide-react';
import type { CategorySlug } from '../../listings/contract/taxonomy.ts';

const icons: Record<CategorySlug | 'all' | 'free', LucideIcon> = {
  all: LayoutGrid,
  electronics: Headphones,
  'home-garden': Sofa,
  vehicles: Car,
  clothing: Shirt,
  'sporting-goods': Bike,
  collectibles: Gem,
  'musical-instruments': Guitar,
  'jewelry-watches': Watch,
  other: Package,
  free: Gift,
};

export function CategoryIcon({ category }: { category: CategorySlug | 'all' | 'free' }) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" />;
}
