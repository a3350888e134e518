import { DomainError, type ErrorSpec, type FieldError } from '../../../../shared/errors.ts';
import { type Position, roundPosition } from '../../../../shared/position.ts';
import { cleanText, oneLine } from '../../../../shared/text.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import { zoneErrors } from './errors.ts';
import type { EditedZone } from './zone.ts';
import type { NewZoneEvent } from './zone-event.ts';
import { ZONE_LIMITS } from './zone-limits.ts';

/** A checked zone, ready to be stored. */
export interface CheckedZone {
  title: string;
  description: string;
  type: EditedZone['type'];
  rules: string[];
  location: string | null;
  position: Position | null;
}

/**
 * Trims and checks a submitted zone.
 * @throws DomainError with a message for each field to correct.
 */
export function checkZone(input: EditedZone): CheckedZone {
  const title = oneLine(input.title);
  const description = cleanText(input.description).trim();
  const rules = input.rules.map(oneLine).filter((rule) => rule !== '');
  const location = oneLine(input.area);

  const missing: FieldError[] = [];
  if (title === '') missing.push({ field: 'title', message: 'Give your zone a name.' });
  if (description === '') missing.push({ field: 'description', message: 'Say who it is for.' });
  if (missing.length > 0) throw new DomainError(zoneErrors.ZONE_INCOMPLETE, { fields: missing });

  const fields: FieldError[] = [
    ...tooLong('title', title, ZONE_LIMITS.title),
    ...tooLong('description', description, ZONE_LIMITS.description),
    ...tooLong('area', location, ZONE_LIMITS.area),
  ];
  if (rules.length > ZONE_LIMITS.rules) {
    fields.push({ field: 'rules', message: `Use at most ${ZONE_LIMITS.rules} rules.` });
  }
  if (rules.some((rule) => rule.length > ZONE_LIMITS.ruleLength)) {
    fields.push({ field: 'rules', message: `Use at most ${ZONE_LIMITS.ruleLength} characters for a rule.` });
  }
  refuse(zoneErrors.ZONE_REFUSED, fields);
  const position = input.position && roundPosition(input.position);
  return { title, description, type: input.type, rules, location: location || null, position };
}

/**
 * Checks a new event of a zone, and returns it as it is stored.
 * @throws DomainError ZONE_EVENT_REFUSED with a message for each field to correct.
 */
export function checkZoneEvent(input: NewZoneEvent, now = new Date()) {
  const title = oneLine(input.title);
  const place = oneLine(input.place);
  const startsAt = new Date(input.startsAt);
  const endsAt = new Date(input.endsAt);
  const fields: FieldError[] = [
    ...(title === '' ? [{ field: 'title', message: 'Give it a name.' }] : []),
    ...tooLong('title', title, ZONE_LIMITS.eventTitle),
    ...tooLong('place', place, ZONE_LIMITS.eventPlace),
  ];
  if (endsAt <= startsAt) fields.push({ field: 'endsAt', message: 'Choose an end after the start.' });
  else if (endsAt <= now) fields.push({ field: 'endsAt', message: 'Choose an end that is still to come.' });
  else if (endsAt.getTime() - startsAt.getTime() > ZONE_LIMITS.eventDays * DAY_MS) {
    fields.push({ field: 'endsAt', message: `Choose at most ${ZONE_LIMITS.eventDays} days.` });
  }
  refuse(zoneErrors.ZONE_EVENT_REFUSED, fields);
  return { title, place: place || null, startsAt, endsAt };
}

/** Checks the note that an admin adds to a removal, and returns it as it is stored. */
export const checkNote = (note: string): string => {
  const text = cleanText(note).trim();
  refuse(zoneErrors.REMOVAL_REFUSED, tooLong('note', text, ZONE_LIMITS.note));
  return text;
};

const tooLong = (field: string, text: string, limit: number): FieldError[] =>
  text.length > limit ? [{ field, message: `Use at most ${limit} characters.` }] : [];

function refuse(error: ErrorSpec, fields: FieldError[]): void {
  const [first] = fields;
  if (first !== undefined) throw new DomainError({ ...error, detail: first.message }, { fields });
}
