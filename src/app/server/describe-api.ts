import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Config } from '../../platform/server/config.ts';
import { openApiDocument } from '../../platform/server/http/openapi-document.ts';
import { cookieName } from '../../platform/server/http/own-cookie.ts';
import type { RequestEnv } from '../../platform/server/http/request.ts';
import type { SettingValues } from '../../shared/site-settings.ts';
import { TOKEN_SCOPES } from '../../shared/token-scopes.ts';

/** Returns the OpenAPI document of this site. */
export function describeApi(
  api: OpenAPIHono<RequestEnv>,
  { publicUrl, contactEmail, siteName }: Pick<Config, 'publicUrl' | 'contactEmail' | 'siteName'>,
  { apiLicense, apiLicenseUrl }: Pick<SettingValues, 'apiLicense' | 'apiLicenseUrl'>,
) {
  // The auth library adds this prefix to its cookie.
  const prefix = publicUrl.startsWith('https:') ? '__Secure-' : '';
  return openApiDocument(api, {
    info: {
      title: `${siteName} API`,
      version: '1',
      description: `Everything that the pages of ${siteName} do. Programs use personal tokens. Writes from browsers need the site as their Origin, unless they send a token. Every failure is answered with problem details (RFC 9457), whose \`code\` says which error it is.`,
      license: { name: apiLicense, url: apiLicenseUrl || `${publicUrl}/terms` },
      contact: { url: `${publicUrl}/contact`, ...(contactEmail !== null && { email: contactEmail }) },
    },
    servers: [{ url: publicUrl, description: 'This site' }],
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: `${prefix}offhand.session_token`,
        description: 'The session of a member, set by `signIn`.',
      },
      guest: {
        type: 'apiKey',
        in: 'cookie',
        name: cookieName('guest', publicUrl),
        description:
          'Identifies a guest; set by `createGuest` and `resumeGuest`. A session takes precedence.',
      },
      token: {
        type: 'http',
        scheme: 'bearer',
        description: `A personal token, made in the account settings. It needs the scope that an operation names; operations without one are closed to tokens. Cookies beside it are ignored. Scopes:\n\n${Object.entries(
          TOKEN_SCOPES,
        )
          .map(([scope, { description }]) => `- \`${scope}\`: ${description}`)
          .join('\n')}`,
      },
    },
  });
}
