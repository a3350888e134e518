import { z } from '@hono/zod-openapi';
import { TOKEN_SCOPE_NAMES } from '../../../../shared/token-scopes.ts';
import { password } from './account.ts';
import { TOKEN_LIMITS } from './token-limits.ts';

const scopes = z
  .array(z.enum(TOKEN_SCOPE_NAMES))
  .describe('What it may do. The description of the token scheme explains each.');

/** A personal token, with which a program uses the API as its owner. */
export const ApiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    scopes,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    expired: z.boolean(),
    lastUsedAt: z.iso.datetime().nullable().describe('Null before its first use. Accurate to a minute.'),
  })
  .openapi('ApiToken');
export type ApiToken = z.infer<typeof ApiToken>;

export const NewApiToken = z
  .object({
    name: z.string().trim().min(1, 'Give it a name.').max(TOKEN_LIMITS.name, 'Use at most 60 characters.'),
    scopes: scopes.min(1, 'Choose at least one.').max(TOKEN_SCOPE_NAMES.length),
    days: z
      .union([z.literal(7), z.literal(30), z.literal(90), z.literal(365)])
      .describe('After how many days it expires.'),
    currentPassword: password.optional().describe('Required unless the person logged in recently.'),
  })
  .openapi('NewApiToken', {
    example: { name: 'Shop stock', scopes: ['listings:read', 'listings:write'], days: 90 },
  });
export type NewApiToken = z.infer<typeof NewApiToken>;

export const CreatedApiToken = ApiToken.extend({
  token: z.string().describe('The token itself. It is shown only this once: the site stores its hash.'),
}).openapi('CreatedApiToken');
export type CreatedApiToken = z.infer<typeof CreatedApiToken>;
