import type { BuiltInCategory } from '../../../../../../shared/taxonomy.ts';

/**
 * Brands as their owners write them, by the categories of their products. Some are in several. Used to train the
 * category model.
 */
export const BRANDS_BY_CATEGORY: Record<BuiltInCategory, readonly string[]> = {
  electronics:
    names(`Apple, Samsung, Sony, LG, Vizio, TCL, Hisense, Toshiba, Panasonic, Sharp, Philips, Insignia, Dell, HP,
    Lenovo, Asus, Acer, MSI, Alienware, Razer, Logitech, Corsair, SteelSeries, HyperX, Microsoft, Google, OnePlus,
    Motorola, Nokia, BlackBerry, HTC, Xiaomi, Huawei, Canon, Nikon, Fujifilm, Leica, Olympus, Pentax, Minolta, Polaroid,
    Kodak, Sigma, Tamron, GoPro, DJI, Insta360, Garmin, Fitbit, Bose, JBL, Sonos, Sennheiser, Beats, Skullcandy,
    Audio-Technica, Technics, Pioneer, Denon, Marantz, Onkyo, Harman Kardon, Klipsch, KEF, Polk, Bowers & Wilkins, Rega,
    Pro-Ject, Cambridge Audio, NAD, McIntosh, AKG, Jabra, Anker, Soundcore, Ultimate Ears, Marshall, Nintendo,
    PlayStation, Xbox, Sega, Atari, Oculus, Valve, Kindle, Kobo, Roku, Chromecast, TiVo, Netgear, TP-Link, Linksys, Eero,
    Ubiquiti, Ring, Nest, Wyze, Arlo, Blink, Epson, Brother, Canon PIXMA, Lexmark, Intel, AMD, Nvidia, EVGA, Gigabyte,
    Seagate, Western Digital, SanDisk, Crucial, BenQ, ViewSonic, Optoma, Texas Instruments, Wacom, Elgato, Raspberry Pi, Philips Hue,
    Belkin, Mophie, OtterBox, Magnavox, RCA, Zenith, JVC, Aiwa, Kenwood, Bang & Olufsen, Teac, Nakamichi, ZTE, Alcatel, Misfit, Pebble,
    Bryston, Musical Fidelity, Sansui, Carver, Adcom, Infinity speakers, Cerwin-Vega, Paradigm, Martin Logan, Mission speakers,
    Retron, Analogue Pocket, Rokinon, Samyang, Laowa, Viltrox, Zhiyun, Manfrotto, Godox, Profoto, Drobo, Synology,
    QNAP, Buffalo, Zune, Palm, Garmin Nuvi, Magellan, TomTom, Cobra radio, Uniden, Baofeng, Icom, Kenwood radio,
    Emerson, Sylvania TV, Element TV, Westinghouse TV, Harmony remote, Fluance, Crosley, Victrola, Boston Acoustics,
    Energy speakers, Definitive Technology, Emotiva, Schiit, Topping, FiiO, Astell & Kern, Shure earphones, Koss,
    Grado, Hifiman, Audeze, Beyerdynamic, TI calculator`),
  'home-garden':
    names(`IKEA, West Elm, Pottery Barn, Crate & Barrel, CB2, Wayfair, Article, Ashley, La-Z-Boy, Ethan Allen,
    Restoration Hardware, Herman Miller, Steelcase, Eames, Knoll, Room & Board, Joybird, Castlery, Burrow, Lovesac,
    Ballard Designs, World Market, Pier 1, Target Threshold, Casper, Purple, Tempur-Pedic, Sealy, Serta, Tuft & Needle,
    Nectar, Saatva, Le Creuset, Staub, Lodge, All-Clad, KitchenAid, Cuisinart, Vitamix, Ninja, Instant Pot, Crock-Pot,
    Hamilton Beach, Oster, Keurig, Nespresso, Breville, De'Longhi, Gaggia, Bialetti, Chemex, Mr. Coffee, Moccamaster,
    Baratza, Smeg, Zojirushi, Pyrex, CorningWare, Corelle, Fiesta, Lenox, Calphalon, Caraway, Cutco, Wüsthof, Henckels,
    OXO, Tupperware, Rubbermaid, Dyson, Shark, Roomba, iRobot, Bissell, Hoover, Eureka, Miele, Whirlpool, Maytag,
    Kenmore, GE, Frigidaire, Bosch, Speed Queen, Honeywell, Lasko, Levoit, Weber, Traeger, Blackstone, Big Green Egg,
    Char-Broil, Solo Stove, Toro, John Deere, Husqvarna, Stihl, Craftsman, Ryobi, DeWalt, Makita, Milwaukee, Ridgid,
    Black & Decker, Snap-on, Husky, Kobalt, Stanley, Werner, Dremel, Festool, EGO, Greenworks, Worx, Singer, Husqvarna
    Viking, Juki, Bernina, Ruggable, Safavieh, Waterford, Uplift, Autonomous, Yankee Candle, Muji, Simplehuman, Honda generators, Champion
    generators, Philips Hue bulbs,
    Echo, Cub Cadet, Snapper, Ariens, Troy-Bilt, MTD, Poulan, Ego Power, Porter-Cable, Delta tools, Rockwell,
    Jet tools, Grizzly, Lincoln Electric, Generac, Champion, Honda generator, GE appliances, Amana,
    Bosch dishwasher, Kirby, Electrolux, Rainbow vacuum, Oreck, Broyhill, Bassett, Drexel, Thomasville, Lane,
    Stickley, Henredon, Pella, Andersen, Kohler, Moen, Delta faucet, Toto, American Standard, Suncast, Noritake,
    Mikasa, Pfaltzgraff, Lenox china, Sunbeam, Black+Decker, Sun Joe, Ryobi mower`),
  vehicles:
    names(`Toyota, Honda, Ford, Chevrolet, Chevy, GMC, Dodge, Ram, Jeep, Chrysler, Cadillac, Buick, Lincoln,
    Pontiac, Saturn, Oldsmobile, Mercury, Nissan, Infiniti, Datsun, Mazda, Mitsubishi, Subaru, Suzuki, Isuzu, Lexus, Acura,
    Scion, Hyundai, Kia, Genesis, Volkswagen, VW, Audi, BMW, Mercedes, Mercedes-Benz, Porsche, Volvo, Saab, Mini, Fiat,
    Alfa Romeo, Jaguar, Land Rover, Range Rover, Tesla, Rivian, Polestar, Harley-Davidson, Harley, Indian, Yamaha,
    Kawasaki, Ducati, KTM, Triumph, Royal Enfield, Moto Guzzi, Husqvarna, Vespa, Piaggio, Genuine, Kymco, Aprilia, Polaris,
    Can-Am, Arctic Cat, Ski-Doo, Sea-Doo, Bayliner, Boston Whaler, Sea Ray, Mastercraft, Bass Tracker, Lund, Evinrude,
    Mercury outboard, Johnson outboard, Minn Kota, Airstream, Winnebago, Jayco, Coachmen, Forest River, Keystone,
    Coleman camper, Casita, Michelin, Goodyear, Bridgestone, BFGoodrich, Firestone, Cooper, Toyo, Pirelli, Continental,
    Hankook, Nokian, Thule, Yakima, WeatherTech, Rad Power, Super73, Aventon, Lectric, Segway, Ninebot, Gotrax,
    Bilstein, Borla, MagnaFlow, Flowmaster, Warn, Interstate, Optima, Moog, Brembo, Enkei, American Racing, Fuel, Rhino-Rack,
    Peterbilt, Freightliner, Kubota, Big Tex, Club Car, EZ-GO,
    Kawasaki Ninja, Husaberg, Beta, Victory motorcycle, Buell, Genuine scooter, Lance scooter, TaoTao,
    Yamaha Waverunner, Tohatsu, Alumacraft, Tracker boats, Lowe, Crestliner, Hobie Cat, Keystone RV, Fleetwood,
    Terry trailer, Prowler, Scamp, Cooper tires, BBS, Husky Liners, Thule rack, Curt hitch, Reese hitch, Holley,
    Edelbrock, K&N, Fox shocks, Rancho, Warn winch`),
  clothing:
    names(`Nike, Adidas, Jordan, Yeezy, Reebok, Puma, New Balance, Asics, Brooks, Hoka, Saucony, On Cloud, Vans,
    Converse, Levi's, Wrangler, Lee, Lucky Brand, True Religion, 7 For All Mankind, Madewell, J.Crew, Gap, Old Navy, Banana
    Republic, Zara, H&M, Uniqlo, Forever 21, Shein, Urban Outfitters, Free People, Anthropologie, Reformation, Everlane,
    Lululemon, Athleta, Fabletics, Gymshark, Alo, Patagonia, The North Face, Columbia, Arc'teryx, Marmot, Mountain
    Hardwear, Canada Goose, Moncler, Carhartt, Dickies, Filson, Pendleton, L.L.Bean, Eddie Bauer, Lands' End, Duluth,
    Ralph Lauren, Polo, Tommy Hilfiger, Tommy Bahama, Lacoste, Brooks Brothers, Hugo Boss, Calvin Klein, Burberry,
    Gucci, Prada, Louis Vuitton, Chanel, Dior, Fendi, Balenciaga, Versace, Coach, Kate Spade, Michael Kors, Tory Burch,
    Dooney & Bourke, Vera Bradley, Longchamp, Fjällräven, Herschel, Ray-Ban, Oakley, Warby Parker, Dr. Martens, Doc Martens,
    Timberland, Red Wing, Danner, Ariat, Tony Lama, Justin boots, Frye, UGG, Sorel, Birkenstock, Crocs, Teva, Chaco, Keen,
    Merrell, Clarks, Cole Haan, Steve Madden, Sam Edelman, Aldo, Allbirds, Rothy's, Stuart Weitzman, Christian Louboutin,
    Supreme, Stüssy, Bape, Champion, Fila, Harley-Davidson, Ann Taylor, Loft, White House Black Market, Chico's, Torrid,
    Lane Bryant, Express, Victoria's Secret, Spanx, Skims, Figs, Carter's, Gymboree, Hanna Andersson, David's Bridal, Vuori,
    Under Armour, Ed Hardy, Hollister, Abercrombie, American Eagle, Aritzia, Helly Hansen, JanSport, Hunter boots,
    Stetson, Resistol, Dansko, OshKosh, Children's Place, Mini Boden, Janie and Jack, Tea Collection, Justice,
    Justice girls, Gap Kids, Cat & Jack, Eileen Fisher, J.Jill, Talbots, Lilly Pulitzer, Michael Kors bag,
    Duluth Trading, Red Kap, Lucchese, Thorogood, Chippewa, Allen Edmonds, Johnston & Murphy, Ecco, Naot,
    Mizuno shoes, Heelys, Men's Wearhouse, Azazie`),
  'sporting-goods':
    names(`Trek, Giant, Specialized, Cannondale, Bianchi, Surly, Salsa, Schwinn, Raleigh, Kona, Santa Cruz,
    Yeti Cycles, Huffy, Mongoose, Diamondback, GT, Fuji, Marin, Cervélo, Scott, Felt, Jamis, Co-op Cycles, Woom, Guardian,
    Electra, Redline, Haro, Shimano, SRAM, Giro, Bell, REI, MSR, Big Agnes, Nemo, Osprey, Deuter, Gregory, Kelty, Marmot,
    Black Diamond, Petzl, Mammut, Coleman, YETI, RTIC, Igloo, Pelican coolers, Jetboil, Therm-a-Rest, Sea to Summit, ENO,
    Hydro Flask, CamelBak, Burton, Rossignol, Salomon, K2, Atomic, Nordica, Lange, Volkl, Head, Fischer, Lib Tech, Ride,
    Union bindings, Smith, Wilson, Babolat, Prince, Titleist, Callaway, TaylorMade, Ping, Cobra, Mizuno, Cleveland golf,
    Scotty Cameron, Odyssey, Bushnell, Peloton, NordicTrack, Concept2, Bowflex, Rogue, ProForm, Sole, Schwinn IC4,
    Life Fitness, Precor, Cap Barbell, Rep Fitness, Manduka, Gaiam, TRX, Everlast, Hayabusa, Rawlings, Easton, Louisville
    Slugger, DeMarini, Spalding, Lifetime hoop, Bauer, CCM, Warrior, STX, Franklin, Selkirk, Joola, Stiga, Butterfly,
    Innova, Discraft, Penn, Shakespeare, Ugly Stik, Orvis, Abu Garcia, Daiwa, Old Town, Perception, Sun Dolphin,
    Hobie, iRocker, Wavestorm, Catch Surf, O'Neill, Rip Curl, Quiksilver, Moxi, Rollerblade, Riedell, Sector 9,
    Santa Cruz Skateboards, Element, Vortex, Hoyt, Bear Archery, Ozark Trail, Niner, Ibis, Pivot, Norco, Nishiki, Univega, Motobecane, Peugeot bikes, Centurion,
    Miyata, Novara, Public bikes, Linus, State Bicycle, Dahon, Brompton, Tern, Burley, Campagnolo, Mavic, Enve, Zipp, Chris
    King, Brooks saddle,
    Aventon, Rad Power, RadRover, RadWagon, Super73, Lectric, Juiced, Ride1Up, Velotric, Himiway, Heybike, Engwe,
    Pedego, Gazelle, Bosch ebike, Thule Chariot, Strider, Guardian bikes, Peugeot bicycle, GT bicycles, Redline BMX,
    Cervelo, Orbea, Hobie kayak, Hobie Mirage, Wilderness Systems, Ocean Kayak, Pelican kayak, Jackson kayak,
    Penn reel, Shimano reel, Sage fly rod, Redington, St. Croix, Plano, Mizuno golf, Cobra golf, Odyssey putter,
    Sun Mountain, Louisville Slugger, Marucci, Mossberg, Remington, Ruger, Leupold, Mathews, Sole treadmill,
    Schwinn Airdyne, Total Gym, Marcy, Titan Fitness, Gnu, Ride snowboards, Dynastar`),
  collectibles:
    names(`Pokémon, Magic: The Gathering, Yu-Gi-Oh!, Topps, Fleer, Upper Deck, Panini, Donruss, Bowman, PSA,
    Beckett, Funko, Hot Wheels, Matchbox, Redline, Mattel, Barbie, Hasbro, Kenner, G.I. Joe, Transformers, He-Man, Star Wars,
    Star Trek, Marvel, DC Comics, McFarlane, NECA, Hot Toys, Sideshow, Bandai, Gundam, Beanie Babies, Ty, Steiff, American
    Girl, Madame Alexander, Cabbage Patch, My Little Pony, Strawberry Shortcake, Lionel, Bachmann, Märklin, Revell, Franklin
    Mint, Danbury Mint, Bradford Exchange, Lladró, Hummel, Goebel, Precious Moments, Department 56, Swarovski figurine,
    Royal Doulton, Wedgwood, Limoges, Noritake, Depression glass, Fenton, Murano, Roseville, McCoy, Hull pottery, Rookwood,
    Waterford, Hallmark ornament, Lenox figurine, Disney, Coca-Cola, Pepsi, Budweiser, John Deere toy, Zippo, Case knives,
    Remington typewriter, Royal typewriter, Underwood, Olivetti, Smith-Corona, Bicycle cards, Blue Note, Motown, Columbia
    Records, Mobile Fidelity, Fillmore, Mondo, NASCAR, Upper Deck hockey, Garbage Pail Kids, Longaberger, Jim Beam decanter,
    Boyds Bears, Playmobil vintage, Schuco, Corgi, Dinky, Ertl, Tonka, Marx, Fisher-Price vintage, Labubu, Sonny Angel,
    KAWS, Bearbrick, Lego Star Wars, Thomas Kinkade, Norman Rockwell, Ansel Adams, Hamilton Collection, Viewmaster,
    Swarovski crystal, Franklin Mint, Lladro, Royal Copenhagen, Bing & Grondahl, Weller, Imperial glass,
    Westmoreland, Lalique, Baccarat, Belleek, Lenox, Capodimonte, Nippon, Occupied Japan, Dept 56,
    Cherished Teddies, Jim Shore, Lilliput Lane, Hallmark Keepsake, Christopher Radko, Willow Tree, American Girl,
    Marklin, American Flyer, Morgan dollar, Peace dollar, Mercury dime, Kennedy half, Schlitz, Budweiser stein,
    Disney pins, Star Wars Kenner, Hasbro Black Series, GI Joe, Transformers G1, Royal Albert, Fiestaware,
    Pyrex vintage, Jadeite, Blue Willow`),
  'musical-instruments':
    names(`Fender, Squier, Gibson, Epiphone, Martin, Taylor, Ibanez, Gretsch, PRS, ESP, LTD, Jackson,
    Schecter, Dean, Charvel, Guild, Seagull, Takamine, Ovation, Alvarez, Breedlove, Rickenbacker, Danelectro, Music Man,
    Sterling by Music Man, Hofner, Kramer, Washburn, Cort, Yamaha, Roland, Korg, Moog, Casio, Nord, Kurzweil, Steinway,
    Kawai, Baldwin, Kimball, Wurlitzer, Hammond, Rhodes, Arturia, Novation, Akai, Native Instruments, Teenage Engineering,
    Elektron, Behringer, Ludwig, Pearl, Tama, DW, Mapex, Gretsch drums, Zildjian, Sabian, Meinl, Paiste, Alesis, Remo, LP
    percussion, Vic Firth, Vox, Marshall, Orange, Mesa Boogie, Peavey, Ampeg, Blackstar, Line 6, Boss, MXR, Electro-Harmonix,
    Ibanez Tube Screamer, TC Electronic, Strymon, Dunlop, Digitech, ProCo, Fulltone, JHS, EarthQuaker, Pedaltrain, Shure,
    Sennheiser, Audio-Technica, Rode, Neumann, AKG, Blue, Focusrite, PreSonus, Universal Audio, MOTU, Mackie, QSC, Allen &
    Heath, Soundcraft, Tascam, KRK, Bach, Conn, Selmer, Buffet, King, Jupiter, Gemeinhardt, Armstrong, Holton, Getzen,
    Olds, Stradivarius copy, Cremona, Eastman, Kala, Cordoba, Lanikai, Luna, Deering, Hohner, Suzuki, Weltmeister,
    Elixir, D'Addario, Ernie Ball, Mono case, Fishman, Seymour Duncan, DiMarzio, Zoom,
    SWR, Crate, Gallien-Krueger, Hartke, Walrus Audio, Wampler, Keeley, Pearl drums, Story & Clark, Lowrey, Leslie,
    Buescher, Bundy, Leblanc, Vito, Noblet, Artley, Buffet Crampon, Besson, Yamaha YTS, Yamaha YAS, Godin,
    Silvertone, Harmony, Kay guitar, Lag, Oscar Schmidt, Gold Tone, Rover, Shubb, Kluson`),
  'jewelry-watches':
    names(`Seiko, Citizen, Timex, Casio, G-Shock, Rolex, Omega, Tudor, Breitling, TAG Heuer, Longines, Tissot,
    Hamilton, Orient, Bulova, Swatch, Fossil, Movado, Invicta, Skagen, Nixon, MVMT, Daniel Wellington, Michael Kors, Cartier,
    Patek Philippe, Audemars Piguet, IWC, Panerai, Zenith, Oris, Rado, Sinn, Nomos, Grand Seiko, Hublot, Bell & Ross,
    Stuhrling, Luminox, Victorinox, Marathon, Vostok, Elgin, Waltham, Gruen, Benrus, Wittnauer, Ingersoll, Baume & Mercier,
    Ebel, Raymond Weil, Mido, Certina, Glycine, Guess, Anne Klein, Armitron, Pulsar, Lorus, Pandora, Tiffany, Alex and
    Ani, James Avery, Kendra Scott, David Yurman, John Hardy, Swarovski, Brighton, Chamilia, Trollbeads, Kay Jewelers,
    Zales, Jared, Blue Nile, James Allen, Effy, Le Vian, Tacori, Neil Lane, Vera Wang, Harry Winston, Van Cleef, Bvlgari,
    Mikimoto, Trifari, Monet, Coro, Sarah Coventry, Napier, Weiss, Miriam Haskell, Avon jewelry, Juliana, Eisenberg,
    Kenneth Jay Lane, Gorjana, Mejuri, Catbird, Ana Luisa, Baublebar, Stella & Dot, Lia Sophia, Paparazzi, Silpada,
    Premier Designs, Tacoma silver, Georg Jensen, Navajo, Zuni, Hopi, Black Hills Gold, Origami Owl, Uno de 50, Konstantino,
    Hamilton Khaki, Orient Kamasu, Orient Bambino, Tag F1, Tissot PRX, Tissot Visodate, Accutron,
    Bulova Precisionist, Seiko Presage, Citizen Promaster, Casio Edifice, Casio Duro, Elgin pocket watch,
    Illinois Watch, Hampden, Gruen Curvex, Croton, Caravelle, Helbros, Universal Geneve, Concord, Tudor Black Bay,
    Christopher Ward, Steinhart, Zodiac, Doxa, Squale, San Martin, Pagani Design, Festina, Kay, Helzberg, Barkev's,
    Brilliant Earth, Charles & Colvard, Monica Vinader, Lagos, Roberto Coin, Ippolita, Judith Ripka, Barbara Bixby,
    Majorica, Napier necklace`),
  other:
    names(`Graco, Chicco, UPPAbaby, Bugaboo, Britax, Evenflo, Nuna, Baby Jogger, BOB, Thule jogger, Doona, Maxi-Cosi, Cybex,
    Ergobaby, BabyBjörn, Infantino, Boba, Tula, Halo, Snoo, Baby Brezza, Owlet, Nanit, 4moms, Fisher-Price, Medela, Spectra, Haakaa,
    Dr. Brown's, Boppy, Skip Hop, Summer Infant, Pampers, Huggies, Similac, Enfamil, VTech, LeapFrog, Little Tikes, Step2,
    Melissa & Doug, KidKraft, LEGO, Duplo, Playmobil, Magna-Tiles, Hape, Lovevery, Nerf, Power Wheels, Radio Flyer,
    Ravensburger, Catan, Hasbro Gaming, Monopoly, Scholastic, Penguin, Norton, Pearson, McGraw-Hill, Cengage, Kaplan,
    Barron's, National Geographic, Dr. Seuss, Harry Potter, Stephen King, James Patterson, Sephora, Ulta, MAC, Fenty,
    Clinique, Estée Lauder, Lancôme, NARS, bareMinerals, Tarte, Too Faced, Benefit, Urban Decay, Olaplex, Monat, Mary Kay, Rodan + Fields, Bath & Body Works, Drunk
    Elephant, CeraVe, Chanel perfume, Dior Sauvage, Creed, Jo Malone, Dyson Airwrap, Dyson Supersonic, Revlon, Conair,
    T3, Chi, GHD, Wahl, Andis, Oral-B, Sonicare, Theragun, Petmate, MidWest, Kong, Furminator, PetSafe, Chewy, Purina,
    Hill's, Litter-Robot, Aqueon, Fluval, Marineland, Exo Terra, Zoo Med, Frisco, Cricut, Silhouette, Brother sewing,
    Joann, Michaels, Crayola, Prismacolor, Winsor & Newton, Copic, Sharpie, Moleskine, Avery, Fellowes, HON, Swingline,
    Brother label maker, DYMO, Samsonite, Tumi, Away, American Tourister, Travelpro, Rimowa, Briggs & Riley, Drive Medical,
    Invacare, Pride Mobility, U-Haul, Ticketmaster, Hallmark,
    Golden Technologies, Golden Buzzaround, Shoprider, Pride Go-Go, Pride Jazzy, Drive Scout, EV Rider, Merits,
    Permobil, Quickie wheelchair, Nova walker, Hugo rollator, Hoyer, Mountain Buggy, Phil & Teds, Silver Cross,
    Stokke, Bumbleride, Valco, Joovy, Cosco, Safety 1st, Philips Avent, Tommee Tippee, Comotomo, Willow pump, Elvie,
    Snuggle Me, Babyletto, DaVinci crib, Delta Children, KidKraft Savannah, Little Tikes Cozy Coupe,
    Greenleaf dollhouse, Real Good Toys, Carson books, Kumon, Usborne, Lakeshore Learning, Skutt, Brent wheel,
    Shimpo, Amaco, Janome, Bernina, Pfaff, Viking sewing, Juki, Singer Featherweight, Accuquilt, iCrate, Ruffwear,
    Furrion, Catit, Coralife, Tetra, Drs Foster, Herman pet, U-Haul boxes, Babyliss`),
};

/** All brands without duplicates. */
export const BRAND_NAMES: readonly string[] = [...new Set(Object.values(BRANDS_BY_CATEGORY).flat())];

function names(list: string): readonly string[] {
  return list.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '));
}
