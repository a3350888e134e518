const HELLO =
  /^(?:(?:hi|hello|hey|howdy|good (?:morning|evening|afternoon)|hiya|what's up|sup|yo)(?: there| all| everyone| everybody| neighbou?rs?| folks| guys| y'all| google)?|ok(?:ay)?(?: google)?|so|well|right(?![ -]hand)|alrighty?|please|and(?= an? )|basically|yeah|yes|yep|anyways?|oh|like|now then|let me see|let me think|let's see|i was thinking(?: about)?|what is it(?=[\s,.]+it)|i mean|listen|first of all|today(?= (?:i'?m|i am|i have|i've|we'?re|we are|we have|we've)\b)|just)(?:[\s,.!:-]+|$)/i;
const CHATTER = new RegExp(
  `^(?:(?:${[
    '(?:se venden?|vendo|vendemos|estoy vendiendo|remato|se remata|en venta|a la venta|tengo|ofrezco|(?:se )?regalo|se regala)(?: (?:un|una|mi|mis|este|esta|estos|estas))?',
    '(?:sell(?:ing)?|trad(?:e|ing)|sale) or (?:sell(?:ing)?|trad(?:e|ing)|sale)',
    '(?:i |we )?(?:just |really )?(?:need|have|want|trying|looking)(?:ing)? to (?:sell|get rid of|move) (?:this|it|these|them)(?: (?:today|tonight|asap|now|fast|quick(?:ly)?|soon|this \\p{L}+|by \\p{L}+))?(?=$|[.,!;])',
    "(?:i'm|i am|im|we're|we are)?(?: just| now| finally| reluctantly| sadly| only)* ?(?:selling|offering|letting go of|parting with|getting rid of|giving away|clearing out|listing|posting|rehoming)(?: off)?",
    "(?:i|we)(?: just| really)? (?:want|need|have|would like|'d like|'d love|wanna|am trying|would love|gotta|'ve got)(?: to (?:sell|get rid of|let go of|give away|part with|list|offer|post|rehome))",
    "(?:i|we)(?:'ve| have)? (?:got|have)(?: here)?(?= (?:a|an|this|these|my|some|two|three|four|the|one|for|\\d|\\p{L}))",
    '(?:wanted|needed) to (?:sell|get rid of|let go of|part with|list|rehome)',
    "(?:i'?m |im |we're )?(?:trying|looking) to (?:sell|get rid of|rehome|part with|find)",
    '(?:need|want|have|trying|looking|hoping) to (?:sell|get rid of)',
    "(?:i|we)(?:'ve| have) been (?:meaning|wanting|trying|planning|going) to (?:sell|list|post|get rid of|let go of)",
    'one of (?:those|these)',
    '(?:i|we)(?: can| will)? (?:do|offer|provide|teach)(?= (?!not\\b|it\\b|have\\b|need\\b|want\\b)\\p{L})',
    "(?:i |we )?(?:just |really )?(?:wanna|gotta|'m gonna|'m going to) (?:sell|get rid of)",
    "(?:and )?(?:i|we)(?:'ve)? also (?:have|got)",
    '(?:the|this) thing (?:here )?is',
    "(?:we're |i'm |we are |i am )?(?:moving|downsizing|relocating|redecorating|remodeling)(?: \\p{L}+){0,3}? (?:and|so) (?:i|we)(?:'m|'re|'ve)? (?:have|got|selling|getting rid of|need to sell)",
    "(?:i'?d|we'?d) (?:like|love) to (?:sell|get rid of|let go of|part with|offer)",
    "(?:bcs|because|since|cause) (?:i )?(?:upgraded|moving|we're moving)",
    "(?:(?:i'?m )?looking for|iso|in search of|need) an? (?:new |good )?home for",
    '(?:need|looking for|iso|in search of) (?:someone|somebody|anyone|anybody) to (?:take|buy|adopt|pick up|grab)',
    '(?:can|could) (?:anyone|anybody|someone|somebody) use',
    '(?:does )?(?:anyone|anybody|who) (?:needs?|wants?|(?:is )?looking for|interested in)',
    '(?:cleaning|clearing) out (?:the|my|our) \\p{L}+[\\s,]+(?:and )?(?:i )?(?:got|have|found|selling)',
    "moving[^,.]{0,24}? so (?:i'm |we're )?(?:selling|i have|getting rid of)",
    "(?:my|our|we|i) [^.,]{3,50}? (?:and|so) (?:now )?(?:we|i)(?:'m|'re)? (?:have|got|don't need|no longer need|selling)(?= (?:these|this|a|an|the|some|my|our|his|her|their)\\b)",
    '(?:(?:i|we) )?(?:just )?(?:cleaned|cleared|cleaning|clearing) out (?:the |my |our )?\\p{L}+(?: and)? found(?: this| these)?',
    'curb(?:side)? alert',
    '(?:big |huge )?(?:edit(?:ed)?:? )?(?:price (?:drop(?:ped)?|reduced|cut|lowered|reduction)|reduced(?: price| again)?)(?: now)?',
    '(?:estate|garage|yard|rummage) sale(?: items?)?',
    'sale pending',
    '(?:please )?read (?:the )?(?:whole|full|entire) ad',
    '(?:my |our )?(?:wife|husband|partner|roommate|mom|dad|kids?|son|daughter) wants? (?:this|it|these) gone',
    'need(?:s|ed)? (?:it )?gone(?: asap| today| now| by (?:\\p{L}+day|sat|sun|mon|tue|wed|thu|fri|tomorrow|tonight))?',
    '(?:upgraded|moving|downsizing) (?:and|so) (?:selling|getting rid of)',
    'thinking (?:of|about) selling',
    'up for grabs(?: is| are)?',
    'check out',
    'to sell',
    'you can have(?= (?:this|these|my|our|the|a|an)\\b)',
    'what i have(?: here)? is',
    'it (?:is|would be)',
    'its(?= (?:a|an|the|my|some)\\b)',
    "there(?:'s| is| are)",
    '(?:up )?for sale(?: is| are)?',
    '(?:on|for) offer(?: is)?',
    'w\\.?t\\.?s',
    'f/?s(?=[\\s:])',
    "(?:this|here|it|they) (?:is|are)|it's|they're|here's|these are|this is",
    'sell(?=\\s(?:my|our|a|an|this|these|the)\\b)',
    'have(?=\\s(?:a|an|my|this)\\b)',
    'got(?=\\s(?:\\p{L}|\\d))',
    'for(?=\\s(?:my|our|this|these|the|a|an)\\b)',
    'takes (?:it|them)(?: all| both)?',
    'free to (?:a )?(?:good |loving )?home',
    '(?:everything )?(?:must go|must sell)(?: today| asap| now| soon| this weekend)?|moving sale|quick sale|urgent|downsizing|clearance',
    'for you(?: all)?',
    'is',
  ].join('|')})(?:[\\s:,;!.-]+|$))`,
  'iu',
);
/** Facts that belong in the description but not in the title. */
const TERMS_FIRST =
  /^(?:(?:i'?m |we'?re )?asking (?:\S+ ){1,5}?for(?= (?:an?|my|our|the|this|these)\b)|free (?:shipping|delivery|postage) on|(?:delivery|shipping) is free|sealed copy of)(?:[\s:,;!.-]+|$)/i;
const OWNER =
  /^(?:(?:my|our|his|her|their|mom's|dad's|a|an|the|this|these|some|one of my|couple of)\s+)(?=\S)/i;
const OWNED =
  /^(?:(?:late )?(?:husband|wife|partner|roommate|son|daughter|mom|dad|mother|father|grandma|grandpa|brother|sister|grandmother|grandfather|nephew|niece|cousin|uncle|aunt|friend|neighbou?r|girlfriend|boyfriend|ex|boss)'?s\s+)(?=\S)/i;
const WORN_OUT =
  /^(?:(?:whole )?(?:bunch|ton) of|old(?! (?:town|school|navy|spice|fashioned|hickory)\b)|used|trusty|beloved|dear|very own|lovely little|good old|unwanted|spare|extra(?! large| long| small| wide| firm| soft)|(?:super|really|very|pretty|such a|so) (?:nice|cool|pretty|cute|beautiful|gorgeous|lovely|good|great|awesome)|nice|(?:in )?(?:very |really )?(?:good|great|excellent|perfect|mint|fair|decent|nice) (?:used )?(?:condition|shape)|(?:l?nib|lnwt|bnib|nwo?t|bnwo?t|euc|v?guc|vv?nds|obo|ono))[\s,]+(?=\S+)/i;

/** Removes greetings and sales talk from the start of a sentence: "hi all, I'm selling my lamp" becomes "lamp". */
export function withoutChatter(text: string, forTitle = false): string {
  let rest = text.trim();
  for (let round = 0; round < 8; round += 1) {
    const before = rest;
    rest = rest.replace(HELLO, '').replace(CHATTER, '');
    if (forTitle) rest = rest.replace(TERMS_FIRST, '');
    if (rest !== before || round === 0 || forTitle) {
      const article = rest.replace(OWNER, '');
      // The owner in "my husband's watch" is a fact for the description, but not part of the title.
      rest = forTitle ? article.replace(OWNED, '').replace(WORN_OUT, '') : article;
    }
    if (rest === before) break;
  }
  return rest.replace(/^[\s,;:.!-]+/, '');
}
