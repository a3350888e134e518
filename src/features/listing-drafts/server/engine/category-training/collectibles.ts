import type { CategorySeeds } from './category-seeds.ts';

export const collectibles: CategorySeeds = {
  kinds: `trading cards, sports cards, baseball cards, football cards, basketball cards, hockey cards, rookie card,
    autographed card, graded card, pokemon cards, pokemon binder, booster box, booster pack, elite trainer box, holo
    card, magic cards, mtg deck, commander deck, yugioh cards, card collection, card binder, comic book, comic
    books, comics, comic collection, graphic novel first print, long box of comics, coins, coin collection, silver
    coins, silver dollar, half dollar, wheat pennies, buffalo nickels, proof set, mint set, state quarters, gold
    coin, silver bar, silver bullion, foreign coins, paper money, currency notes, banknotes, silver certificate,
    stamps, stamp collection, stamp album, first day covers, postcards, vintage postcards, old photographs, tintype,
    letters ephemera, old newspapers, vintage magazines, playboy magazines, life magazines, old maps, antique map,
    vintage advertising, old sign, neon sign, beer sign, metal sign, porcelain sign, tin sign, gas pump, oil can,
    license plates, vintage license plate, bottle, antique bottles, milk bottle, coke bottles, beer steins, beer
    cans, shot glasses, matchbooks, swizzle sticks, bottle openers, advertising tin, lunch box, vintage lunchbox,
    cookie jar, salt and pepper shakers, depression glass, carnival glass, milk glass, uranium glass, art glass,
    paperweight, crystal figurine, porcelain figurine, figurine, figurines, statue, bust, sculpture, bronze statue,
    snow globe, music box, nutcracker, christmas ornaments collectible, christmas village, collector plate,
    collector plates, teacup collection, thimbles, spoons collection, souvenir spoons, bells, pottery vintage, art
    pottery, stoneware crock, antique crock, antique furniture, antique clock, mantel clock, cuckoo clock,
    grandfather clock, pocket knife, knife collection, sword, katana, bayonet, military medals, military patches,
    army helmet, ww2 memorabilia, civil war bullet, flag vintage, political buttons, campaign buttons, pins, enamel
    pins, disney pins, pin collection, patches, boy scout patches, keychains, zippo lighter, lighters, ashtray
    vintage, tobacco pipe, cigar box, fountain pen vintage, typewriter, antique typewriter, sewing machine antique,
    rotary phone, candlestick phone, antique radio, tube radio vintage, antique camera, brownie camera, slide
    projector, antique phonograph, victrola, gramophone, jukebox, pinball machine, slot machine, arcade machine,
    gumball machine, coke machine, barber pole, vinyl records, vinyl record, records, record collection, lp, lps,
    albums vinyl, 45s, 78 records, box set vinyl, first pressing, picture disc, cassette tapes, 8 track tapes, movie
    poster, concert poster, gig poster, movie memorabilia, movie prop, autograph, autographed photo, signed
    baseball, signed jersey framed, signed football, signed guitar, sports memorabilia, bobblehead, bobbleheads,
    game used bat, ticket stub, world series program, pennant, starting lineup figures, action figure, action
    figures, vintage toys, tin toy, wind up toy, toy soldiers, die cast cars, diecast car, model car, model kit,
    model airplane, model ship, model train, train set, ho scale trains, o gauge train, locomotive, slot cars, hot
    wheels cars, matchbox cars, matchbox collection, toy trucks, pedal car, cap gun, dolls, vintage doll, porcelain
    doll, antique doll, barbie doll, holiday barbie, doll clothes vintage, dollhouse miniatures, teddy bear antique,
    beanie babies, plush collectible, funko pop, funko pops, blind box, vinyl figure, anime figure, manga figure,
    statue anime, lego set retired, lego minifigures, sealed lego set, puppets, marionette, vintage board game,
    vintage halloween, vintage christmas decorations, blow mold, vintage pyrex rare, painting, oil painting,
    watercolor painting, art print, lithograph, limited edition print, signed print, screen print poster, etching,
    woodblock print, needlepoint, tapestry, folk art, tribal mask, african mask, carved wood mask, native american
    pottery, kachina doll, arrowheads, fossils, fossil, minerals, geode, crystals specimens, meteorite, taxidermy,
    deer antlers, mounted deer head, seashells, rare book, first edition book, signed first edition, antique bible,
    antique quilt, railroad lantern, ship wheel, nautical brass, skeleton key, antique lock, door knob antique,
    insulators, marbles, yo yo vintage, antique scale, butter churn, washboard antique, trunk antique, antique oil
    lamp, kerosene lamp, hurricane lamp antique, tea set antique, silver plate tray, sterling silver flatware,
    vintage barware, decanter, antique chest, antique dresser mirror, antique chair, antique table, antique cabinet,
    antique bottle, antique tools, vintage tools, old tools, vintage decor, vintage art, statue pair, porcelain dog,
    ceramic figurines, vintage ceramic, oriental vase, chinese vase, asian art, persian antique, cloisonne, ivory
    carving, jade carving, buddha statue, wall plate, commemorative plate, commemorative coin, stock certificate,
    vintage photo, photograph signed, historic newspaper, sports program, yearbook, old books, antique books, signed
    book, comic art, animation cel, disney figurine, disney collectibles, star wars collection, star trek
    collectibles, marvel collectible, anime figures, dragon ball figure, gundam model, nerf vintage, vintage lego,
    vintage barbie, barbie collection, monster high doll collection, mccoy planter, vintage lamp, tiffany style
    lamp, stained glass panel, vintage mirror, brass figurine, pewter figurine, silver tray, silverware antique,
    china set antique, tea cups, antique silver, antique jewelry box music, vintage suitcase decor, vintage cooler,
    vintage thermos, vintage radio, vintage camera collection, vintage phone, vintage typewriter, vintage sewing
    machine, coke memorabilia, beer memorabilia, bar sign, neon beer light, hockey memorabilia, nfl memorabilia, mlb
    collectibles, wrestling figures, nascar collectibles, diecast truck, farm toys, toy tractor die cast, pressed
    steel toy, view master, vhs tapes, vhs collection, laser discs, sports card lot, pokemon lot, pokemon tins,
    yugioh tin, one piece cards, lorcana, digimon cards, warhammer miniatures, warhammer, dnd miniatures, keychain
    collection, patch collection, hat pins collection, lego set complete, lego set with instructions, lego technic,
    lego creator, lego architecture, lego modular building, lego ideas, lego star wars, hot wheels lot, lot of hot
    wheels, matchbox lot, toy car collection, old phone collector, old nokia, first edition, first edition
    paperback, first edition hardcover, vintage sign, antique mantel clock, chess set hand carved, antique chess
    set, vintage monopoly, vintage board games, antique sewing machine treadle, crystal decanter antique, old coins,
    box of old coins, box of records, crate of records, mechanical bank, cast iron bank, cast iron toy, antique toy,
    old toy, lionel steam engine, steam engine train, steam locomotive model, railroad memorabilia, bare wood duck
    decoy antique, landscape painting, portrait painting, framed painting, signed painting, pair of paintings, milk
    crate vintage, soul 45s, jukebox 45s, box of 45s, 45 rpm records, tin robot, toy robot, robot toy wind up, shelf
    of lps`,
  models: `charizard, pikachu, base set, shadowless, evolving skies, 151 set, paldean fates, vmax, black lotus, dual land, sol
    ring, blue eyes white dragon, dark magician, mickey mantle, michael jordan card, ken griffey jr, lebron rookie, tom brady
    rookie, kobe bryant, babe ruth, shohei ohtani, wayne gretzky, patrick mahomes, amazing spider-man, x-men 1, action
    comics, detective comics, spawn 1, incredible hulk, batman comics, superman comics, walking dead comic, morgan silver dollar,
    morgan dollar, peace dollar, walking liberty, mercury dimes, kennedy half dollar, kennedy half, eisenhower dollar, indian
    head penny, silver eagle, krugerrand, 1943 steel penny, two dollar bill, penny black, inverted jenny, darth vader, boba
    fett, luke skywalker, stormtrooper, millennium falcon, optimus prime, megatron, skeletor, cobra commander, ninja
    turtles, tmnt figures, batman figure, spiderman figure, iron man figure, predator figure, treasure hunt, super treasure
    hunt, redline hot wheels, holiday barbie 1996, bob mackie barbie, samantha doll, kirsten doll, princess diana bear, 1:18
    scale, 1:24 scale, 1:64 scale, ho scale, n scale, o gauge, polar express train, beatles, led zeppelin, pink floyd, rolling
    stones, elvis, bob dylan, miles davis, fleetwood mac, nirvana nevermind, grateful dead, dark side of the moon, abbey
    road, rumours, thriller, sgt peppers, zeppelin iv, taylor swift vinyl, gone with the wind plate, coca cola tray, texaco
    sign, route 66 sign, garbage pail kids, pez dispensers, cabbage patch kids, care bears, shirt tales, speak and spell, rock
    em sock em, etch a sketch vintage, furby, tamagotchi, polly pocket vintage, trolls dolls, kewpie, nesting dolls, fabergé
    style egg, capodimonte, nao figurine, dresden figurine, toby mug, jasperware, blue willow, flow blue, fiestaware vintage,
    moon and stars glass, hobnail, cranberry glass, jadeite`,
  talk: `from my grandfather's collection; inherited and don't know much about them; from an estate; estate sale find;
    found in the attic; part of my collection; downsizing my collection; selling my collection; collector owned;
    adult collector; great for a collector; a must have for collectors; rare and hard to find; hard to find; limited
    edition; numbered 123 of 500; limited run; certificate of authenticity; coa included; psa 9; psa graded; bgs
    9.5; cgc 9.4; ungraded; raw; near mint; nm; vg plus; vg condition; lightly played; heavily played; mint in box;
    new in box never opened; never removed from box; box has shelf wear; box has some wear; sealed; factory sealed;
    unpunched card; in protective case; in hard plastic case; sleeved and toploaded; bagged and boarded; displayed
    in a case; displayed in glass cabinet; in binder pages; not selling singles; selling as a lot; sold as a lot;
    whole lot; lot of 20; about 400 cards; over 100 pieces; complete set; incomplete; missing one; played with
    condition; loose no accessories; with original accessories; no weapons; all parts; joints tight; paint wear;
    paint is original; original paint; some chipping; a small chip on the base; no chips no cracks; hairline crack;
    crazing; patina; tarnish; some rust; foxing; yellowed pages; cover detached; spine wear; seam split on jacket;
    sleeve has ring wear; plays through with light surface noise; vinyl is clean; plays well; jacket in good shape;
    original pressing; reissue; gatefold; with poster and inserts; marked on the bottom; signed by the artist;
    signed lower right; hand signed; authenticated by jsa; hand painted; hand carved; made in germany; made in
    japan; made in occupied japan; west germany; circa 1920; early 1900s; from the 1940s; 1950s; 1960s; 1970s toy;
    80s toys; 90s nostalgia; antique; vintage; mid century; victorian era; art deco; depression era; wwii era; civil
    war; authentic not a reproduction; not a repro; reproduction; great display piece; great shelf piece; looks
    great on a shelf; conversation piece; man cave; 90 percent silver; circulated; uncirculated; brilliant
    uncirculated; key date; mint mark; face value; not cleaned; face and reverse; gilt frame; framed under glass;
    matted and framed; unframed; 18x24; second printing; first printing; first issue; first appearance; key issue;
    silver age; bronze age; junk wax era; holographic; reverse holo; japanese cards; english set; retired;
    discontinued; vaulted; chase; exclusive; comic con exclusive; works when wound; keeps time when wound; runs but
    hums; needs a ribbon; not sure if it works; provenance; papers included; passed down in my family;
    grandmother's; great grandfather's; values online much higher; priced below book; looks old; age unknown; not
    sure how old; dates from the 1800s; stamped on the bottom; maker's mark; signed and dated; one of a kind piece;
    from my doll collection; from my record collection; card is centered; corners are sharp; box never opened card
    set`,
};
