import { defineErrors } from '../../../shared/errors.ts';

export const liveErrors = defineErrors({
  UPGRADE_REQUIRED: {
    status: 426,
    title: 'Not a WebSocket',
    detail: 'This address is for WebSocket connections of open pages.',
  },
  TOO_MANY_CONNECTIONS: {
    status: 429,
    title: 'Slow down',
    detail: 'Too many live connections are open. Close some tabs.',
  },
});
