import { readJson } from '../../../../../platform/server/ai/read-json.ts';

/** Alternative field names that models use. */
const FIELDS = {
  title: ['title', 'name', 'itemname', 'productname', 'listingtitle', 'item', 'product'],
  description: ['description', 'desc', 'details', 'summary'],
  category: ['category', 'categories'],
  condition: ['condition', 'state'],
  tags: ['tags', 'keywords', 'hashtags'],
  markings: ['markings', 'visibletext', 'labels', 'textonitem'],
} as const;
type Field = keyof typeof FIELDS;

const REFUSAL =
  /\b(?:i(?:'m| am) (?:sorry|unable|not able)|i (?:can(?:no|')t|cannot|won't|am not able to) |as an ai\b|can(?:no|')t (?:assist|help|comply|process))/i;
/** Maximum commas tried as the end of a truncated answer. */
const MAX_CUTS = 40;

/**
 * Parses a model's answer in the formats that occur: other field names, lists for text, nested objects, Markdown lines,
 * or truncated JSON. Undefined if it is not a listing, or the model refuses.
 */
export function readAnswer(text: string): unknown {
  const listingFields = fieldsIn(readJson(text) ?? readCutOff(text) ?? readLines(text));
  if (listingFields === null) return undefined;
  const title = textOf(listingFields.title);
  const description = textOf(listingFields.description);
  if (REFUSAL.test(title || description)) return undefined;
  return {
    title,
    description,
    category: textOf(listingFields.category) || null,
    condition: textOf(listingFields.condition) || null,
    tags: listOf(listingFields.tags),
    markings: listOf(listingFields.markings),
  };
}

type Found = Partial<Record<Field, unknown>>;

/** Returns the fields of a listing from an object, a list with one, or a nested object; null if there are none. */
function fieldsIn(value: unknown, depth = 0): Found | null {
  if (Array.isArray(value)) return depth > 2 ? null : fieldsIn(value[0], depth + 1);
  if (typeof value !== 'object' || value === null) return null;
  const listingFields: Found = {};
  for (const [key, content] of Object.entries(value)) {
    const plain = key.toLowerCase().replaceAll(/[^a-z]/g, '');
    const field = (Object.keys(FIELDS) as Field[]).find((name) =>
      (FIELDS[name] as readonly string[]).includes(plain),
    );
    // The first alternative takes precedence: "title" over "item".
    if (field !== undefined && !(field in listingFields && plain !== field)) listingFields[field] = content;
  }
  const isText =
    typeof listingFields.title !== 'object' ||
    listingFields.title === null ||
    Array.isArray(listingFields.title);
  if ('title' in listingFields && isText) return listingFields;
  for (const inner of Object.values(value)) {
    const deeper = depth > 2 || typeof inner !== 'object' ? null : fieldsIn(inner, depth + 1);
    if (deeper !== null && 'title' in deeper) return deeper;
  }
  return 'description' in listingFields || 'tags' in listingFields ? listingFields : null;
}

/** Returns the text of a value, including lists and objects. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value === 'object' && value !== null) {
    const { value: inner, name, text, label, title } = value as Record<string, unknown>;
    return textOf(inner ?? name ?? text ?? label ?? title ?? '');
  }
  return '';
}

function listOf(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(?:none|n\/a|null|no)\b/i.test(value)
      ? []
      : value.split(/[,;\n]|\s(?=#)/).map((part) => part.trim());
  }
  if (Array.isArray(value))
    return value.flatMap((entry) => (Array.isArray(entry) ? listOf(entry) : textOf(entry)));
  return [];
}

/** Parses a truncated object up to its last complete field. */
function readCutOff(text: string): unknown {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  let end = text.length;
  for (let tries = 0; tries < MAX_CUTS; tries += 1) {
    end = text.lastIndexOf(',', end - 1);
    if (end <= start) return undefined;
    for (const ending of ['}', ']}']) {
      try {
        return JSON.parse(text.slice(start, end) + ending);
      } catch {
        // Try an earlier comma, because this one may be inside a string.
      }
    }
  }
  return undefined;
}

/** Parses lines such as "**Title:** Red mixer". */
function readLines(text: string): unknown {
  const lines = text
    .replace(/^[\s\S]*<\/think>/, '')
    .matchAll(/^[\s#>*_-]*([A-Za-z ]{3,20})[*_]*:[*_]*[ \t]*(\S.*)$/gm);
  const fields = Object.fromEntries(
    Array.from(lines, ([, key = '', value = '']) => [key.trim(), value.trim()]),
  );
  return Object.keys(fields).some((key) => key.toLowerCase() === 'title') ? fields : undefined;
}
