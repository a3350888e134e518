import { defineErrors } from '../../../shared/errors.ts';

/** Errors of requests with a personal token. */
export const tokenErrors = defineErrors({
  TOKEN_REFUSED: {
    status: 401,
    title: 'Token not accepted',
    detail:
      'The token is unknown, expired or revoked, or its account is suspended or being deleted. Make a new one in your account settings.',
  },
  CLOSED_TO_TOKENS: {
    status: 403,
    title: 'Closed to tokens',
    detail: 'This works only on the site itself, after you log in.',
  },
  SCOPE_MISSING: {
    status: 403,
    title: 'Scope missing',
    detail: "The token isn't allowed to do this. Make one with the scope that the API's documentation names.",
  },
});
