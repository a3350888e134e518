import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';

const CIPHER = 'aes-256-gcm';
const deriveKey = promisify<string, Buffer, number, object, Buffer>(scrypt);
/** About 100 ms and 64 MB for each guess of a passphrase. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

export interface Secrets {
  authSecret: string;
}

const Sealed = z.object({
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  sealed: z.base64(),
});

/** Encrypts secrets with a passphrase. */
export async function sealSecrets(secrets: Secrets, passphrase: string): Promise<Buffer> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await deriveKey(passphrase, salt, 32, COST), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const parts = { salt, iv, tag: cipher.getAuthTag(), sealed };
  return Buffer.from(
    JSON.stringify(
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.toString('base64')])),
    ),
  );
}

/**
 * Decrypts the secrets of a backup.
 * @throws StartupError if the passphrase is another one.
 */
export async function openSecrets(content: Buffer, passphrase: string): Promise<Secrets> {
  const parts = Sealed.parse(JSON.parse(content.toString('utf8')));
  const [salt, iv, tag, sealed] = [parts.salt, parts.iv, parts.tag, parts.sealed].map((part) =>
    Buffer.from(part, 'base64'),
  ) as [Buffer, Buffer, Buffer, Buffer];
  const decipher = createDecipheriv(CIPHER, await deriveKey(passphrase, salt, 32, COST), iv);
  decipher.setAuthTag(tag);
  try {
    return JSON.parse(Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')) as Secrets;
  } catch {
    throw new StartupError('BACKUP_PASSPHRASE is not the one of this backup.');
  }
}
