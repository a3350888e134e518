import { COLORS } from './colors.ts';

const MARKER =
  /[\s,.-]+(?:oh |um |uh )?(?:no,? sorry|no,? wait|oh,? wait|wait,? no|no no|sorry|i mean(?:t)?|scratch that|correction|actually no|or rather|no)[\s,.-]+(?:i mean(?:t)? |it's |its |actually )?(?=(\p{L}[\p{L}\p{N}']*|\d+))/giu;
const NUMBER =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty)$/;
const SIZE = /^(?:x?x?small|medium|x?x?large|xs|s|m|l|xl|xxl)$/;
const MODEL = /^([a-z]+)\d+$/;
/** Words that are too common to show what is corrected, unless right before the marker. */
const REACH = 4;

const sameSort = (a: string, b: string): boolean =>
  (NUMBER.test(a) && NUMBER.test(b)) ||
  (COLORS.has(a) && COLORS.has(b)) ||
  (SIZE.test(a) && SIZE.test(b)) ||
  (MODEL.exec(a)?.[1] !== undefined && MODEL.exec(a)?.[1] === MODEL.exec(b)?.[1]);

/** What somebody takes back leaves the text with the words that say so: "size ten sorry size nine" is "size nine". */
export function withoutCorrections(text: string): string {
  let made = '';
  let from = 0;
  for (const hit of text.matchAll(MARKER)) {
    const next = hit[1]?.toLowerCase() ?? '';
    const before = [
      ...text.slice(Math.max(from, hit.index - 60), hit.index).matchAll(/[\p{L}\p{N}']+/gu),
    ].slice(-REACH);
    const origin = Math.max(from, hit.index - 60);
    const last = before.at(-1);
    if (!last) continue;
    const onlyNo = /^[\s,.-]*no[\s,.-]*$/i.test(hit[0]);
    const taken = sameSort(last[0].toLowerCase(), next)
      ? last
      : onlyNo
        ? undefined
        : before.findLast((word) => word[0].toLowerCase() === next);
    if (!taken) continue;
    made += text.slice(from, origin + taken.index);
    from = hit.index + hit[0].length;
  }
  return made + text.slice(from);
}
