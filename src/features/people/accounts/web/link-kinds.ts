/** Links that people can request by email. The texts continue 'If this address'. */
export const LINK_KINDS = {
  'new-password': {
    path: '/api/accounts/forgot-password',
    button: 'Send reset link',
    done: 'belongs to an account, a reset link is on its way. It works once, for an hour.',
  },
  confirmation: {
    path: '/api/accounts/resend-confirmation',
    button: 'Send new link',
    done: 'is waiting to be confirmed, a new link is on its way. It works for 24 hours.',
  },
} as const;
