import { sql } from 'kysely';

/** SQL array of the names of a message's non-photo files, in order. */
export const attachmentNamesOf = (messages: string) => sql<string[]>`array(
  select attachments.name from attachments
  where attachments.id = any(${sql.ref(`${messages}.attachment_ids`)})
  order by array_position(${sql.ref(`${messages}.attachment_ids`)}, attachments.id))`;
