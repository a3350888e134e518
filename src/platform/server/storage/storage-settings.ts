import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import type { S3Settings } from './s3-client.ts';

/** Neither a query nor a fragment: keys are appended. */
const FILES_URL = /^https?:\/\/[\w.:-]+(\/[\w.~-]+)*\/?$/;

/** The storage settings, for the schema of all settings. */
export const storageSettingShape = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().regex(/^\S+$/).optional(),
  S3_SECRET_ACCESS_KEY: z.string().regex(/^\S+$/).optional(),
  FILES_URL: z
    .url()
    .regex(FILES_URL)
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
};

/** What each setting must be, for the error message. */
export const STORAGE_EXPECTED: Record<keyof typeof storageSettingShape, string> = {
  S3_ENDPOINT: 'an S3-compatible server, such as https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
  S3_REGION: 'a region, such as eu-central-1, or auto',
  S3_ACCESS_KEY_ID: 'a key without spaces',
  S3_SECRET_ACCESS_KEY: 'a key without spaces',
  FILES_URL: 'an address that serves the stored photos, such as https://cdn.example.com/files',
};

const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/**
 * Reads the settings of S3; undefined without any.
 * @throws StartupError when some are missing, because only the first upload would fail.
 */
export function readS3Settings(
  settings: z.infer<z.ZodObject<typeof storageSettingShape>>,
): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  const missing = S3_NAMES.filter((name) => settings[name] === undefined);
  if (missing.length === S3_NAMES.length) return undefined;
  throw new StartupError(
    `Files cannot be kept in S3 without ${missing.join(', ')}: set all five S3_ settings, or none to keep files in DATA_DIR.`,
  );
}
