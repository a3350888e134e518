import { formsOf, listOf, setOf } from './word-sets.ts';

/**
 * Word lists by their role in a statement about condition. Statements that need no list, such as "doesn't close" and
 * "has come loose", are read by the rules.
 */

/** Nouns and verbs for damage, in any form and position. */
export const DAMAGE = setOf(
  formsOf(
    `crack scratch scuff dent ding stain rip fray rust warp gouge shatter smash splinter delaminate corrode tarnish oxidize mildew scrape
    unravel misalign discolor`,
  ),
  `torn tears chipped chips broken busted broke bent chewed clawed gnawed bitten faded fading yellowed yellowing peeling peeled peels flaking
  flaked flakes unglued unstitched shrunk scorched singed charred melted burnt rotted rotten rotting rot rusty seized siezed ceased clogged
  stripped threadbare pilling pilled mangled tattered ragged ratty shabby battered weathered waterlogged crazed crazing foxed foxing spidered
  spiderwebbed sagging sagged saggy drooping drooped crumbling crumbled hazy cloudy foggy fogged mushy floppy wobbly wobbles squeaky creaky
  crackly scratchy glitchy janky jank wonky finicky temperamental musty smelly stinky moldy mouldy mildewed grimy grubby crusty sticky gummy
  unresponsive defective faulty inoperable inoperative lopsided crooked lumpy leaky dinged nicked snagged bubbled bubbling splitting separating
  separated ghosting pitted pitting blistered blistering buckling caved snapped scuffing corrosion oxidation discoloration delamination
  brassing staining spliced glued reglued taped patched creased blemished frizzy stretched-out worn-out worn-down worn-through beat-up dry-rot 
    sunfaded burn-in dead-pixel dead-pixels moth-eaten wear-and-tear kinked tweaked jimmied
  splotchy blotchy jerky laggy sluggish bashed crushed dull matted warping dirty stained grungy scored scoring unhinged derails derailed
    half-dead staticky disintegrating disintegrated bumped incomplete shrank collapsed deflates misfires misfiring cratered deflated punctured perished rash rattly wobbling`,
);

/** Nouns that are damage after a quantity or before a location: "a small mark", "a line across the screen". */
export const MARKS = setOf(
  `hairline hairlines bow bows chip chips nick nicks mark marks spot spots line lines ring rings patch patches hole holes pinhole pinholes tear tears burn burns bump bumps
  bruise bruises pull pulls bite bites wear blotch blotches smear smears smudge smudges flaw flaws defect defects imperfection imperfections
  issue issues problem problems damage dirt grime residue haze fungus mold odor odors odour smell squeak rattle wobble creak leak leaks drip
  lift bubble bubbles wrinkle wrinkles crease creases fade gash gashes dimple separation loss snag snags blemish blemishes scrape scrapes
  split splits run runs streak streaks fleck flecks ink graffiti writing sag bend kink kinks dip curl slop
  glitch glitches ghosting drift static hum buzz noise crackle vibration shimmy lag corrosion fraying cupping
  fuzz lint rub bleed whitening highlighting underlining splatter splatters fading discoloration misprint warble wow flutter knock tick play shake lump lumps sunburn moisture`,
);
/** Damage words that also name items and functions. They count only in phrases like "a line across the screen". */
export const AMBIGUOUS_MARKS = setOf(
  `bow bows ring rings line lines spot spots patch patches run runs pull pulls play lift drip   ink static    knock tick shake lag
  drift bite bites  dip curl rub fade loss writing wow flutter            
   moisture`,
);
/** Quantities before such a noun. */
export const QUANTITIES = setOf(
  `a an one two three four five some few couple several multiple many small tiny little minor light slight faint visible cosmetic surface
  superficial normal usual typical general obvious noticeable slightest moderate heavy honest fair large big deep bad huge long major has have had
  got with shows showing hairline water coffee cup heat wet cigarette moth fret edge shelf road buckle pet sun teeth tooth bite pen marker paint
  only just minimal average handling storage shipping corner oil grease food dog cat various stick rub scuff`,
);
/** Words that start a location after such a noun. */
export const PLACES = setOf(
  'on in at near along across down from around under by inside behind over through where toward toward',
);

