/** Spanish statements about the condition, which are read as English ones. */

const ENDING = '[oa]s?';
/** Verbs of what an item does: "enfría bien". */
const DOES =
  '(?:funciona|sirve|trabaja|enfr[ií]a|calienta|congela|lava|seca|carga|prende|enciende|corta|cose|jala|camina|corre|arranca|rueda|suena|imprime|infla|aspira|gira|cierra|abre)n?';
const VERY = '(?:(?:est[aá]n?|son|un poc[oa]|poc[oa]|algo|muy|bastante|bien|medio) )*';
const MARKS =
  '(?:ray[oó]n(?:es)?|rayaduras?|rayitas?|rasgu[nñ]os?|raspones|golpes?|golpecitos?|abolladuras?|manchas?|manchitas?|detall(?:es?|itos?)(?: est[eé]ticos?| de pintura)?|desgastes?|fisuras?|quebraduras?|[oó]xido|agujeros?|hoyos?)';
const WORN = `(?:gastad|desgastad|rayad|golpead|abollad|manchad|descosid|deste[nñ]id|oxidad|despintad|rasgad|rajad|astillad|despostillad|agrietad|quemad|maltratad|trabad|floj)${ENDING}`;
const BROKEN = `(?:(?:est[aá]n? )?(?:rot|quebrad|descompuest|da[nñ]ad|averiad|estrellad)${ENDING}|no ${DOES})`;

/** What Spanish words mean in English, in the order in which they are replaced. */
const STATES: readonly (readonly [spanish: string, english: string])[] = [
  ['(?:como|casi) nuev[oa]s?|semi ?nuev[oa]s?|impecables?', 'like new'],
  [
    `(?:con )?(?:muy )?poc[oa]s? us(?:o|ad${ENDING})|apenas usad${ENDING}|casi (?:no|ni) (?:se |la |lo |las |los )?us(?:ó|o|é|e|amos|aron|ad${ENDING})`,
    'barely used',
  ],
  [`(?:usad${ENDING}|la us[eé]|lo us[eé]) (?:solo )?(?:una|dos|tres|pocas) ve(?:z|ces)`, 'used once'],
  [`sin (?:estrenar|usar|uso|abrir)|nunca (?:usad${ENDING}|se us[oó]|lo us[eé]|la us[eé])`, 'never used'],
  ['nuev[oa]s? (?:en (?:su )?(?:caja|empaque)|con etiquetas?|de paquete)|con etiquetas?', 'new in box'],
  [
    '(?:en )?(?:excelentes?|perfect[oa]s?|[oó]ptim[oa]s?) (?:estado|condici[oó]n(?:es)?)',
    'in excellent condition',
  ],
  ['(?:en )?(?:muy )?buen(?:[oa]s?)? (?:estado|condici[oó]n(?:es)?)', 'in good condition'],
  ['(?:en )?(?:estado regular|condici[oó]n(?:es)? regular(?:es)?|regular estado)', 'in fair condition'],
  [`sin (?:ning[uú]n[oa]? )?(?:fallas?|problemas?|${MARKS})`, 'no scratches'],
  ['para (?:partes|piezas|refacciones|reparar|arreglar)', 'for parts'],
  [`(?:la )?pantalla (?:est[aá] )?(?:quebrada|rota|estrellada)`, 'cracked screen'],
  [BROKEN, 'is broken'],
  [
    `(?:tienen?|con|traen?) (?:(?:un[oa]?s?|algun[oa]?s?|vari[oa]s|peque[nñ][oa]s?|much[oa]s) )*${MARKS}`,
    'has a stain',
  ],
  [`${VERY}${WORN}`, 'is stained'],
  ['(?:le |les )?faltan?', 'missing'],
  ['(?:solo )?necesitan?(?! ir| vender)', 'needs a'],
  [`${DOES} (?:muy |s[uú]per |todo )*(?:bien|perfecto|perfectamente|al 100 ?%?|excelente)`, 'works great'],
  [`(?:todo (?:le )?|ambas? |l[oa]s dos )?${DOES}`, 'works'],
  [`bien cuidad${ENDING}`, 'well kept'],
  [
    '(?<!con \\p{L}+ )(?<!\\b(?:a[nñ]o|llantas?|pilas?|bater[ií]a) )nuev[oa]s?(?=\\s*(?:$|[,.;!]))',
    'brand new',
  ],
];

