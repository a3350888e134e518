import { OPTIONAL_SERVICES, type ServiceSettings } from '../../platform/server/set-up.ts';

/** Returns one line with what is configured, and where to read how to enable the rest. */
export function setUpLine(settings: ServiceSettings): string {
  const parts = OPTIONAL_SERVICES.flatMap(({ state }) => state?.(settings) ?? []);
  return `Set up: ${parts.join(', ')}. Turn on the rest: README, "Turn on photos, voice, mail and payments".`;
}
