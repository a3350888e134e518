/**
 * What may import what: every sentence of ARCHITECTURE.md about structure, as a rule. `npm run lint` checks them.
 * A rule's comment says what to do instead.
 */

/**
 * All features with their area, from the lowest to the highest: each uses only those before it, so no circle is
 * possible. Areas group features for readers and have no order of their own.
 */
export const FEATURES = [
  'people/people',
  'people/guests',
  'people/data-exports',
  'people/accounts',
  'trust/blocks',
  'trust/reports',
  'running/operators',
  'trust/text-rules',
  'trust/newcomers',
  'running/settings',
  'talking/notifications',
  'running/announcements',
  'paying/billing',
  'paying/plans',
  'paying/credits',
  'items/photos',
  'running/site-pictures',
  'running/web-app',
  'items/item-language',
  'selling/listing-drafts',
  'items/photo-reader',
  'items/listings',
  'finding/favorites',
  'finding/featured',
  'finding/map',
  'finding/search',
  'finding/price-help',
  'finding/comparisons',
  'finding/wants',
  'talking/attachments',
  'talking/messages',
  'talking/deals',
  'neighbors/zones',
  'neighbors/flash-drops',
  'trust/reviews',
  'people/profiles',
  'people/webhooks',
  'people/account-deletion',
  'trust/cases',
  'trust/nudity',
  'trust/copies',
  'selling/voice',
  'selling/insights',
  'selling/trending-alerts',
  'selling/dashboard',
  'selling/selling',
  'running/site-texts',
  'running/pulse',
  'running/contact',
  'running/site',
];

