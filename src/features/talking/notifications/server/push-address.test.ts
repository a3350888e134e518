import { expect, test } from 'vitest';
import { isPushAddress } from './push-address.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s may be a push service', (endpoint) => expect(isPushAddress(endpoint)).toBe(true));

test.each([
  'http://push.example.com/x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.7/x',
  'https://intranet/x',
  'https://push.example.com:5432/x',
  'https://user:secret@push.example.com/x',
  'ftp://push.example.com/x',
  '//push.example.com/x',
  '',
])('%s is no push service', (endpoint) => expect(isPushAddress(endpoint)).toBe(false));
