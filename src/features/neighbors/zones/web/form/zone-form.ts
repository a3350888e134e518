import type { Position } from '../../../../../shared/position.ts';
import { parsePosition } from '../../../../../shared/position.ts';
import type { DiscussionReaders, Zone, ZoneType } from '../../contract/zone.ts';
import { DISCUSSION_READERS, ZONE_LIMITS, ZONE_TYPES } from '../../contract/zone-limits.ts';

/** The form of a zone as typed. */
export interface ZoneForm {
  title: string;
  description: string;
  type: ZoneType;
  area: string;
  /** The position from the browser, if it was allowed. */
  position: Position | null;
  rules: readonly string[];
  discussion: DiscussionReaders;
  imageUrl: string;
}

export const EMPTY_ZONE: ZoneForm = {
  title: '',
  description: '',
  type: 'neighbourhood',
  area: '',
  position: null,
  rules: [],
  discussion: 'everyone',
  imageUrl: '',
};

/** Returns a stored zone as form values. */
export const formOfZone = ({
  name,
  description,
  type,
  location,
  position,
  rules,
  discussion,
}: Zone): ZoneForm => ({
  title: name,
  description,
  type,
  area: location ?? '',
  position,
  rules,
  discussion,
  imageUrl: '',
});

/** Reads the saved form from this device and ignores invalid values. Returns null if nothing was typed. */
export function parseZoneForm(stored: unknown): ZoneForm | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const saved = stored as Partial<Record<keyof ZoneForm, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const position = saved.position as Partial<Position> | null | undefined;
  const form: ZoneForm = {
    title: text(saved.title),
    description: text(saved.description),
    type: ZONE_TYPES.find(({ value }) => value === saved.type)?.value ?? EMPTY_ZONE.type,
    area: text(saved.area),
    position: position ? parsePosition(`${position.latitude},${position.longitude}`) : null,
    rules: Array.isArray(saved.rules) ? saved.rules.map(text).slice(0, ZONE_LIMITS.rules) : [],
    discussion: DISCUSSION_READERS.find((readers) => readers === saved.discussion) ?? EMPTY_ZONE.discussion,
    imageUrl: text(saved.imageUrl),
  };
  const typed = form.title + form.description + form.area + form.imageUrl + form.rules.join('');
  return typed.trim() === '' ? null : form;
}
