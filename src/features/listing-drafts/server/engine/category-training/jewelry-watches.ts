import type { CategorySeeds } from './category-seeds.ts';

export const jewelryWatches: CategorySeeds = {
  kinds: `watch, wrist watch, wristwatch, mens watch, womens watch, ladies watch, automatic watch, mechanical watch,
    quartz watch, dive watch, diver, field watch, pilot watch, dress watch, chronograph, digital watch, vintage
    watch, pocket watch, railroad pocket watch, watch band, watch strap, leather watch strap, nato strap, watch
    bracelet, watch box, watch case, watch winder, watch parts, watch movement, watch lot, ring, rings, engagement
    ring, diamond ring, wedding ring, wedding band, mens wedding band, wedding set, bridal set, anniversary band,
    eternity band, promise ring, solitaire ring, halo ring, cocktail ring, signet ring, class ring, claddagh ring,
    stacking rings, toe ring, gold ring, silver ring, platinum ring, tungsten ring, titanium ring, moissanite ring,
    sapphire ring, emerald ring, ruby ring, opal ring, pearl ring, turquoise ring, garnet ring, amethyst ring, topaz
    ring, birthstone ring, mood ring, necklace, gold necklace, silver necklace, pearl necklace, diamond necklace,
    beaded necklace, statement necklace, choker, pendant, pendant necklace, cross pendant, cross necklace, locket,
    heart locket, medallion, charm necklace, name necklace, gold chain, silver chain, cuban link chain, rope chain,
    figaro chain, box chain, herringbone chain, dog tag necklace, rosary, bolo tie, squash blossom necklace,
    bracelet, gold bracelet, silver bracelet, tennis bracelet, charm bracelet, bangle, bangles, bangle set, cuff
    bracelet, cuff, link bracelet, beaded bracelet, leather bracelet, friendship bracelet, id bracelet, anklet,
    ankle bracelet, charms, bead charms, earrings, stud earrings, diamond studs, hoop earrings, gold hoops, drop
    earrings, dangle earrings, chandelier earrings, pearl earrings, clip on earrings, ear cuffs, ear climbers, nose
    ring, nose stud, body jewelry, belly ring, brooch, brooches, pin brooch, cameo, cameo brooch, hat pin, lapel pin
    gold, tie clip, tie tack, cufflinks, cuff links, tiara, crown headpiece, hair comb bridal, jewelry, fine
    jewelry, costume jewelry, vintage jewelry, estate jewelry, antique jewelry, handmade jewelry, fashion jewelry,
    body chain, jewelry lot, bag of jewelry, jewelry set, matching necklace and earrings, jewelry box, jewelry
    armoire, jewelry stand, ring box, ring holder, jewelry cleaner, jewelry making supplies, beads, gemstone beads,
    loose gemstones, loose diamond, loose stones, scrap gold, scrap silver, gold jewelry, silver jewelry, sterling
    silver jewelry, turquoise jewelry, native american jewelry, jade bangle, jade pendant, amber necklace, coral
    necklace, cubic zirconia, rhinestone necklace, birthstone necklace, zodiac pendant, evil eye bracelet, religious
    medal, saint christopher medal, memorial necklace, mother's ring, grillz, mens jewelry, mens ring, mens
    bracelet, mens chain, mens gold chain, mens silver ring, womens ring, ladies ring, ladies gold watch, ladies
    rolex, mens rolex, luxury watch, designer watch, vintage rolex, vintage omega, vintage seiko, mens seiko, watch
    collection, two watches, watches lot, broken watches, kids watch, watch bands lot, gold bracelet 14k, gold
    earrings, silver earrings, hoop earings, earings, neckless, braclet, silver cuff, beaded earrings, crystal
    necklace, swarovski earrings, swarovski necklace, swarovski bracelet, pandora ring, pandora charms, tiffany
    necklace, tiffany bracelet, tiffany ring, diamond band, diamond earrings, diamond pendant, diamond bracelet,
    wedding rings, wedding ring set, bridal ring set, his and hers rings, engagement set, ring set, ring size 6,
    ring size 8, gold nugget, gold coin pendant, gold cross, silver cross, crucifix necklace, hebrew pendant, star
    of david necklace, buddha pendant, elephant necklace, turtle necklace, layered necklace, pearl strand, pearl
    bracelet, gem ring, gold plated chain, cuban chain, iced out watch, iced chain, jewelry bundle, jewelry
    organizer, ring dish, 14kt wg band, white gold band, yellow gold band, white gold ring, 14kt ring, 10kt ring,
    gold band, wg ring, yg chain, rubber watch strap, silicone watch strap, watch strap 20mm, olive wood rosary`,
  models: `submariner, datejust, gmt master, daytona, explorer ii, oyster perpetual, air king, day date, yacht master, speedmaster,
    speedmaster professional, seamaster, seamaster 300m, constellation, de ville, aqua terra, black bay, pelagos, ranger tudor,
    navitimer, superocean, colt breitling, carrera, monaco, formula 1, aquaracer, hydroconquest, conquest, master collection,
    prx, visodate, seastar, le locle, khaki field, khaki king, jazzmaster, ventura, intra-matic, murph, bambino, mako, ray ii,
    kamasu, orient star, seiko 5, skx007, skx013, skx009, srpd55, snk809, sarb033, sarb017, turtle, samurai, sumo, alpinist,
    presage, cocktail time, monster seiko, prospex, kinetic, eco-drive, promaster, nighthawk citizen, skyhawk, tsuyosa, nh35, miyota
    movement, eta 2824, f91w, a168, ae1200, duro, mudmaster, dw5600, dw-5600, ga2100, casioak, gw-m5610, frogman, edifice,
    weekender, expedition, ironman, easy reader, marlin, q timex, waterbury, accutron, lunar pilot, precisionist, sistem51, moonswatch,
    grant, neutra, townsman, parker, darci, runway, bradshaw, lexington, bold movado, museum watch, pro diver, speedway, tank, tank
    must, santos, ballon bleu, panthere, love bracelet, juste un clou, trinity ring, alhambra, serpenti, return to tiffany,
    heart tag, open heart, elsa peretti, t wire, atlas ring, pandora moments, snake chain, essence, cable bracelet, cable
    classic, albion, petite wheaton, elisa, ari heart, danielle earrings, skyler, infinity pendant, chocolate diamonds, levian
    ring, open hearts, solitaire, princess cut, marquise, cushion cut, asscher, claw setting, cathedral setting, bezel set, pave`,
  talk: `14k gold; 14kt; 10k yellow gold; 18k white gold; rose gold; solid gold not plated; gold plated; gold filled;
    gold tone; sterling silver; 925 stamped; marked 925; stamped 14k; hallmarked; platinum; tungsten carbide;
    stainless steel case; titanium case; tested real gold; passes diamond tester; weighs 12 grams; 3.1 grams; 5 dwt;
    24 inch chain; 18 inch; 20 in rope; 7 inch wrist; 7.5 inches; adjustable 16 to 18; lobster clasp; spring ring
    clasp; toggle clasp; clasp works; clasp is broken; safety chain; screw backs; push backs; for pierced ears; size
    6; ring size 7; size 7.5 can be resized; can be sized; resized to 5.5; half carat; .75 ct; 1 carat center stone;
    2ctw; total carat weight; vs1 clarity g color; si2; gia certified; lab grown; with appraisal; appraisal papers
    included; appraised at; natural diamond; genuine stone; real pearls; akoya; freshwater pearls; cultured pearl;
    genuine turquoise; opal has nice fire; cubic zirconia; stones are all there; missing a stone; one stone missing;
    prongs are tight; sparkles; shiny; polished; needs polishing; some tarnish; light scratches from wear; engraved
    inside; not engraved; no engraving; engagement called off; engagement didn't work out; divorce sale; ex bought
    it for me; grandmother's ring; family heirloom; wore on special occasions; never worn gift; comes in box with
    pouch; original box and pouch; gift box; box and papers; box only no papers; full set; watch only; service
    history; serviced in 2022; recently serviced; keeps great time; keeps good time; runs +5 seconds a day; needs a
    battery; new battery just put in; runs when wound; hand wind; automatic movement; manual wind; self winding;
    quartz movement; solar never needs a battery; swiss made; japan movement; 38mm case; 40 mm; 42mm; lug to lug;
    20mm lugs; sapphire crystal; mineral crystal; crystal has a scratch; no scratches on crystal; domed crystal;
    blue dial; black dial; mother of pearl dial; date window works; day date; lume is strong; bezel clicks; bezel
    insert; rotating bezel; water resistant; 200m water resistance; screw down crown; on jubilee bracelet; oyster
    bracelet; extra links; all links included; links removed included; comes with two straps; nato strap; leather
    band; band has wear; strap replaced; expansion band; fits up to 8 inch wrist; small wrist; aftermarket parts; no
    service papers; serial number; authentic guaranteed; not authentic; can meet at a jeweler; meet at jeweler to
    verify; navajo made; handmade in mexico; signed piece; unsigned; made by local artist; unsorted craft or resale;
    good for crafts; clip on; matching set; set of three; dangle; heart shaped; cross; initial; zodiac; ref number
    on the case; reference 1016; manual wind and running; running well; serviced last year runs great; from 1968;
    34mm; 36mm case; dial is original; refinished dial; never had it resized; small ruby; my grandmother's gold;
    appraised at 900`,
};
