import { z } from 'zod';

/** What a backup says about itself, in JSON entries of its file. */

/** The first entry. */
export const ABOUT_ENTRY = 'backup.json';
export const About = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type About = z.infer<typeof About>;
/** Raised when older versions could not read a backup. */
export const FORMAT = 1;

/** Before the rows: the schema they fit. */
export const SCHEMA_ENTRY = 'schema.json';
export const Schema = z.object({
  /** Applied migrations with their checksums. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order of their rows. Columns that the database computes are missing. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** The last value of each sequence that was used. */
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Schema = z.infer<typeof Schema>;

/** Prefix of the entries with rows, in PostgreSQL's text format of COPY: `rows/{table}/{part}`. */
export const ROWS = 'rows/';
/** Prefix of the entries with uploaded files: `files/{key}`. */
export const FILES = 'files/';
/** The secrets of the site, encrypted. Missing unless a passphrase was given. */
export const SECRETS_ENTRY = 'secrets.json';
/** The table for unfinished background work. What it is done with differs by the version of the queue's library. */
export const UNFINISHED_JOBS = 'restored_jobs';
