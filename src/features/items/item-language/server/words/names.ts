/** Brand names in their official spelling, also used as tags. */
export const BRANDS: readonly string[] =
  `IKEA, West Elm, Herman Miller, Eames, Wayfair, Article, CB2, Pottery Barn, Crate & Barrel, Le Creuset, Staub, Lodge,
  All-Clad, KitchenAid, Cuisinart, Vitamix, Bialetti, Breville, Nespresso, De'Longhi, Smeg, Dyson, Roomba, Bosch, DeWalt,
  Makita, Ryobi, Milwaukee, Weber, Traeger, Pyrex, Muji, Apple, Samsung, Sony, Canon, Nikon, Fujifilm, Fuji, Leica, Olympus, Pentax, Minolta,
  Polaroid, GoPro, DJI, Dell, HP, Lenovo, Asus, Acer, MSI, Microsoft, Google, Logitech, Razer, Corsair, LG, Panasonic,
  Philips, JBL, Bose, Sonos, Sennheiser, Audio-Technica, Technics, Pioneer, Denon, Marantz, Rega, Klipsch, KEF, Nintendo,
  PlayStation, Xbox, Kindle, Garmin, Fitbit, Anker, Epson, Brother, Toyota, Honda, Subaru, Ford, Chevrolet, Volkswagen,
  Mazda, Nissan, Hyundai, Kia, Volvo, BMW, Audi, Mercedes, Tesla, Vespa, Yamaha, Kawasaki, Ducati, Piaggio, Levi's, Nike, Adidas,
  Reebok, Puma, New Balance, Asics, Vans, Converse, Patagonia, The North Face, North Face, Carhartt, Columbia, Zara, H&M,
  Uniqlo, Madewell, Lululemon, Gap, J.Crew, Pendleton, Filson, Danner, Timberland, Dr. Martens, Doc Martens, Birkenstock,
  UGG, Coach, Gucci, Prada, Burberry, Arc'teryx, REI, MSR, Big Agnes, Osprey, Deuter, Marmot, Coleman, YETI, Hydro Flask,
  Trek, Giant, Specialized, Cannondale, Bianchi, Surly, Salsa, Schwinn, Raleigh, Kona, Shimano, SRAM, Burton, Rossignol,
  Salomon, K2, Wilson, Titleist, Callaway, Peloton, Concept2, Bowflex, Rogue, Manduka, LEGO, Hot Wheels, Funko, Pokémon,
  Fender, Squier, Gibson, Epiphone, Martin, Taylor, Ibanez, Gretsch, Roland, Korg, Moog, Casio, Steinway, Ludwig, Zildjian,
  Kala, Vox, Marshall, Arturia, Akai, Boss, Seiko, Citizen, Timex, Rolex, Omega, Tissot, Hamilton, Orient, Bulova, Swatch,
  G-Shock, Pandora, Tiffany, Bugaboo, UPPAbaby, Graco, Chicco, Ergobaby, BabyBjörn, Ravensburger, Catan, Olivetti, Royal Enfield`
    .split(',')
    .map((name) => name.trim());

/** Products, places and abbreviations in their official spelling. */
export const OTHER_NAMES: readonly string[] =
  `iPhone, iPad, iMac, iPod, MacBook, AirPods, AirPods Pro, PS4, PS5, PC, TV, DVD, CD, LP, USB, USB-C, HDMI, LED, OLED, SSD, GB, TB, RAM, VR, 4K, WiFi, Wi-Fi,
  Bluetooth, DSLR, GPS, EV, SUV, AWD, 4WD, BBQ, UK, US, EU, XL, XXL, XS, MIDI, Chromebook, ThinkPad, Game Boy, Wii, Pro Max, Nintendo Switch, Switch Lite, Star Wars, Stratocaster,
  Telecaster, Les Paul, Corolla, Camry, Prius, Tacoma, Civic, Accord, Outback, Forester, Impreza, Kallax, Billy, Hemnes,
  Poäng, Portland, Oregon, English, French, German, Italian, Swiss, Danish, Swedish, Scandinavian, Japanese, Christmas, Turkish,
  Persian, Moroccan, Mexican, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, OK, Apple Watch, Galaxy, Android, VW, RV`
    .split(',')
    .map((name) => name.trim());

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Brands that are also everyday words. They count only if capitalized or next to another clue. */
export const ALSO_WORDS: ReadonlySet<string> = new Set(
  'article,gap,coach,giant,salsa,orient,boss,head,apple,fossil,taylor,martin,ford,brother,burton,rogue,vans,omega,specialized,surly,columbia,citizen,hamilton,marshall,royal,pioneer,galaxy,outback,ram,billy,accord,us,pandora,converse,polaroid'.split(
    ',',
  ),
);

const spelled = new Map([...BRANDS, ...OTHER_NAMES].map((name) => [name.toLowerCase(), name]));
const anyName = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${[...spelled.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}'])`,
  'giu',
);

/** Corrects the spelling of known names: "ikea" becomes "IKEA", "macbook" becomes "MacBook". */
export function spellNames(text: string): string {
  return (
    text
      .replace(anyName, (word) => {
        const key = word.toLowerCase();
        return ALSO_WORDS.has(key) ? word : (spelled.get(key) ?? word);
      })
      .replace(/(\d) ?(?:gigs?|gigabytes?)\b(?! of)/gi, '$1GB')
      .replace(
        /(\d ?)(gb|tb|ghz)\b/gi,
        (_, number: string, unit: string) =>
          number + (unit.toLowerCase() === 'ghz' ? 'GHz' : unit.toUpperCase()),
      )
      // Letters with digits are a model: "d3500", "p45". An x is a quantity: "2 x15".
      .replace(/\b[a-wyz]\d{2,5}\b/g, (model) => model.toUpperCase())
      .replace(/(?<![\p{L}\p{N}])(?:i)(?='(?:m|ve|d|ll)\b|\s|$)/gu, 'I')
  );
}

const brandNames = new Set(BRANDS.map((brand) => brand.toLowerCase()));
const lastWords = new Set(BRANDS.map((brand) => brand.toLowerCase().split(/[ -]/).at(-1) ?? ''));

/** Whether a lowercase word ends a brand name. A number after it is probably a model. */
export const endsBrand = (word: string): boolean => lastWords.has(word);

/** Returns the brands in a text, in lowercase, in order of appearance. */
export function findBrands(text: string): string[] {
  const brands = new Set<string>();
  for (const [word] of text.matchAll(anyName)) {
    const name = word.toLowerCase();
    // A product such as "Nintendo Switch" implies its brand.
    const key = brandNames.has(name) ? name : (name.split(' ')[0] ?? '');
    if (!brandNames.has(key)) continue;
    if (ALSO_WORDS.has(key) && word === key) continue;
    brands.add(key);
  }
  return [...brands];
}