const asPattern = (spanish: string): string => `(?<!\\p{L})(?:${spanish})(?!\\p{L})`;
const PATTERNS = STATES.map(
  ([spanish, english]) => [new RegExp(asPattern(spanish), 'giu'), english] as const,
);

const SUBJECT =
  '(?:(?:pero|y|solo) )*(?<article>un[oa]?s?|el|la|los|las) (?<noun>\\p{L}+)(?: de \\p{L}+| \\p{L}+)?';
/** A part of an item, rather than the item: "una silla rota", "un quemador no prende". */
const BROKEN_PART = new RegExp(asPattern(`${SUBJECT} ${BROKEN}`), 'giu');

/** Words of Spanish texts that English ones do not have. */
const SPANISH =
  /(?<!\p{L})(?:nunca|necesitan?|frenos|bicicleta|faltan?|camioneta|carro|piel|autom[aá]tic[oa]|no (?:enfr[ií]a|prende|enciende|funciona|sirve|carga|calienta|jala|arranca)n?|vendo|vende|los|las|con|del?|en|para|por|una?|y|pido|precio|est[aá]n?|estado|condici[oó]n|condiciones|buen|buenas|nuev[oa]s?|usad[oa]s?|como|casi|sin|poco|tienen?|funciona|d[oó]lares|dlls|talla|pantalla|pulgadas|puertas?|sillas?|cajones|madera|liberado|bien|muy|\p{L}*ñ\p{L}*)(?!\p{L})/giu;

/** Whether a text has several different Spanish words, or one if it is a single clause. */
const isSpanish = (text: string, least: number): boolean =>
  new Set(text.match(SPANISH)?.flatMap((word) => word.toLowerCase().split(' '))).size >= least;

/**
 * Replaces Spanish statements about the condition with English ones: "casi nueva" becomes "like new".
 * @param item The lowercase words that name the item. Other nouns are parts.
 */
export function statesInEnglish(text: string, item: ReadonlySet<string>): string {
  if (!isSpanish(text, 2)) return text;
  const ofParts = text.replace(BROKEN_PART, (found, article: string, noun: string) =>
    !/^un/i.test(article) && item.has(noun.toLowerCase()) ? found : 'one handle is broken',
  );
  return PATTERNS.reduce((english, [pattern, state]) => english.replace(pattern, state), ofParts);
}

/** Spanish statements about the sale. */
const OF_SALE =
  'est[aá]n?|tiene[ns]?|precio|pido|a tratar|negociables?|(?:solo )?(?:en )?efectivo|urge|(?:bater[ií]a|pila) dura|papeles|t[ií]tulo|interesad[oa]s|por tod[oa]s?|ya no|me mudo|l[oa] vendo|comprad[oa]|ideal para|list[oa]s? para|para recoger|l[oa]s (?:dos|tres|cuatro|\\d)|usad[oa]s?(?=\\s*(?:$|[,.;]|tienen?|con|pero|y)\\b)';
const STATEMENT = new RegExp(
  asPattern(`(?:${SUBJECT} )?${VERY}(?:${STATES.map(([spanish]) => spanish).join('|')}|${OF_SALE})`),
  'iu',
);

/** Returns where the first Spanish statement about the condition or sale starts in a clause; -1 without one. */
export const spanishStateAt = (clause: string): number =>
  isSpanish(clause, 1) ? clause.search(STATEMENT) : -1;
