/** Sounds of hesitation, which never carry meaning. */
const HESITATIONS =
  /(?:^|(?<=[\s,.!?]))(?:[Uu]+[Mm]+|[Uu]+[Hh]+|[Ee]r+m*|[Hh]m+|[Mm]+h+m+|[Aa]h+)(?=[\s,.!?]|$)[,.]?/g;

/** Filler words. "Like" counts as one only after a comma or certain verbs. */
const FILLER_WORDS: readonly RegExp[] = [
  /(?:^|(?<=[\s,]))(?:you know how (?:that|it|this) goes|you know(?! (?:how|what|that|if|where|when|who|why))|(?<!\b(?:sorry|no|wait),? )i mean|i guess|so yeah|yeah so|or whatever|or something(?: like that)?|to be honest|tbh|not gonna lie|ngl|by the way|btw|as i said|like i said|what else|let me (?:see|think)|(?:so )?where do i start|long story short|here we go|how do i say(?: this)?)(?=[\s,.!?]|$),?/gi,
  /(?<=\b(?:this|these|that|a|an|the|my|our|some|really|very|is|was|are|got|have)),? like,/gi,
  /(?<=,) ?like,/gi,
  /(?<=\b(?:is|it's|its|was|are|they're|and|but|just|so|has|got|get|in|for|about|around|paid|cost)),? like(?= (?!new\b|a\b|an\b|the\b|my\b|it\b|this\b|that\b|brand\b|mine\b|these\b|those\b|any\b|us\b))/gi,
  /(?<=(?:^|[.!?,] ?)\s*)(?:basically|literally|honestly|actually|obviously|anyways?|alright|okay|ok|well|right|yeah|yep)(?=[\s,])(?! (?:kept|used|worn|loved|made|built|maintained|looked|known|working|side|hand|arm|handed|now|away|leg|foot))[, ]*/gi,
  /(?<=(?:^|[.!?] ?)\s*)so(?=[\s,])[, ]*(?=\p{L})/giu,
];

/** Removes hesitation sounds and filler words. The rest stays as spoken. */
export function withoutFillers(text: string): string {
  let rest = withoutHesitations(text);
  for (let round = 0; round < 3; round += 1) {
    const before = rest;
    for (const pause of FILLER_WORDS) rest = collapseSpaces(rest.replace(pause, ' '));
    if (rest === before) break;
  }
  return rest;
}

/** Removes only the hesitation sounds: "um", "uh". */
export const withoutHesitations = (text: string): string => collapseSpaces(text.replace(HESITATIONS, ' '));

/** Collapses spaces, and removes those before commas and periods. */
const collapseSpaces = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +(?=[,.;:!?])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/([.!?]) ?,/g, '$1')
    .replace(/^[\s,;:.]+/gm, '')
    .trim();