/** Adjectives for flaws: "is loose", "a bit weak", "loose handle". */
export const BAD_STATES = setOf(
  `loose stiff weak dim rough thin bald gone dead shot dusty fuzzy blurry slow tough brittle touchy jumpy spotty patchy sloppy slack slick bare
  missing lost stuck hollow uneven noisy loud bad ugly flimsy shaky flat meh iffy low short grindy crunchy tired sour nasty poor fried toast
  kaput blown wobbly off out dry damp moldy tight cracked intermittent detached undone damaged filthy yellow streaky
  unstable leaning jammed frozen swollen bulging sunken misshapen shorted sketchy rubbed cloudy wavy tacky greasy faint
  picky flaky burned burned-out soft unusable useless incomplete scarred notchy clunky gritty unsteady garbage junk
  hammered thrashed pulled stretched rubbed split muffled distorted garbled scrambled bowed hanging silent`,
);
/** States with another meaning before a noun, such as "flat screen" and "short sleeve". They do not count there. */
export const ONLY_PREDICATES = setOf(
  `flat low short off out dry open slow soft thin bare yellow tight tough light rough gone lost shot loud slick toast poor stretched rubbed faint split hanging bowed
  tired hollow fried fuzzy damp blown ugly greasy leaning frozen faint wavy sour junk garbage burned dim bald`,
);

/** States that are flaws only of parts. "It's tight" and "it is loud" are not flaws. */
export const ONLY_OF_PARTS = setOf(
  `flat low short off out dry soft thin bare yellow tight tough light gone loud faint tired hollow damp slick poor toast stretched pulled`,
);

/** Verbs for malfunctions of an item or part. */
export const GOES_WRONG = setOf(
  formsOf(
    `stick jam slip skip leak drip rattle squeak squeal creak grind drag bind buzz hiss crackle flicker overheat stall shudder wobble sag
    glitch drift surge misfire sputter backfire hesitate stutter vibrate scrape shed curl droop crumble screech whine shimmy sink fray
    clog stutter peel flake fade split bubble warp chafe catch flop lag pop lean spark rub`,
  ),
  'freezes hums dies beeps smokes knocks jumps shakes pinches rubs clicks bleeds eats ate sinks sits-crooked scratches burns smells stinks reeks died',
);
/** Verb forms that are also names or nouns. */
export const AMBIGUOUS_VERBS = setOf(
  `stick jam jams slip slips skip skips drag drags bind grind buzz drift shed sheds catch catches split splits curl curls hiss pop pops sink
  curling sinks clog bubble squeak lag drip drips fade warp sag droop leak stall surge shimmy flop sticking binding catching popping dripping slipped jammed
  shakes jumps clicks burns knocks smokes rub rubs peel flake whine skipped popped caught lean leans spark sparks sunk split sank`,
);

/** Verbs that are a flaw together with the next word: "Comes off", "cuts out", "went bad". */
export const PHRASAL: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    [
      'come comes came coming',
      'off loose apart undone unglued unstuck unstitched unsewn unscrewed untied unraveled open',
    ],
    ['fall falls fell falling fallen', 'off out apart down over'],
    ['pop pops popped popping', 'off out up open'],
    ['slide slides slid sliding', 'down'],
    ['break breaks broke', 'off'],
    ['cut cuts cutting', 'out off'],
    ['shut shuts shutting', 'off down'],
    ['turn turns turning power powers powering switch switches', 'itself'],
    ['go goes went going gone', 'bad dead out dim flat missing haywire'],
    ['give gives gave given giving', 'out up way'],
    ['wear wears wore worn wearing', 'out off down thin through away unevenly'],
    ['rub rubs rubbed rubbing', 'off down away through'],
    ['stretch stretches stretched', 'out'],
    ['bog bogs bogging bogged', 'down'],
    ['drain drains draining drained', 'overnight fast quick quickly itself'],
    ['beat', 'up'],
    ['poke pokes poking poked', 'through out'],
    ['hang hangs hung hanging', 'up crooked low by'],
    ['get gets getting got', 'stuck hung jammed caught loose stiff noisy hammered'],
    ['eat eats eating', 'batteries tapes'],
    ['trip trips tripped', 'the'],
    ['blow blows blew', 'fuses warm'],
    ['run runs', 'hot rough rich lean'],
    ['lose loses losing lost', 'air power pressure charge suction heat time its signal tension oil coolant'],
    ['burn burns burned burnt burning', 'oil out up'],
    ['pull pulls', 'left right'],
    ['wash washed washes', 'out'],
    ['act acts acting', 'up weird funny'],
    ['tear tears tore', 'easily'],
    ['bottom bottoms', 'out'],
    ['ride rides rode', 'up'],
    ['fill fills', 'with'],
    ['stay stays', 'on dark open lit wet'],
    ['smell smells smelled smelling', 'musty bad funny burnt hot weird smoky moldy'],
  ].flatMap(([verbs = '', after = '']) => listOf(verbs).map((verb) => [verb, setOf(after)] as const)),
);

