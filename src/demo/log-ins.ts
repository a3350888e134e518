/** Accounts anybody who tries the demo may use; their passwords are no secret. */
export const DEMO_PASSWORD = 'offhand-demo';

/** Members of the demo who can be signed in with DEMO_PASSWORD. */
export const DEMO_LOG_INS = ['nora@example.com', 'sam@example.com'] as const;

/** The guest that sells the demo's guest listings. */
export const DEMO_GUEST = { guestId: 'Guest-DEMO1', pin: '2468' } as const;
