import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tests/support/app.ts';
import { PASSWORD, signUpMember } from '../../../../../tests/support/factories.ts';
import type { Viewer } from '../contract/viewer.ts';

let open: TestApp;
/** An app that requires confirmed email addresses. */
let strict: TestApp;

beforeAll(async () => {
  [open, strict] = await Promise.all([startTestApp(), startTestApp({ EMAIL_CONFIRMATION: 'required' })]);
});
afterAll(() => Promise.all([open?.close(), strict?.close()]));

interface Refusal {
  code: string;
  title: string;
  detail: string;
  errors?: { field: string; message: string }[];
}

const signUp = (app: TestApp, body: object, client = app.client()) =>
  client.post<Refusal & { signedIn?: boolean }>('/api/accounts/sign-up', body);

const userNamed = (app: TestApp, email: string) =>
  app.db.selectFrom('users').selectAll().where('email', '=', email).execute();

test('I sign up with a padded address in capitals and it is stored in its normal form (AUTH-05, AUTH-09)', async () => {
  await signUp(open, { email: '  Ada@Example.COM ', password: PASSWORD, username: ' Ada.L ' });
  expect(await userNamed(open, 'ada@example.com')).toEqual([
    expect.objectContaining({ username: 'Ada.L', email_verified: false }),
  ]);
});

test('A password is stored as an argon2id hash, never in plain text (AUTH-09)', async () => {
  const { details } = await signUpMember(open, { password: 'plain words 77' });
  const stored = await open.db
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select('credentials.password')
    .where('users.email', '=', details.email)
    .execute();
  expect(stored).toEqual([{ password: expect.stringMatching(/^\$argon2id\$/) }]);
});

test('If no confirmation is required, signing up signs me in and creates my profile (AUTH-12, AUTH-28, AUTH-29, DATA-01)', async () => {
  const client = open.client();
  const answer = await signUp(open, { email: 'grace@b.co', password: PASSWORD, username: 'grace' }, client);
  expect(answer).toMatchObject({ status: 201, body: { signedIn: true } });
  const [user] = await userNamed(open, 'grace@b.co');
  const profile = await open.db
    .selectFrom('profiles')
    .selectAll()
    .where('email', '=', 'grace@b.co')
    .execute();
  expect(profile).toEqual([
    {
      id: user?.id,
      email: 'grace@b.co',
      username: 'grace',
      full_name: null,
      avatar_key: null,
      avatar_url: null,
      bio: null,
      answers_availability: true,
      rating: null,
      total_ratings: 0,
      ratings_by_star: [0, 0, 0, 0, 0],
      phone: null,
      deletes_at: null,
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
    },
  ]);
  const viewer = await client.get<Viewer>('/api/viewer');
  expect(viewer.body.account).toEqual({
    id: user?.id,
    email: 'grace@b.co',
    name: 'grace',
    avatarUrl: null,
    emailConfirmed: false,
    role: 'member',
    status: 'active',
    planType: 'free_trial',
    entitlements: [],
  });
});

test('If the address has to be confirmed, signing up gives no session and no profile yet (AUTH-10, AUTH-11)', async () => {
  const client = strict.client();
  const answer = await signUp(strict, { email: 'wait@b.co', password: PASSWORD, username: 'wait' }, client);
  expect(answer).toMatchObject({ status: 201, body: { signedIn: false } });
  expect((await client.get<Viewer>('/api/viewer')).body.account).toBeNull();
  expect([...client.cookies.keys()]).toEqual(['offhand.device']);
  const profiles = await strict.db
    .selectFrom('profiles')
    .select('id')
    .where('email', '=', 'wait@b.co')
    .execute();
  expect(profiles).toEqual([]);
});

test('Exactly one mail with a confirmation link arrives, if confirmation is required (AUTH-10)', async () => {
  for (const app of [open, strict]) {
    await signUp(app, { email: 'post@b.co', password: PASSWORD, username: 'post' });
    const mail = await app.mailTo('post@b.co');
    expect(mail.subject).toBe('Confirm your email for Offhand');
    expect(mail.link).toMatch(/^http:\/\/offhand\.test\/auth\/confirm\?token=[\w.-]+$/);
    expect(app.mails.filter(({ to }) => to === 'post@b.co')).toHaveLength(1);
  }
});

