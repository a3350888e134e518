import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FEATURES = join('src', 'app', 'composition', 'features.ts');
const BOUNDARIES = '.dependency-cruiser.mjs';
const ROUTES = join('src', 'app', 'pages', 'routes.ts');
const MIGRATIONS = join('src', 'platform', 'server', 'db', 'migrations');
const PATH = /^[a-z]+\/[a-z]+(-[a-z]+)*$/;

/**
 * Writes the files of a new feature, gives its page an address, adds it to the composition and to the end of the order
 * of features, and returns all paths from the root.
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
  const files = Object.entries(filesOf(name, await nextMigration(root))).map(
    ([file, text]) => [join(folder, file), text] as const,
  );
  for (const [file, text] of files) {
    await mkdir(join(root, dirname(file)), { recursive: true });
    await writeFile(join(root, file), text, { flag: 'wx' });
  }
  await edit(join(root, FEATURES), (source) => withFeature(source, area, name));
  await edit(join(root, BOUNDARIES), (source) => source.replace(/(FEATURES = \[[^\]]*)/, `$1  '${path}',\n`));
  const page = `  route('${name}', '../../features/${path}/web/${name}-page.tsx'),\n`;
  await edit(join(root, ROUTES), (source) => source.replace('  ...kit,\n', `${page}  ...kit,\n`));
  return [...files.map(([file]) => file), FEATURES, BOUNDARIES, ROUTES];
}

/** Returns the number of the next migration, such as '0011'. */
async function nextMigration(root: string): Promise<string> {
  const numbers = (await readdir(join(root, MIGRATIONS))).map((file) => Number.parseInt(file, 10) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
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
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The files that almost every feature has, for one list of things that members add to. */
function filesOf(name: string, migrationNumber: string): Record<string, string> {
  const singular = name.replace(/ies$/, 'y').replace(/s$/, '');
  const [camel, camelThing] = [camelCase(name), camelCase(singular)];
  const [pascal, pascalThing] = [capitalize(camel), capitalize(camelThing)];
  const table = name.replaceAll('-', '_');
  const constant = table.toUpperCase();
  const [words, oneWord] = [name.replaceAll('-', ' '), singular.replaceAll('-', ' ')];
  const title = capitalize(words);
  return {
    'README.md': `# ${title}

What a person can do with it, in one sentence.

- **${capitalize(oneWord)}**: what it is called on the screen, and what it means here.
- What is true at all times, and what guarantees it (a constraint, a policy, a test).

Table: \`${table}\`.
`,
    'contract/errors.ts': `import { defineErrors } from '../../../../shared/errors.ts';

export const ${camelThing}Errors = defineErrors({
  SIGN_IN_FOR_${constant}: {
    status: 401,
    title: 'Authentication Required',
    detail: 'Please log in to add ${words}',
  },
  TOO_MANY_${constant}: {
    status: 429,
    title: "You're adding too fast",
    detail: 'Please wait a moment, then try again.',
  },
});
`,
    [`contract/${singular}.ts`]: `import { z } from '@hono/zod-openapi';

const ${pascalThing} = z
  .object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime() })
  .openapi('${pascalThing}');
export type ${pascalThing} = z.infer<typeof ${pascalThing}>;

export const ${pascal} = z.object({ ${camel}: z.array(${pascalThing}) }).openapi('${pascal}');

export const New${pascalThing} = z
  .object({ name: z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 characters at most.') })
  .openapi('New${pascalThing}', { example: { name: 'First ${oneWord}' } });
export type New${pascalThing} = z.infer<typeof New${pascalThing}>;
`,
    [`server/${name}.policy.ts`]: `import { type Actor, type Member, requireMember } from '../../../../platform/server/http/actor.ts';
import { ${camelThing}Errors } from '../contract/errors.ts';

/**
 * Members add ${words} and see only their own; the statements enforce the latter.
 * @throws DomainError SIGN_IN_FOR_${constant} for visitors and guests.
 */
export const require${pascalThing}Owner = (actor: Actor): Member =>
  requireMember(actor, ${camelThing}Errors.SIGN_IN_FOR_${constant});
`,
    [`server/${name}.queries.ts`]: `import type { Database } from '../../../../platform/server/db/database.ts';
import type { ${pascalThing}, New${pascalThing} } from '../contract/${singular}.ts';

/** Longer lists are cut. */
const MAX_LISTED = 500;

/** Returns a member's ${words}, newest first. */
export async function find${pascal}(db: Database, profileId: string): Promise<${pascalThing}[]> {
  const rows = await db
    .selectFrom('${table}')
    .select(['id', 'name', 'created_at'])
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at.toISOString() }));
}

export async function insert${pascalThing}(
  db: Database,
  profileId: string,
  id: string,
  { name }: New${pascalThing},
): Promise<void> {
  await db
    .insertInto('${table}')
    .values({ id, profile_id: profileId, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
`,
    [`server/add-${singular}.ts`]: `import { countAttempt } from '../../../../platform/server/db/attempts.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import type { Member } from '../../../../platform/server/http/actor.ts';
import { ${camelThing}Errors } from '../contract/errors.ts';
import type { New${pascalThing} } from '../contract/${singular}.ts';
import { insert${pascalThing} } from './${name}.queries.ts';

const MEMBER_LIMIT = { limit: 60, windowSeconds: 3600, firstDelaySeconds: 60 } as const;

/**
 * Adds a ${oneWord}. Adding it again changes nothing.
 * @param id Created by the client.
 * @throws DomainError TOO_MANY_${constant}.
 */
export async function add${pascalThing}(
  { db }: { db: Database },
  member: Member,
  id: string,
  input: New${pascalThing},
): Promise<void> {
  await countAttempt(db, \`${singular}:add:\${member.id}\`, MEMBER_LIMIT, ${camelThing}Errors.TOO_MANY_${constant});
  await insert${pascalThing}(db, member.id, id, input);
}
`,
    [`server/${name}.routes.ts`]: `import { z } from '@hono/zod-openapi';
import type { Database } from '../../../../platform/server/db/database.ts';
import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { ${camelThing}Errors } from '../contract/errors.ts';
import { ${pascal}, New${pascalThing} } from '../contract/${singular}.ts';
import { add${pascalThing} } from './add-${singular}.ts';
import { require${pascalThing}Owner } from './${name}.policy.ts';
import { find${pascal} } from './${name}.queries.ts';

const tag: ApiTag = { name: '${title}', description: 'What it is about, in one sentence.' };

export function ${camelThing}Routes({ db }: { db: Database }) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/${name}',
        operationId: 'list${pascal}',
        tag,
        summary: "List the viewer's ${words}, newest first",
        access: 'member',
        responses: { 200: json(${pascal}, 'All of them.') },
        errors: [${camelThing}Errors.SIGN_IN_FOR_${constant}],
      }),
      async (c) => {
        const member = require${pascalThing}Owner(await actorOf(c));
        return c.json({ ${camel}: await find${pascal}(db, member.id) }, 200, PRIVATE);
      },
    )
    .openapi(
      route({
        method: 'put',
        path: '/${name}/{id}',
        operationId: 'add${pascalThing}',
        tag,
        summary: 'Add a ${oneWord}; repeating it changes nothing',
        access: 'member',
        request: {
          params: z.object({ id: z.uuid().describe('Created by the client.') }),
          body: { content: { 'application/json': { schema: New${pascalThing} } }, required: true },
        },
        responses: { 204: { description: 'It is added.' } },
        errors: [${camelThing}Errors.SIGN_IN_FOR_${constant}, ${camelThing}Errors.TOO_MANY_${constant}],
      }),
      async (c) => {
        const member = require${pascalThing}Owner(await actorOf(c));
        await add${pascalThing}({ db }, member, c.req.valid('param').id, c.req.valid('json'));
        return c.body(null, 204);
      },
    );
}
`,
    [`server/${name}.feature.ts`]: `import { sql } from 'kysely';
import { erased } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { ${camelThing}Routes } from './${name}.routes.ts';

/** The ${words} of a person. */
const export${pascal}: ExportPerson = {
  tables: [
    {
      name: '${name}',
      shows: ['${table}'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql\`
            select id, name, created_at from ${table}
            where profile_id = \${person.id}::uuid
            order by created_at, id\`,
    },
  ],
};

export const ${camel}Feature = defineFeature({
  name: '${name}',
  exportPerson: export${pascal},
  erasePerson: { columns: erased('${table}', 'profile_id') },
  build: (services: Pick<PlatformServices, 'db'>) => ({ routes: [${camelThing}Routes(services)] }),
});
`,
    [`server/${name}.integration.test.ts`]: `import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { newGuest, newMember } from '../../../../../tests/support/factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('A member adds a ${oneWord}, repeatedly without effect, and nobody else sees it', async () => {
  const [member, other] = [await newMember(app), await newMember(app)];
  const params = { path: { id: randomUUID() } };
  for (let times = 0; times < 2; times += 1) {
    const { response } = await member.api.PUT('/api/${name}/{id}', { params, body: { name: 'First' } });
    expect(response.status).toBe(204);
  }
  expect((await member.api.GET('/api/${name}')).data?.${camel}).toMatchObject([{ id: params.path.id, name: 'First' }]);
  expect((await other.api.GET('/api/${name}')).data?.${camel}).toEqual([]);
});

test('Visitors and guests are asked to log in before they add a ${oneWord}', async () => {
  for (const client of [app.client(), await newGuest(app)]) {
    const params = { path: { id: randomUUID() } };
    const { error } = await client.api.PUT('/api/${name}/{id}', { params, body: { name: 'First' } });
    expect(error).toMatchObject({ status: 401, code: 'SIGN_IN_FOR_${constant}' });
  }
});
`,
    [`web/${name}-page.tsx`]: `import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { load, pageOf } from '../../../../platform/web/page/page-context.ts';
import { EmptyState } from '../../../../platform/web/ui/empty-state.tsx';
import { Icon } from '../../../../platform/web/ui/icon.tsx';
import { requireSignIn } from '../../../people/accounts/web/accounts.ts';

export async function loader({ url, context }: LoaderFunctionArgs) {
  const answer = await pageOf(context).api.GET('/api/${name}');
  requireSignIn(url, answer.response);
  return load(Promise.resolve(answer));
}

export const meta: MetaFunction<typeof loader> = () => [{ title: '${title}. Offhand' }];

export default function ${pascal}Page() {
  const { ${camel} } = useLoaderData<typeof loader>();
  return (
    <div className="wrap grid gap-6 py-8">
      <h1 className="t-page">${title}</h1>
      {${camel}.length === 0 ? (
        <EmptyState look="panel" icon={<Icon name="plus" />} title="Nothing here yet" text="Say what to do." />
      ) : (
        <ul className="panel divide-y divide-line px-5 md:px-7">
          {${camel}.map(({ id, name }) => (
            <li key={id} className="py-4">
              {name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
`,
    [`../../../platform/server/db/migrations/${migrationNumber}-${name}.sql`]: `-- What a row is, and why it is stored.
create table ${table} (
  -- Created by the client: sending it again after a lost answer stores nothing.
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null default now()
);
create index ${table}_profile on ${table} (profile_id, created_at desc, id desc);
`,
  };
}
