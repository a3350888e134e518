import { makeMarketplace } from '../../src/demo/content/make-marketplace.ts';
import { appointDemoOperator } from '../../src/demo/insert/demo-operator.ts';
import { insertDemo } from '../../src/demo/insert/insert-demo.ts';
import { readManifest } from '../../src/demo/pictures/demo-pictures.ts';
import { DEMO_TIME_ZONE } from '../../src/platform/server/config.ts';
import { startTestApp, type TestApp } from './app.ts';

/** Starts the site with the rows of the demo marketplace, without the files of its pictures. */
export async function startDemoApp(): Promise<TestApp> {
  const app = await startTestApp({ SITE_TIME_ZONE: DEMO_TIME_ZONE });
  const publicUrl = 'http://localhost:3000';
  await insertDemo({ db: app.db, config: { ...app.config, publicUrl } }, makeMarketplace(), readManifest());
  await appointDemoOperator(app.db, publicUrl);
  return app;
}