test('A mail server that is down does not undo my sign-up (AUTH-10)', async () => {
  const app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' });
  try {
    const answer = await signUp(app, { email: 'no.post@b.co', password: PASSWORD, username: 'no.post' });
    expect(answer).toMatchObject({ status: 201, body: { signedIn: true } });
    const known = await app.client().post('/api/accounts/forgot-password', { email: 'no.post@b.co' });
    const again = await app.client().post('/api/accounts/resend-confirmation', { email: 'no.post@b.co' });
    expect([known.status, again.status]).toEqual([202, 202]);
  } finally {
    await app.close();
  }
});

test('A registered address is refused as taken, in any case and either mode (AUTH-13)', async () => {
  for (const app of [open, strict]) {
    await signUp(app, { email: 'twice@b.co', password: PASSWORD, username: 'twice' });
    const again = await signUp(app, { email: ' TWICE@B.co', password: 'another one', username: 'other' });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'ALREADY_REGISTERED',
        title: 'Account already exists',
        detail: 'This email is already registered. Try signing in instead.',
      },
    });
    expect(await userNamed(app, 'twice@b.co')).toHaveLength(1);
  }
});

test('A taken username is refused in any case, and I am asked to choose another (AUTH-14)', async () => {
  await signUpMember(open, { username: 'Mika' });
  const { status, body } = await signUp(open, { email: 'm@b.co', password: PASSWORD, username: 'mIKA' });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'SIGN_UP_REFUSED',
    title: 'Unable to create account',
    detail: 'Please check your information and try again.',
    errors: [{ field: 'username' }],
  });
});

test.each(['email', 'password', 'username'])('I cannot sign up without %s (AUTH-06)', async (field) => {
  const whole = { email: 'blank@b.co', password: PASSWORD, username: 'blank' };
  const { status, body } = await signUp(open, { ...whole, [field]: '  ' });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    title: 'Missing information',
    detail: 'Please fill in all fields to create an account.',
    errors: [{ field }],
  });
  expect(await userNamed(open, 'blank@b.co')).toEqual([]);
});

test('A password needs six characters, not counting surrounding spaces (AUTH-08)', async () => {
  const short = await signUp(open, { email: 'five@b.co', password: ' 12345 ', username: 'five' });
  expect(short).toMatchObject({
    status: 422,
    body: { title: 'Password too short', detail: 'Password must be at least 6 characters long.' },
  });
  const enough = await signUp(open, { email: 'six@b.co', password: ' qzm7kd ', username: 'six' });
  expect(enough.status).toBe(201);
});

test.each([
  ['PASSWORD_TOO_COMMON', 'Password1'],
  ['PASSWORD_TOO_COMMON', ' 123456 '],
  ['PASSWORD_IS_KNOWN', 'Guessed.Fox@B.co'],
  ['PASSWORD_IS_KNOWN', 'guessed.fox'],
  ['PASSWORD_IS_KNOWN', 'TheFox'],
])(
  'A password that is guessed first is refused with the reason: %s, %s (AUTH-08)',
  async (code, password) => {
    const answer = await signUp(open, { email: 'guessed.fox@b.co', password, username: 'thefox' });
    expect(answer).toMatchObject({ status: 422, body: { code, errors: [{ field: 'password' }] } });
    expect(await userNamed(open, 'guessed.fox@b.co')).toEqual([]);
  },
);

test.each(['off', 'required'])(
  'Ten sign-ups with one address at once create one account and refuse nine (confirmation %s) (AUTH-13)',
  async (mode) => {
    const app = mode === 'off' ? open : strict;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        signUp(app, { email: 'race@b.co', password: PASSWORD, username: `racer.${i}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await userNamed(app, 'race@b.co')).toHaveLength(1);
    await app.mailTo('race@b.co');
    expect(app.mails.filter(({ to }) => to === 'race@b.co')).toHaveLength(1);
  },
);

test('Ten sign-ups with one username at once create one account; nine have to choose another (AUTH-14)', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      signUp(open, { email: `same.${i}@b.co`, password: PASSWORD, username: i % 2 ? 'Same' : 'same' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused.every(({ body }) => body.errors?.[0]?.field === 'username')).toBe(true);
  const made = await open.db.selectFrom('users').select('id').where('email', 'like', 'same.%').execute();
  expect(made).toHaveLength(1);
});

test('One network address cannot create unlimited accounts (AUTH-14)', async () => {
  const client = open.client();
  const tries = (count: number, name: string) =>
    Promise.all(
      Array.from({ length: count }, (_, i) =>
        signUp(open, { email: `${name}${i}@b.co`, password: PASSWORD, username: `${name}${i}` }, client),
      ),
    );
  const answers = await tries(24, 'flood');
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await signUp(open, { email: 'else@b.co', password: PASSWORD, username: 'elsewhere' })).status).toBe(
    201,
  );
});
