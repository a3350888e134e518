import { createContractCheck } from './contract-check.ts';
import { runSite, type SiteProcess } from './site-process.ts';
import { TestClient } from './test-client.ts';

/** A running process of a site. */
export interface RunningSite extends SiteProcess {
  url: string;
  client(): TestClient;
  /** Returns a client with the session of another one, as if a proxy sent its requests to this process. */
  continueAs(other: TestClient): TestClient;
}

/** The address that people of such a site open, whichever process answers. */
const ORIGIN = 'http://offhand.test';

/**
 * Runs the product in its own process, and waits until it is ready.
 * @param entry The program to run; the server itself by default.
 */
export async function startSite(
  port: number,
  settings: Record<string, string>,
  entry?: string,
): Promise<RunningSite> {
  const site = runSite(
    {
      PORT: String(port),
      PUBLIC_URL: ORIGIN,
      EMAIL_CONFIRMATION: 'off',
      // Each client has its own address, as behind a proxy.
      TRUSTED_PROXIES: '1',
      ...settings,
    },
    entry === undefined ? {} : { entry },
  );
  await site.ready;
  const url = `http://127.0.0.1:${port}`;
  const checkAnswer = await createContractCheck(url);
  const client = () => new TestClient({ url, origin: ORIGIN, checkAnswer });
  return {
    ...site,
    url,
    client,
    continueAs({ cookies }) {
      const here = client();
      for (const [name, value] of cookies) here.cookies.set(name, value);
      return here;
    },
  };
}