const TESTS = '\\.test\\.tsx?$';
const FEATURE = '^src/features/[^/]+/[^/]+';
const SERVER = `^src/platform/server/|${FEATURE}/server/`;
const WEB = `^src/platform/web/|${FEATURE}/web/`;
const INSIDES = `${FEATURE}/(server|web)/`;
const CONTRACT = `${FEATURE}/contract/`;
/** Such as `deals/server/deals.ts` and `deals/web/deals.ts`. */
const PUBLIC_FILE = '/([^/]+)/(server|web)/\\1\\.ts$';
const GENERATED = '\\.generated\\.ts$';
const SCHEMAS = '^node_modules/@hono/zod-openapi/';

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid(
      'shared-is-below',
      'Do not reach out of shared: it is below everything. Move this file up, or the other into shared.',
      { path: '^src/shared/' },
      { path: '^src/(?!shared/)' },
    ),
    forbid(
      'shared-is-pure',
      'Do not use Node or a package in shared, except for schemas: both sides run it. Move this file to platform or to a feature.',
      { path: '^src/shared/', pathNot: TESTS },
      { pathNot: ['^src/', SCHEMAS] },
    ),
    forbid(
      'platform-knows-no-feature',
      'Do not reach from platform into the product: let the feature or src/app pass it in.',
      { path: '^src/platform/' },
      { path: '^src/(features|app|demo)/' },
    ),
    forbid(
      'app-is-above',
      'Only src/app knows every feature: let it pass this in, or move it to platform.',
      { path: '^src/features/' },
      { path: '^src/(app|demo)/' },
    ),
    forbid(
      'demo-is-beside-the-app',
      'The demo uses the composition alone of src/app: move this to a feature, or to the composition.',
      { path: '^src/demo/', pathNot: TESTS },
      { path: '^src/app/(?!composition/)' },
    ),
    forbid(
      'product-without-tests',
      'The product does not use tests or scripts: move the code into src.',
      { path: '^src/', pathNot: TESTS },
      { path: '^(tests|scripts|bench)/' },
    ),
    forbid(
      'contract-is-pure',
      'A contract is used by both sides: it imports shared, contracts and schemas only. Move this code to server or web.',
      { path: CONTRACT, pathNot: TESTS },
      { pathNot: ['^src/shared/', CONTRACT, SCHEMAS] },
    ),
    forbid(
      'server-without-pages',
      'Do not reach from the server into pages: put what both need into the contract, or into shared.',
      { path: SERVER },
      { path: WEB, pathNot: GENERATED },
    ),
    forbid(
      'pages-without-server',
      'Do not reach from pages into the server: ask the API, or put what both need into the contract or into shared.',
      { path: WEB },
      { path: SERVER, pathNot: GENERATED },
    ),
    forbid(
      'types-across-sides',
      'Of a generated file of the other side, import types only.',
      { path: '^src/.*?/(server|web)/' },
      { path: GENERATED, pathNot: '/$1/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'pages-without-server-packages',
      'Browsers have neither Node nor the packages of the server, and pages do without schemas.',
      { path: WEB, pathNot: TESTS },
      { path: '^node_modules/(hono|kysely|pg|sharp|zod|@hono/[^/]+)/|^(?!src/|node_modules/|virtual:)' },
    ),
    forbid(
      'server-without-react',
      'Features render on pages: put what both sides need into the contract.',
      { path: `${FEATURE}/server/`, pathNot: TESTS },
      { path: '^node_modules/(react|react-dom|react-router)/' },
    ),
    forbid(
      'public-files',
      'Use another feature through its contract or its public file: <feature>/server/<feature>.ts or <feature>/web/<feature>.ts.',
      { path: `(${FEATURE})/` },
      { path: INSIDES, pathNot: ['$1/', PUBLIC_FILE] },
    ),
    forbid(
      'public-files-for-the-app',
      'Use a feature through its contract or its public file. Only src/app/composition also takes its definition (<feature>.feature.ts), and pages it adds something to.',
      { path: '^src/(app|demo)/', pathNot: [TESTS, '^src/app/(composition|worker)/'] },
      { path: INSIDES, pathNot: PUBLIC_FILE },
    ),
    forbid(
      'public-files-for-the-worker',
      'What a feature does in the service worker is in its file <feature>-worker.ts.',
      { path: '^src/app/worker/', pathNot: TESTS },
      { path: INSIDES, pathNot: '/([^/]+)/web/\\1-worker\\.ts$' },
    ),
    forbid(
      'public-files-for-the-composition',
      'Use a feature through its contract, its public file, its definition (<feature>.feature.ts) or a page.',
      { path: '^src/app/composition/', pathNot: TESTS },
      {
        path: INSIDES,
        pathNot: [
          '/([^/]+)/(server|web)/\\1(\\.feature)?\\.ts$',
          '/web/[^/]+-page\\.tsx$',
          '/web/[^/]+/[^/]+-page\\.tsx$',
        ],
      },
    ),
    forbid(
      'app-pages-without-server',
      'Pages of src/app, its service worker, and what its composition adds to pages (.tsx), ask the API.',
      { path: '^src/app/(pages/|worker/|composition/.+\\.tsx$)', pathNot: TESTS },
      { path: ['^src/.*/server/', '^src/app/composition/.+\\.ts$'] },
    ),
    forbid(
      'app-server-without-pages',
      'The server of src/app, and what its composition passes to features (.ts), know no pages; only pages.ts renders them.',
      {
        path: '^src/(app/server/|app/composition/.+\\.ts$|demo/)',
        pathNot: [TESTS, '^src/app/server/pages\\.ts$'],
      },
      { path: WEB },
    ),
    ...FEATURES.slice(0, -1).map((feature, index) =>
      forbid(
        `above-${feature}`,
        `${feature} stands below this feature in the list FEATURES of .dependency-cruiser.mjs: listen to its signal, let src/app pass it in, or move what both need down. If it uses nothing of ${feature}, change their order.`,
        { path: `^src/features/${feature}/`, pathNot: TESTS },
        { path: `^src/features/(${FEATURES.slice(index + 1).join('|')})/` },
      ),
    ),
    forbid(
      'listed-features',
      'Add the feature to FEATURES in .dependency-cruiser.mjs, after those that it uses.',
      { path: `^src/features/(?!(${FEATURES.join('|')})/)` },
      {},
    ),
    forbid(
      'styles-in-the-design-system',
      'Use utilities, or make a component with its classes in src/platform/web/ui.',
      { path: '^src/' },
      { path: '^src/.*\\.css$', pathNot: ['^src/platform/web/', '^src/app/pages/app\\.css$'] },
    ),
    forbid(
      'no-barrels',
      'Import the file that declares it: this project has no barrels.',
      { path: '^src/' },
      { path: '/index\\.tsx?$', pathNot: '^node_modules/' },
    ),
    forbid(
      'found',
      'This import leads nowhere, so no rule can judge it.',
      { path: '^src/' },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
  ],
  options: {
    doNotFollow: { path: '^(node_modules|tests|scripts|bench)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'require', 'default', 'types'],
    },
  },
};
