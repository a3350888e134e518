import type { ReadText } from './decode-text.ts';
import type { Turn } from './line-picture.ts';
import type { TextBox } from './text-boxes.ts';

export interface Line extends ReadText {
  box: TextBox;
  /** How the line is turned, beside the tilt of its box. */
  turn: Turn;
}

export interface SizedText extends ReadText {
  /** Pixels from the top of its letters to the bottom. */
  size: number;
}

/** A line in reading order. */
interface Row extends SizedText {
  centerX: number;
  centerY: number;
  /** The direction in which it is read, in radians. */
  angle: number;
  length: number;
}

/** A line that is read with less confidence may be wrong. */
export const MIN_CONFIDENCE = 0.85;
/** Letters that differ by less than this share are of one size, such as the two lines of a title. */
const SAME_SIZE = 0.72;
/** The gap between two parts of a row, in sizes of their letters. A wider one separates two lines. */
const MAX_GAP = 0.9;
/** How much higher or lower a part of a row may be than the other, in sizes of their letters. */
const MAX_SHIFT = 0.45;
/** Radians between the directions of two parts of a row. */
const MAX_BEND = 0.2;

/**
 * Leaves out uncertain lines, joins what the detector split in a row, and orders the lines: the largest first, those of
 * one size as they are read.
 */
export function orderLines(lines: readonly Line[]): SizedText[] {
  const parts = lines.filter(({ confidence }) => confidence >= MIN_CONFIDENCE).map(rowOf);
  const [first] = parts;
  if (first === undefined) return [];
  const rows: Row[] = [];
  for (const part of parts.toSorted((a, b) => wayTo(first, a).right - wayTo(first, b).right)) {
    const index = rows.findIndex((row) => continues(row, part));
    if (index === -1) rows.push(part);
    else rows[index] = join(rows[index] as Row, part);
  }
  return groupBySize(rows.toSorted((a, b) => b.size - a.size)).flatMap(inReadingOrder);
}

function rowOf({ text, confidence, box, turn }: Line): Row {
  const { centerX, centerY } = box;
  const isSideways = turn === 90 || turn === 270;
  const [length, size] = isSideways ? [box.height, box.width] : [box.width, box.height];
  return { text, confidence, centerX, centerY, angle: box.tilt + (turn * Math.PI) / 180, length, size };
}

/** Returns how far the center of one line is to the right of another's and below it, along the other's direction. */
function wayTo(from: Row, to: Row): { right: number; down: number } {
  const [x, y] = [to.centerX - from.centerX, to.centerY - from.centerY];
  const [cos, sin] = [Math.cos(from.angle), Math.sin(from.angle)];
  return { right: x * cos + y * sin, down: y * cos - x * sin };
}

const isSameSize = (one: Row, other: Row): boolean =>
  Math.min(one.size, other.size) >= SAME_SIZE * Math.max(one.size, other.size);

const isSameDirection = (one: Row, other: Row): boolean =>
  Math.cos(one.angle - other.angle) > Math.cos(MAX_BEND);

/** Whether `part` goes on where `row` ends. */
function continues(row: Row, part: Row): boolean {
  const { right, down } = wayTo(row, part);
  const size = Math.min(row.size, part.size);
  const gap = right - (row.length + part.length) / 2;
  return (
    isSameSize(row, part) &&
    isSameDirection(row, part) &&
    Math.abs(down) < MAX_SHIFT * size &&
    // Boxes of neighbors overlap a little.
    gap > -size &&
    gap < MAX_GAP * size
  );
}

function join(row: Row, part: Row): Row {
  const { right } = wayTo(row, part);
  const end = Math.max(row.length / 2, right + part.length / 2);
  const shift = (end - row.length / 2) / 2;
  return {
    text: `${row.text} ${part.text}`,
    confidence: Math.min(row.confidence, part.confidence),
    centerX: row.centerX + shift * Math.cos(row.angle),
    centerY: row.centerY + shift * Math.sin(row.angle),
    angle: row.angle,
    length: row.length + 2 * shift,
    size: Math.max(row.size, part.size),
  };
}

/** Groups lines that come with the largest first: those of about the size of the first of their group. */
function groupBySize(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group !== undefined && isSameSize(group[0], row)) group.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** From top to bottom, and from left to right where two stand at one height, as seen by a reader of the first. */
const inReadingOrder = ([first, ...others]: readonly [Row, ...Row[]]): Row[] =>
  [first, ...others].toSorted((a, b) => {
    const [from, to] = [wayTo(first, a), wayTo(first, b)];
    return Math.abs(from.down - to.down) < MAX_SHIFT * first.size
      ? from.right - to.right
      : from.down - to.down;
  });
