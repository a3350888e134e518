import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../journeys/ask-database.ts';
import { startAiServer } from './ai-server.ts';
import { makeFastFolder } from './fast-folder.ts';
import { startMailServer } from './mail-server.ts';
import { buildPages, freePort, runSite } from './site-process.ts';

/**
 * Starts the real server with the demo marketplace once for all journeys, and passes its address in the
 * environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await buildPages();
  const folder = await makeFastFolder('offhand-journeys-');
  const mailFile = join(folder, 'mails.jsonl');
  const mail = await startMailServer((received) => appendFile(mailFile, `${JSON.stringify(received)}\n`));
  // Transcribes recordings. There is no other model.
  const speech = await startAiServer();
  const port = await freePort();
  const site = runSite({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    SMTP_URL: mail.url,
    EMAIL_CONFIRMATION: 'off',
    STT_BASE_URL: speech.url,
    STT_MODEL: 'whisper-1',
    // Their processes would compete with both browsers. A fresh site has them.
    PHOTO_READER: '0',
    NUDITY_CHECK: '0',
    REQUESTS_PER_MINUTE: '0',
    TRUSTED_PROXIES: '1',
  });
  process.env.JOURNEY_URL = await site.ready;
  process.env.JOURNEY_MAILS = mailFile;
  process.env.JOURNEY_DATABASE = join(folder, 'data', 'postgres');
  // The demo's running event may end during the journeys.
  await ask(
    `update flash_drops set ends_at = now() + interval '3 hours'
     where starts_at <= now() and ends_at > now() and ends_at < now() + interval '3 hours'`,
    [],
  );
  return async () => {
    await site.stop();
    await mail.close();
    await speech.close();
    await rm(folder, { recursive: true, force: true });
  };
}
