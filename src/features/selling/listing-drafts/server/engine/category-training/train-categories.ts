import { trainClassifier } from '../../../../../../platform/server/text-classifier/train-classifier.ts';
import { CATEGORY_SLUGS } from '../../../../../../shared/taxonomy.ts';
import { FEATURE_COUNT, featuresOf, readWords } from '../category-features.ts';
import { makeDocuments } from './make-documents.ts';

const DOCUMENTS_PER_CATEGORY = 24_000;

/** Trains the category model. */
export function trainCategories(): Uint8Array {
  const texts = makeDocuments(DOCUMENTS_PER_CATEGORY).map(({ category, text }) => {
    const { count, indexes, values } = featuresOf(readWords(text));
    return {
      right: CATEGORY_SLUGS.indexOf(category),
      indexes: indexes.slice(0, count),
      values: values.slice(0, count),
    };
  });
  return trainClassifier(texts, {
    classes: CATEGORY_SLUGS.length,
    features: FEATURE_COUNT,
    epochs: 3,
    minSeen: 24,
    minWeight: 12,
  });
}
