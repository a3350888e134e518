const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Units that are an area after "sq". */
export const AREAS = words('ft feet foot inch inches in m meter meters metre metres yard yards');

/** Nouns that are counted only after a minimum: "at least 6 chairs". "Under 50 chairs" is a price. */
export const COUNTED = words(`
  chairs games controllers books cards records tickets plates bottles wheels tires pairs sets shelves pedals kids children dogs
  cats cars bikes guests adults pockets lights bulbs batteries ports slots stools pillows monitors screens lps cds dvds novels comics albums vinyls coins stamps
  foot yard bit core stone person player seat piece pack count key string speed gear channel drawer door tier shelf burner bedroom
  thread gauge grit ply fret cup man day ram ssd
`);
export const MAX_COUNT = 100;

/** Words before a limit that name its measure: "mileage under 80k". */
export const MEASURED = words(
  'miles mileage odometer kms weight width diameter year years wattage watts hours sqft age ages ram storage count',
);
/** Adjectives before such a word that describe the item: "low miles under 5000". */
export const DESCRIBING = words(
  'low high good great any all one full double light heavy free new plus queen king twin small medium large big standard',
);

/** Words before a number or range that make it a size, age or count. */
export const SIZED = words(
  'size sizes sz age ages waist inseam months volume volumes vol issue issues episodes levels grade grades',
);

/** Items whose weights or focal lengths look like price ranges. */
export const RANGED = words(
  'lens lenses zoom nikkor dumbbell dumbbells kettlebell kettlebells weights barbell resistance scope binoculars canon nikon sigma tamron',
);

/** Words after "14k". */
export const JEWELRY = words(
  `gold white yellow rose solid plated gf gp ring rings chain necklace bracelet pendant earrings band bands cross nugget jewelry`,
);
/** Karats of gold. */
export const KARATS: ReadonlySet<number> = new Set([8, 9, 10, 12, 14, 16, 18, 20, 21, 22, 23, 24]);
/** Words after "4k". */
export const DISPLAYS = words(
  `tv tvs television televisions monitor monitors display displays video camera cameras camcorder drone uhd hdr oled qled smart screen
  projector stick firestick dashcam webcam led ultra roku fire player gaming samsung lg blu bluray resolution samsung's dvd`,
);
export const RESOLUTIONS: ReadonlySet<number> = new Set([2, 4, 5, 6, 8]);

/** Items for which "at least 55" means inches. */
export const SCREENS = words('tv tvs television televisions monitor monitors screen');
/** Typical storage sizes in gigabytes. */
export const STORAGE: ReadonlySet<number> = new Set([64, 128, 256, 512, 1024]);

/** Words before "max" that make it a model name. */
export const MAX_MODELS = words('pro air airpods gopro bowflex dewalt flexvolt ps ryzen oneplus plus ultra');
/** Words before a number and "max" that make it a model: "iphone 13 max". */
export const NUMBERED_MODELS = words('iphone galaxy pixel redmi note gopro hero oneplus ipad');

/** Words before "for" that name a part of the following model: "tires for 2500". */
export const FITTED = words(`
  case cases cover covers charger chargers battery batteries cable cables adapter adaptor part parts tire tires wheel wheels rim
  rims lens filter filters bag strap straps ink cartridge cartridges manual remote mount stand kit box tickets seats good fits fit
  room space table bits blade blades pads key
`);

/** Words after a price that make it the item's face value: "2 dollar bill", "$50 gift card". */
export const FACE_VALUES = words(
  'bill bills coin coins note notes banknote gift giftcard piece token chip chips stamp',
);
