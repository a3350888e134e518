import { expect, test } from 'vitest';
import { GuestCredentials } from '../../features/people/guests/contract/guest.ts';
import { DEMO_GUEST } from '../content/demo-ids.ts';
import { demoLogIn } from './demo-log-in.ts';

test('The PIN that each site gives to the guest of its demo is one that a guest can return with (GUEST-03)', () => {
  for (let site = 0; site < 1000; site += 1) {
    const { pin } = demoLogIn({ publicUrl: 'https://offhand.example', authSecret: `secret ${site}` });
    expect(GuestCredentials.parse({ guestId: DEMO_GUEST.guestId, pin }).pin).toBe(pin);
  }
});