/** Verbs for what an item does. If it does not, it is unusable. */
export const FUNCTIONS = setOf(
  `work works working worked function functions functional functioning power powers start starts run runs running charge charges charging boot boots
  spin spins spinning heat heats heating cool cools cooling drain drains draining pump pumps play plays playing tick ticks ticking move moves go
  goes respond responds turn turns turning come light print prints printing mow cut cuts crank fire fires ignite suck sucks blow blows dispense
  stay brew brews wash washes dry dries mix mixes blend blends sew sews toast toasts fly float idle idles freeze freezes vacuum vacuums agitate `,
);
/** Verbs that are functions only with the next word: "turn on", "come on", "light up". */
export const FUNCTION_AFTER: ReadonlyMap<string, RegExp> = new Map([
  ['turn', /^(?:on|over|up)$/],
  ['turns', /^(?:on|over)$/],
  ['turning', /^(?:on|over)$/],
  ['come', /^on$/],
  ['light', /^up$/],
  ['go', /^(?:forward|anywhere)$/],
  ['move', /^(?:anymore|at|forward)$/],
  ['power', /^(?:on|up)$/],
  ['stay', /^(?:on|lit|running|cold|up)$/],
]);
/** Words that say that the item or the named part no longer works. */
export const DEAD = setOf(
  `dead seized siezed fried blown shot kaput toast bricked busted broken broke inoperable smashed exploded totaled totalled trashed ruined wrecked destroyed demolished hosed shattered burned-out burnt-out
  defective faulty nonfunctional`,
);

/** Verbs whose negation says nothing about the condition. */
export const BENIGN_VERBS = setOf(
  `include includes come comes need needs use uses used using fit fits suit suits match matches want wants have has know knows care mind ship deliver trade
  trades show matter matters bother ask text call sell regret disappoint get gets require requires take takes leave find believe think see
  sleep smoke accept like likes love belong make makes cost include included interfere affect affects detract bother pay
  negotiate drive ride read wear eat live say says mention miss own collect wait reply budge answer be beat
  expect guarantee hurt forget hesitate hesistate compare lie meet remember understand tell waste worry allow seem feel look shout tip argue complain`,
);
/** Verbs and states whose negation is good: "doesn't leak", "not broken". */
export const BAD_IF_DONE = setOf(
  `leak leaks leaking leaked stick sticks slip slips squeak squeaks wobble wobbles smell smells scratch scratched stain stained rust rusted rusty
  fade faded shed sheds skip skips jam jams rattle rattles overheat overheats broken cracked damaged loose torn ripped worn chipped bent dirty
  bad faulty defective yellowed peeling drip drips burn burns smoke smoked crack dented scuffed stretched stretch shrink shrunk drag sag sags
  freeze freezes lag lags buzz hum missing noisy loud wobbly sticky musty flimsy lost tear rip chip peel pill pilling drift drifts leaky hot dropped
  wrecked repaired altered opened modified heavy stink creak`,
);
/** Adjectives that say nothing about the condition after "not" or "isn't". */
export const BENIGN_STATES = setOf(
  `new included negotiable sure needed used mine ours available sold firm interested for a an the my in on at pictured shown cheap expensive required
  necessary responsible brand listed possible here there going looking selling real authentic original heavy big small large too very
  mandatory visible noticeable obvious important leather as it your yours worth used-up just only that much many all allowed accepted from
  compatible antique vintage old electric gas waterproof metal wood plastic gold silver because including being trying willing able home us getting trading shipping using wanting taking accepting delivering moving paying leaving parting joking kidding lying going posting listing meeting
  asking giving anything anymore with her his their happy enough if to been had i we lowballing`,
);
/** Adjectives that are a flaw after "not". */
export const MISSED_STATES = setOf(
  `working functional functioning perfect pretty straight flush level even tight sealing closing charging holding great complete pristine mint flawless
  responding reading turning spinning heating cooling charging latching locking opening connecting lighting running starting smooth centered aligned
  square secure usable operational attractive ideal`,
);

/** Words that make cosmetic marks small. */
export const SMALL = setOf(
  `little bit slight slightly tiny small minor faint faintly light lightly minimal minimally barely superficial cosmetic hair touch tad trace hint smidge
  few couple lil teeny mild mildly hardly surface smaller minute itty teensy hairline some normal usual typical average`,
);
export const LARGE = setOf(
  'big bigger deep bad badly huge large major heavy heavily several many lots severe severely completely totally horribly long terrible seriously',
);
/** Cosmetic marks. A single one is small: "a scratch". */
export const COSMETIC = setOf(
  `scratch scratches scratched scuff scuffs scuffed dent dents ding dings dinged chip chips mark marks nick nicks nicked line lines spot spots smudge smudges
  blemish blemishes wear faded fading pilling fraying staining imperfections imperfection cloudy dirt dust splatter splatters crease creases creased
  scrape scrapes`,
);
