import { findCategory, isSure } from '../../src/features/selling/listing-drafts/server/engine/category.ts';
import { type BuiltInCategory, CATEGORY_SLUGS } from '../../src/shared/taxonomy.ts';

/** A text whose category is known. */
interface Judged {
  text: string;
  category: BuiltInCategory;
}

export interface CategoryFigures<Ad extends Judged = Judged> {
  /** Share of ads in the right category, the mean over categories. */
  right: number;
  /** The same for ads whose category is one of the two candidates. */
  rightOfTwo: number;
  /** Share of ads that are not asked about, and how many of these are right. */
  sure: number;
  rightWhenSure: number;
  mistakes: { ad: Ad; found: string | null; probability: number }[];
}

/** Measures the engine on ads; `read` says what of an ad it is given. */
export function measureCategories<Ad extends Judged>(
  ads: readonly Ad[],
  read: (ad: Ad) => string = (ad) => ad.text,
): CategoryFigures<Ad> {
  const answers = ads.map((ad) => ({ ad, ...findCategory(read(ad)) }));
  const balanced = (isRight: (answer: (typeof answers)[number]) => boolean): number =>
    CATEGORY_SLUGS.reduce((sum, category) => {
      const ofCategory = answers.filter(({ ad }) => ad.category === category);
      return sum + ofCategory.filter(isRight).length / ofCategory.length / CATEGORY_SLUGS.length;
    }, 0);
  const sure = answers.filter(({ candidates }) => isSure(candidates));
  return {
    right: balanced(({ ad, category }) => category === ad.category),
    rightOfTwo: balanced(({ ad, candidates }) => candidates.some(({ category }) => category === ad.category)),
    sure: sure.length / answers.length,
    rightWhenSure: sure.filter(({ ad, category }) => category === ad.category).length / sure.length,
    mistakes: answers
      .filter(({ ad, category }) => category !== ad.category)
      .map(({ ad, category, candidates }) => ({
        ad,
        found: category,
        probability: candidates[0]?.probability ?? 0,
      })),
  };
}
