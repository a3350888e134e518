import type { CategorySeeds } from './category-seeds.ts';

export const jewelryWatches: CategorySeeds = {
  kinds: `diver, field watch, pilot watch, dress watch, vintage watch, railroad pocket watch, watch lot,
    anniversary band, claddagh ring, stacking rings, platinum ring, tungsten ring, titanium ring, emerald ring,
    pearl ring, garnet ring, amethyst ring, topaz ring, mood ring, diamond necklace, statement necklace,
    pendant necklace, heart locket, charm necklace, name necklace, herringbone chain, dog tag necklace, bolo tie,
    squash blossom necklace, bangle set, cuff, leather bracelet, friendship bracelet, id bracelet, bead charms,
    drop earrings, chandelier earrings, ear climbers, nose stud, hat pin, lapel pin gold, crown headpiece,
    hair comb bridal, antique jewelry, handmade jewelry, body chain, bag of jewelry,
    matching necklace and earrings, ring holder, gemstone beads, sterling silver jewelry, native american jewelry,
    jade bangle, jade pendant, amber necklace, coral necklace, cubic zirconia, rhinestone necklace,
    birthstone necklace, zodiac pendant, evil eye bracelet, religious medal, saint christopher medal,
    memorial necklace, mother's ring, mens jewelry, mens bracelet, mens chain, mens gold chain, mens silver ring,
    womens ring, ladies ring, ladies gold watch, ladies rolex, mens rolex, luxury watch, designer watch,
    vintage rolex, vintage omega, vintage seiko, mens seiko, watch collection, two watches, broken watches,
    kids watch, watch bands lot, gold bracelet 14k, gold earrings, silver earrings, hoop earings, beaded earrings,
    crystal necklace, swarovski earrings, swarovski necklace, swarovski bracelet, pandora ring, tiffany necklace,
    tiffany bracelet, tiffany ring, diamond pendant, diamond bracelet, wedding ring set, his and hers rings,
    engagement set, ring set, ring size 6, ring size 8, gold coin pendant, silver cross, crucifix necklace,
    hebrew pendant, star of david necklace, buddha pendant, elephant necklace, turtle necklace, layered necklace,
    pearl strand, pearl bracelet, gem ring, gold plated chain, cuban chain, iced out watch, iced chain,
    jewelry bundle, ring dish, 14kt wg band, white gold band, yellow gold band, white gold ring, 14kt ring,
    10kt ring, gold band, wg ring, yg chain, rubber watch strap, silicone watch strap, watch strap 20mm,
    olive wood rosary`,
  models: `yacht master, speedmaster professional, seamaster 300m, de ville, aqua terra, pelagos, ranger tudor,
    superocean, colt breitling, carrera, monaco, formula 1, hydroconquest, conquest, master collection, visodate,
    seastar, le locle, khaki king, ventura, intra-matic, murph, mako, ray ii, kamasu, orient star, skx013, skx009,
    srpd55, snk809, sarb033, sarb017, samurai, sumo, alpinist, cocktail time, monster seiko, kinetic,
    nighthawk citizen, skyhawk, tsuyosa, nh35, miyota movement, eta 2824, a168, ae1200, duro, mudmaster, dw-5600,
    ga2100, casioak, gw-m5610, frogman, ironman, easy reader, q timex, waterbury, accutron, lunar pilot,
    precisionist, sistem51, neutra, townsman, parker, darci, runway, bradshaw, lexington, bold movado,
    museum watch, pro diver, speedway, tank must, santos, ballon bleu, panthere, juste un clou, trinity ring,
    alhambra, serpenti, return to tiffany, open heart, elsa peretti, t wire, atlas ring, pandora moments,
    snake chain, essence, cable bracelet, cable classic, albion, petite wheaton, ari heart, danielle earrings,
    skyler, infinity pendant, chocolate diamonds, levian ring, solitaire, princess cut, marquise, cushion cut,
    asscher, claw setting, cathedral setting, bezel set, pave`,
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
