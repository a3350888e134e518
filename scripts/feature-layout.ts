import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FEATURES = join('src', 'app', 'composition', 'features.ts');
const BOUNDARIES = '.dependency-cruiser.mjs';
const PATH = /^[a-z]+\/[a-z]+(-[a-z]+)*$/;

/**
 * Writes the files of a new feature, adds it to the composition and as the topmost to the order of features, and
 * returns all their paths from the root.
 * @param path An existing area and the name in kebab-case, such as 'neighbors/flash-drops'.
 * @throws Error with a sentence for people if the path is invalid, its area is missing or its name is taken.
 */
export async function layOutFeature(root: string, path: string): Promise<string[]> {
  if (!PATH.test(path)) {
    throw new Error(
      `"${path}" is no feature: give its area and the word on the screen in kebab-case, like neighbors/flash-drops.`,
    );
  }
  const [area = '', name = ''] = path.split('/');
  const areas = await areasOf(root);
  if (!areas.includes(area))
    throw new Error(`There is no area "${area}": choose one of ${areas.join(', ')}.`);
  const folder = join('src', 'features', area, name);
  if (existsSync(join(root, folder)))
    throw new Error(`${folder} exists already: choose another name, or work in there.`);
  const files = Object.entries(filesOf(name)).map(([file, text]) => [join(folder, file), text] as const);
  for (const [file, text] of files) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  await edit(join(root, FEATURES), (source) => withFeature(source, area, name));
  await edit(join(root, BOUNDARIES), (source) => source.replace(/(FEATURES = \[[^\]]*)/, `$1  '${path}',\n`));
  return [...files.map(([file]) => file), FEATURES, BOUNDARIES];
}

/** Returns the areas of the features in the list of boundaries. */
async function areasOf(root: string): Promise<string[]> {
  const list = /FEATURES = \[([^\]]*)/.exec(await readFile(join(root, BOUNDARIES), 'utf8'))?.[1] ?? '';
  return [...new Set([...list.matchAll(/'([a-z]+)\//g)].map(([, area = '']) => area))].toSorted();
}

async function edit(file: string, change: (source: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** Adds a feature to the source of the list: its import in alphabetical order, the feature at the end. */
function withFeature(source: string, area: string, name: string): string {
  const feature = `${camelCase(name)}Feature`;
  const line = `import { ${feature} } from '../../features/${area}/${name}/server/${name}.feature.ts';`;
  const lines = source.split('\n');
  const isImport = (text: string) => text.includes("from '../../features/");
  const next = lines.findIndex((text) => isImport(text) && text > line);
  lines.splice(next < 0 ? lines.findLastIndex(isImport) + 1 : next, 0, line);
  lines.splice(lines.lastIndexOf('];'), 0, `  ${feature},`);
  return lines.join('\n');
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function filesOf(name: string): Record<string, string> {
  const camel = camelCase(name);
  const pascal = camel.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const constant = name.replaceAll('-', '_').toUpperCase();
  const words = name.replaceAll('-', ' ');
  const title = words.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  return {
    'README.md': `# ${title}

What a person can do with it, in one sentence.

## Words

- **${title}**: what it is called on the screen, and what it means here.

## Invariants

- What is true at all times, and what holds it (a constraint, a policy, a test).

## Tables

- None yet.
`,
    'contract/errors.ts': `import { defineErrors } from '../../../../shared/errors.ts';

export const ${camel}Errors = defineErrors({
  ${constant}_REFUSED: {
    status: 403,
    title: 'Not allowed',
    detail: 'Please sign in or continue as a guest first.',
  },
});
`,
    [`contract/${name}.ts`]: `import { z } from '@hono/zod-openapi';

/** What the viewer may do here. */
export const ${pascal} = z.object({ can: z.object({ add: z.boolean() }) }).openapi('${pascal}');
export type ${pascal} = z.infer<typeof ${pascal}>;
`,
    [`server/${name}.policy.ts`]: `import type { Actor } from '../../../../platform/server/http/actor.ts';

/** Who may do what with ${words}. */
export function abilities(actor: Actor) {
  return { add: actor.kind !== 'visitor' };
}
`,
    [`server/${name}.routes.ts`]: `import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, route } from '../../../../platform/server/http/route.ts';
import { ${camel}Errors } from '../contract/errors.ts';
import { ${pascal} } from '../contract/${name}.ts';
import { abilities } from './${name}.policy.ts';

const tag: ApiTag = { name: '${title}', description: 'What it is about, in one sentence.' };

export function ${camel}Routes() {
  return createRouter().openapi(
    route({
      method: 'get',
      path: '/${name}',
      operationId: 'get${pascal}',
      tag,
      summary: 'What the viewer may do with ${words}',
      access: 'optional',
      responses: { 200: json(${pascal}, 'The abilities.') },
      errors: [${camel}Errors.${constant}_REFUSED],
    }),
    async (c) => c.json({ can: abilities(await actorOf(c)) }, 200),
  );
}
`,
    [`server/${name}.messages.ts`]: `import { z } from '@hono/zod-openapi';
import type { SystemMessageTypes } from '../../../../shared/system-messages.ts';

export const ${camel}Messages: readonly SystemMessageTypes[] = [
  { types: ['${name}.added'], data: z.object({ id: z.uuid() }), reply: 'none' },
];
`,
    [`server/${name}.notifications.ts`]: `import type { NotificationKind } from '../../../../shared/notification-kinds.ts';

export const ${camel}Notifications: readonly NotificationKind[] = [
  {
    kind: '${name}.added',
    type: 'other',
    preference: {
      group: '${name}',
      label: '${title}',
      about: 'Somebody adds something',
      order: 100,
      on: ['in-app'],
    },
  },
];
`,
    [`server/${name}.feature.ts`]: `import { defineFeature } from '../../../../platform/server/feature.ts';
import { ${camel}Messages } from './${name}.messages.ts';
import { ${camel}Notifications } from './${name}.notifications.ts';
import { ${camel}Routes } from './${name}.routes.ts';

export const ${camel}Feature = defineFeature({
  name: '${name}',
  systemMessages: ${camel}Messages,
  notificationKinds: ${camel}Notifications,
  build: () => ({ routes: [${camel}Routes()] }),
});
`,
    [`server/${name}.integration.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest } from '../../../../../tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('guests may add to ${words}, and visitors may not', async () => {
  const guest = await newGuest(app);
  expect((await guest.get('/api/${name}')).body).toEqual({ can: { add: true } });
  expect((await app.client().get('/api/${name}')).body).toEqual({ can: { add: false } });
});
`,
    [`web/${name}-page.tsx`]: `import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => load(pageOf(context).api.GET('/api/${name}'));

export const meta: MetaFunction<typeof loader> = () => [{ title: '${title}. Offhand' }];

export default function ${pascal}Page() {
  const { can } = useLoaderData<typeof loader>();
  return (
    <div className="wrap grid gap-6 py-8">
      <h1 className="t-page">${title}</h1>
      <p>{can.add ? 'Be the first to add something.' : 'Nothing here yet.'}</p>
    </div>
  );
}
`,
    [`web/${name}-link.tsx`]: `import { Link } from 'react-router';

/** Leads to the page of ${words}. */
export const ${pascal}Link = () => <Link to="/${name}">${title}</Link>;
`,
    [`web/${name}.ts`]: `/** What the pages of other features may use of ${words}. */
export { ${pascal}Link } from './${name}-link.tsx';
`,
  };
}
