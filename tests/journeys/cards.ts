import type { Locator, Page } from '@playwright/test';

/** The label of a featured card, which opens the reason. */
export const featuredLabel = (within: Page | Locator): Locator =>
  within.getByRole('button', { name: /^Featured/ });

/** Of the results; featured cards stand between them. */
export const cardTitles = (page: Page): Locator =>
  page
    .getByRole('article')
    .filter({ hasNot: featuredLabel(page) })
    .getByRole('link');
