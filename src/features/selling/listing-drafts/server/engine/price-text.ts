/** Terms right after a price, which become sentences of their own. */
const TERMS_AFTER =
  /^\s*,?\s*(?:but |and |\(\s*)?(?:(o\.?[bn]\.?o\b\.?|or (?:best|nearest|near) offers?|or offers?|negotiable|neg\b)|((?:price )?(?:is )?firm)|(cash(?: only| on collection)?)|(each|apiece|a piece|per piece|ea\b|\/ ?(?:each|ea)\b)|(for (?:both|all(?: of (?:them|it)| two| three| four| five| six| \d+)?|them all|the (?:whole )?(?:lot|pair|set|bundle|stack|two|thing|collection)|everything))|(total|all in|for (?:it|this|them)|please|pls|thanks(?: you)?|thank you|even|flat|final|takes (?:it all|it home|it|them|all|the lot)(?: home)?|gets (?:it|them|it all)|buys it|(?:is )?what i(?:'m)? (?:want|asking)|is what i(?:'m)? (?:want|asking)|is my price|is the price|is fine|and (?:it's|its) yours))(?:\s*\))?(?=$|[\s.,;:!?)])/i;
/** Words that lead to the price and mean nothing without it. */
const LEADS_TO_PRICE =
  /(?:[\s,;:(~=-]|\b(?:asking|for|at|price|only|just|and|so|but|yours|is|it's|want|i want|i'm|im|like|say|about|new price|i would|i'd|i'll|it's yours|looking|um|uh)\b(?!'))*$/i;

/** The text without the price between two places in it; `kept` is what stays of the words between them. */
export function takePriceOut(text: string, start: number, end: number, kept = ''): string {
  let after = text.slice(end);
  const said: string[] = [];
  for (let term = TERMS_AFTER.exec(after); term; term = TERMS_AFTER.exec(after)) {
    if (term[1]) said.push('Open to offers.');
    else if (term[2]) said.push('The price is firm.');
    else if (term[3])
      said.push(
        /only/i.test(term[3])
          ? 'Cash only.'
          : /collection/i.test(term[3])
            ? 'Cash on collection.'
            : 'Cash, please.',
      );
    else if (term[4]) said.push('The price is for each.');
    else if (term[5]) said.push(`The price is ${term[5].toLowerCase()}.`);
    after = after.slice(term[0].length);
  }
  // If another price follows ("or $35 for both"), it stays, without the joining word.
  after = after.replace(/^\s*(?:or|and)\s+(?=[$£€])/i, '. ');
  const lead = text.slice(0, start).replace(LEADS_TO_PRICE, '');
  const before = kept === '' ? lead : `${lead} ${kept}`.trim();
  after = after.replace(/^\s*\)/, '').replace(/^[\s,;:-]+(?=[.!?\n]|$)/, '');
  if (/[.!?\n]\s*$/.test(before) || before === '') after = after.replace(/^[\s.,;!?]+/, ' ');
  const joint =
    /[.!?\n]\s*$/.test(before) || /^\s*[.,;!?\n]/.test(after) || before === '' || after.trim() === ''
      ? ''
      : ',';
  const rest = `${before}${joint}${after}`.trim().replace(/^[\s,.;:!-]+/, '');
  const terms = [...new Set(said)].join(' ');
  if (terms === '') return rest;
  const stop = rest === '' || /[.!?]$/.test(rest) ? '' : '.';
  return `${rest}${stop} ${terms}`.trim();
}
