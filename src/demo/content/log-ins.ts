/** The password of the demo accounts anybody may use; not a secret. */
export const DEMO_PASSWORD = 'offhand-demo';

/** Members of the demo who can log in with DEMO_PASSWORD. */
export const DEMO_LOG_INS = ['nora@example.com', 'sam@example.com'] as const;

/** Runs the demo marketplace, where only this machine opens it. */
export const DEMO_OPERATOR = 'nora';

/** The guest who owns the demo's guest listings. */
export const DEMO_GUEST = { guestId: 'Guest-DEMO1', pin: '2468' } as const;
