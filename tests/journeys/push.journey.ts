import { expect, open, test } from './fixtures.ts';

test.use({
  viewport: { width: 1280, height: 800 },
  hasTouch: false,
  isMobile: false,
  serviceWorkers: 'allow',
});

const origin = (): string => process.env.JOURNEY_URL ?? '';

test('Push for a want asks a browser that was never asked, and one that blocks notifications gets a message about it', async ({
  page,
  asMember,
}) => {
  expect(asMember.username).toBeTruthy();
  await open(page, '/match-me');
  await page.evaluate(() => {
    Notification.requestPermission = () => {
      document.body.dataset.asked = Notification.permission;
      return Promise.resolve('default');
    };
  });
  await page.getByRole('checkbox', { name: 'Push' }).check({ force: true });
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'default');
  await open(page, '/settings/notifications');
  const push = page.getByRole('region', { name: 'Push on this device' });
  await push.getByRole('button', { name: 'Turn on' }).click();
  await expect(push.getByRole('status')).toContainText('This browser blocks notifications from us');
  await expect(push.getByRole('button')).toHaveCount(0);
});

test('Push notifications show on the device, one for each group', async ({ page, asMember, context }) => {
  expect(asMember.username).toBeTruthy();
  await context.grantPermissions(['notifications'], { origin: origin() });
  await open(page, '/settings/notifications');
  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ scopeURL }) => scopeURL === `${origin()}/`);
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const deliver = async (title: string, group: string) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: origin(),
      registrationId: await registrationId,
      data: JSON.stringify({ id: group, title, message: 'Brass lamp', link: '/notifications', group }),
    });
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const notifications = (await registration?.getNotifications()) ?? [];
      return notifications.map(({ title, body }) => `${title}: ${body}`).sort();
    });
  // Chromium sometimes loses a push delivered through its developer tools. Sending it again replaces it.
  const push = (title: string, group: string) =>
    expect(async () => {
      await deliver(title, group);
      await expect.poll(shown, { timeout: 3_000 }).toContain(`${title}: Brass lamp`);
    }).toPass();
  await push('Someone saved your listing', 'like:1');
  await push('Message from Lena', 'message:1');
  await expect.poll(shown).toHaveLength(2);
  await push('2 people saved your listing', 'like:1');
  await expect
    .poll(shown)
    .toEqual(['2 people saved your listing: Brass lamp', 'Message from Lena: Brass lamp']);
});

test('A device that got push from the worker of an earlier release gets it from the one of the site, and keeps one worker', async ({
  page,
  asMember,
  context,
}) => {
  expect(asMember.username).toBeTruthy();
  const subscriptionAt = (name: string) => ({
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${name}-of-${asMember.username}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  });
  const [former, next] = [subscriptionAt('former'), subscriptionAt('next')];
  const headers = { Origin: origin() };
  const subscribed = await context.request.put('/api/notifications/push', { data: former, headers });
  expect(subscribed.ok(), await subscribed.text()).toBe(true);
  await open(page, '/about');
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/sw.js', { scope: '/push/' });
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve());
    });
  });
  // Stands in for the push service of the browser.
  await page.addInitScript(
    ([before, after]) => {
      const of = (subscription: object | undefined) => ({
        getSubscription: async () => subscription && { ...subscription, options: {} },
        subscribe: async () => ({ toJSON: () => after }),
      });
      Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
        get(this: ServiceWorkerRegistration) {
          return of(this.scope.endsWith('/push/') ? before : undefined);
        },
      });
    },
    [former, next] as const,
  );
  const moved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await open(page, '/about');
  const answer = await moved;
  expect(answer.ok()).toBe(true);
  expect(answer.request().postDataJSON()).toEqual({ ...next, replaces: former.endpoint });
  const scopes = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  await expect.poll(scopes).toEqual([`${origin()}/`]);
});
