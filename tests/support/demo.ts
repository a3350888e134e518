import { appointDemoOperator } from '../../src/demo/insert/demo-operator.ts';
import { drawingOf, insertDemo } from '../../src/demo/load-demo.ts';
import { makeMarketplace } from '../../src/demo/content/make-marketplace.ts';
import { DEMO_TIME_ZONE } from '../../src/platform/server/config.ts';
import { startTestApp, type TestApp } from './app.ts';

/** Starts the site with the rows of the demo marketplace, without drawing its pictures. */
export async function startDemoApp(): Promise<TestApp> {
  const app = await startTestApp({ SITE_TIME_ZONE: DEMO_TIME_ZONE });
  const marketplace = makeMarketplace();
  const drawn = { width: 10, height: 10, placeholder: 'data:,' };
  const pictures = new Map(
    marketplace.listings.flatMap((listing) =>
      listing.shots.map((_, position) => [drawingOf(listing, position), drawn] as const),
    ),
  );
  await insertDemo(app, marketplace, pictures, new Map(), { zones: new Map(), posts: new Map() });
  await appointDemoOperator(app.db, 'http://localhost:3000');
  return app;
}
