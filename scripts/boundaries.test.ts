import { describe, expect, it } from 'vitest';
import { findViolations, findStrayStyles } from './boundaries.ts';

function messagesFor(file: string, text: string): string[] {
  return findViolations(new Map([[file, text]])).map(({ message }) => message);
}

describe('import directions', () => {
  it.each([
    [
      'src/features/deals/server/close-deal.ts',
      "import { moveListings } from '../../listings/server/listings.ts';",
    ],
    [
      'src/features/deals/server/close-deal.ts',
      "import { db } from '../../../platform/server/db/database.ts';",
    ],
    ['src/features/deals/web/deal-page.tsx', "import { Deal } from '../contract/deal.ts';"],
    ['src/features/deals/web/deal-page.tsx', "import { Card } from '../../listings/web/listings.ts';"],
    ['src/features/deals/web/deal-page.tsx', "import { Card } from './card/deal-card.tsx';"],
    [
      'src/app/pages/layout/dock.tsx',
      "import { Card } from '../../../features/listings/web/listing-card.tsx';",
    ],
    ['src/features/deals/contract/deal.ts', "import { Photo } from '../../photos/contract/photo.ts';"],
    [
      'src/features/deals/server/close.integration.test.ts',
      "import { app } from '../../../../tests/support/app.ts';",
    ],
    ['src/platform/web/api.ts', "import type { DB } from '../server/db/schema.generated.ts';"],
    ['src/app/composition/services.ts', "import { hidden } from '../features/deals/server/hidden.ts';"],
  ])('%s may say: %s', (file, text) => {
    expect(messagesFor(file, text)).toEqual([]);
  });

  it.each([
    [
      'src/shared/money.ts',
      "import { x } from '../features/deals/contract/deal.ts';",
      /from shared into feature/,
    ],
    [
      'src/platform/server/jobs.ts',
      "import { x } from '../../features/deals/contract/deal.ts';",
      /pass it in/,
    ],
    [
      'src/platform/web/api.ts',
      "import { x } from '../server/log.ts';",
      /platform\/web into platform\/server/,
    ],
    [
      'src/platform/web/api.ts',
      "import { DB } from '../server/db/schema.generated.ts';",
      /into platform\/server/,
    ],
    [
      'src/features/deals/contract/deal.ts',
      "import { x } from '../server/close-deal.ts';",
      /contract is pure/,
    ],
    [
      'src/features/deals/contract/deal.ts',
      "import { x } from '../../../platform/web/api.ts';",
      /contract is pure/,
    ],
    [
      'src/features/deals/server/close-deal.ts',
      "import { x } from '../web/deal-page.tsx';",
      /into the contract/,
    ],
    [
      'src/features/deals/web/deal-page.tsx',
      "import type { x } from '../server/close-deal.ts';",
      /ask the API/,
    ],
    ['src/features/deals/web/deal-page.tsx', "const x = import('../server/close-deal.ts');", /ask the API/],
    [
      'src/features/deals/server/a.ts',
      "import { x } from '../../listings/server/listings.queries.ts';",
      /public file/,
    ],
    [
      'src/features/deals/web/deal-page.tsx',
      "import { Card } from '../../listings/web/listing-card.tsx';",
      /listings through its contract or its public file src\/features\/listings\/web\/listings.ts/,
    ],
    [
      'src/features/deals/web/deal-page.tsx',
      "const Card = lazy(() => import('../../listings/web/listing-card.tsx'));",
      /public file/,
    ],
    ['src/features/deals/server/a.ts', "import { x } from '../../../app/services.ts';", /Only src\/app/],
    [
      'src/features/deals/server/a.ts',
      "import { x } from '../../../../tests/support/app.ts';",
      /tests or scripts/,
    ],
  ])('%s may not say: %s', (file, text, message) => {
    expect(messagesFor(file, text)).toEqual([expect.stringMatching(message)]);
  });

  it.each(['server', 'web'])('features may not go in a circle, whatever its length, in %s', (side) => {
    const sources = new Map([
      [`src/features/a/${side}/a.ts`, `import { b } from '../../b/${side}/b.ts';`],
      [`src/features/b/${side}/b.ts`, `import { c } from '../../c/${side}/c.ts';`],
      [`src/features/c/${side}/c.ts`, `import { a } from '../../a/${side}/a.ts';`],
    ]);
    expect(findViolations(sources).map(({ message }) => message)).toEqual([
      expect.stringContaining('(a → b → c → a)'),
    ]);
  });
});

describe('style sheets', () => {
  it('lie in the design system only, apart from the entry that imports them', () => {
    const allowed = [
      'src/platform/web/ui/button.css',
      'src/platform/web/theme/tokens.css',
      'src/app/pages/app.css',
      'src/features/deals/web/deal-page.tsx',
    ];
    const strays = ['src/features/deals/web/deals.css', 'src/app/pages/layout/dock.css'];
    expect(findStrayStyles([...allowed, ...strays])).toEqual(strays);
  });
});
