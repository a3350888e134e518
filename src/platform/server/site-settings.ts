import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_SETTINGS, readSettings, type SettingValues } from '../../shared/site-settings.ts';
import { setCategories } from '../../shared/taxonomy.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';

/** The published settings, from memory. */
export interface SiteSettings {
  /** Returns the values now. Read them when they are needed, because they change while the process runs. */
  current(): SettingValues;
  /** Returns a number that changes whenever something is published. */
  revision(): number;
  /** Reads them from the database again. */
  refresh(): Promise<void>;
}

const RETRY_DELAY_MS = 1_000;

/**
 * Reads the settings once, so that requests need no query. Other processes announce changes with
 * `live.reload('settings')`.
 */
export async function startSiteSettings(db: Database, log: Log): Promise<SiteSettings> {
  let current = DEFAULT_SETTINGS;
  let revision = 0;

  async function read(): Promise<void> {
    const rows = await db.selectFrom('site_settings').select(['key', 'value', 'revision']).execute();
    const newest = Math.max(0, ...rows.map((row) => Number(row.revision)));
    // An older answer may arrive after a newer one.
    if (newest < revision) return;
    revision = newest;
    current = readSettings(new Map(rows.map(({ key, value }) => [key, value])));
    setCategories(current.categories);
  }

  await read();
  return {
    current: () => current,
    revision: () => revision,
    async refresh() {
      try {
        await read();
      } catch (error) {
        log.warn({ err: error }, 'settings not read, trying again');
        await delay(RETRY_DELAY_MS, undefined, { ref: false });
        await read();
      }
    },
  };
}

/**
 * Returns who can sign up: what the operator chose, but only with an invitation where others open the site, it has no
 * mail server, and nobody decided to go without confirmed emails.
 */
export function effectiveSignUp(
  { signUpNeedsInvite }: Pick<Config, 'signUpNeedsInvite'>,
  { signUp, confirmEmail }: Pick<SettingValues, 'signUp' | 'confirmEmail'>,
): SettingValues['signUp'] {
  return signUp === 'open' && signUpNeedsInvite && confirmEmail === 'server' ? 'invitation' : signUp;
}

/**
 * Returns the configuration in which published settings replace the environment's defaults. Its properties change while
 * the process runs, so read them when they are needed.
 */
export function withLiveSettings(config: Config, settings: Pick<SiteSettings, 'current'>): Config {
  return Object.defineProperties(
    { ...config },
    {
      siteName: { enumerable: true, get: () => settings.current().siteName },
      hues: {
        enumerable: true,
        get() {
          const { mainHue, sellHue } = settings.current();
          return { main: mainHue, sell: sellHue };
        },
      },
      emailConfirmation: {
        enumerable: true,
        get() {
          const { confirmEmail } = settings.current();
          return confirmEmail === 'server' ? config.emailConfirmation : confirmEmail;
        },
      },
      unlimitedAccounts: {
        enumerable: true,
        get: () => (settings.current().plans ? config.unlimitedAccounts : 'everyone'),
      },
      contactEmail: { enumerable: true, get: () => settings.current().contactEmail || config.contactEmail },
    },
  );
}
