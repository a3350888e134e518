/**
 * Node options of the server: small young generations and few allocator arenas use a third less memory at the same
 * speed.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8'];
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };
