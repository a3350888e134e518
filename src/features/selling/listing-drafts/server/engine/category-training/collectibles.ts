import type { CategorySeeds } from './category-seeds.ts';

export const collectibles: CategorySeeds = {
  kinds: `topps complete set, topps baseball set, toby jug, first edition books, autographed card, holo card, mtg deck, graphic novel first print, long box of comics, buffalo nickels,
    state quarters, silver bullion, foreign coins, currency notes, old photographs, letters ephemera,
    old newspapers, vintage magazines, playboy magazines, old maps, antique map, vintage advertising, old sign,
    gas pump, oil can, vintage license plate, beer cans, matchbooks, swizzle sticks, advertising tin,
    vintage lunchbox, crystal figurine, christmas ornaments collectible, teacup collection, bells,
    pottery vintage, antique crock, antique furniture, antique clock, knife collection, ww2 memorabilia,
    civil war bullet, flag vintage, campaign buttons, boy scout patches, ashtray vintage, fountain pen vintage,
    antique typewriter, sewing machine antique, rotary phone, candlestick phone, tube radio vintage,
    antique camera, brownie camera, antique phonograph, gramophone, jukebox, slot machine, gumball machine,
    barber pole, albums vinyl, 78 records, box set vinyl, first pressing, picture disc, movie memorabilia,
    movie prop, autographed photo, signed jersey framed, signed guitar, game used bat, world series program,
    starting lineup figures, vintage toys, tin toy, ho scale trains, matchbox collection, pedal car, cap gun,
    vintage doll, antique doll, holiday barbie, doll clothes vintage, dollhouse miniatures, teddy bear antique,
    beanie babies, plush collectible, blind box, manga figure, statue anime, lego set retired, sealed lego set,
    puppets, marionette, vintage board game, vintage halloween, vintage christmas decorations, blow mold,
    vintage pyrex rare, limited edition print, signed print, screen print poster, woodblock print, needlepoint,
    folk art, tribal mask, african mask, carved wood mask, native american pottery, kachina doll,
    crystals specimens, deer antlers, mounted deer head, seashells, rare book, signed first edition,
    antique bible, antique quilt, ship wheel, nautical brass, antique lock, door knob antique, insulators,
    marbles, yo yo vintage, antique scale, butter churn, washboard antique, trunk antique, hurricane lamp antique,
    tea set antique, silver plate tray, sterling silver flatware, vintage barware, antique chest,
    antique dresser mirror, antique chair, antique table, antique cabinet, antique tools, vintage tools,
    old tools, vintage decor, vintage art, statue pair, porcelain dog, vintage ceramic, oriental vase,
    chinese vase, asian art, persian antique, cloisonne, ivory carving, jade carving, commemorative plate,
    stock certificate, photograph signed, historic newspaper, sports program, old books, antique books,
    signed book, comic art, animation cel, star wars collection, star trek collectibles, marvel collectible,
    dragon ball figure, gundam model, nerf vintage, vintage lego, vintage barbie, barbie collection,
    monster high doll collection, mccoy planter, vintage lamp, tiffany style lamp, vintage mirror, brass figurine,
    pewter figurine, silver tray, silverware antique, china set antique, antique silver,
    antique jewelry box music, vintage suitcase decor, vintage cooler, vintage thermos, vintage camera collection,
    vintage phone, vintage typewriter, vintage sewing machine, coke memorabilia, beer memorabilia, bar sign,
    neon beer light, hockey memorabilia, nfl memorabilia, mlb collectibles, nascar collectibles, diecast truck,
    farm toys, toy tractor die cast, pressed steel toy, view master, vhs collection, laser discs, sports card lot,
    pokemon tins, yugioh tin, one piece cards, lorcana, digimon cards, warhammer miniatures, dnd miniatures,
    keychain collection, patch collection, hat pins collection, lego set complete, lego set with instructions,
    lego creator, lego architecture, lego modular building, lego ideas, lego star wars, hot wheels lot,
    lot of hot wheels, matchbox lot, toy car collection, old phone collector, old nokia, first edition,
    first edition paperback, first edition hardcover, antique mantel clock, chess set hand carved,
    antique chess set, vintage monopoly, antique sewing machine treadle, crystal decanter antique, old coins,
    box of old coins, box of records, crate of records, cast iron toy, antique toy, old toy, lionel steam engine,
    steam engine train, steam locomotive model, railroad memorabilia, bare wood duck decoy antique,
    framed painting, signed painting, pair of paintings, milk crate vintage, soul 45s, jukebox 45s, box of 45s,
    robot toy wind up, shelf of lps, penny collection, pokemon, graphic novel first edition, screen print,
    race car toy, soul 45, signed ball, ornament set, badge, pin badge, bottle cap, shot glass collection,
    map print, globe, old camera collection, teddy bear steiff, token, button collection`,
  models: `pikachu, base set, shadowless, evolving skies, 151 set, paldean fates, vmax, black lotus, dual land,
    sol ring, blue eyes white dragon, dark magician, mickey mantle, michael jordan card, ken griffey jr,
    lebron rookie, tom brady rookie, kobe bryant, babe ruth, shohei ohtani, wayne gretzky, patrick mahomes,
    amazing spider-man, x-men 1, action comics, detective comics, incredible hulk, batman comics, superman comics,
    walking dead comic, peace dollar, walking liberty, mercury dimes, kennedy half dollar, kennedy half,
    eisenhower dollar, 1943 steel penny, penny black, inverted jenny, darth vader, boba fett, luke skywalker,
    stormtrooper, optimus prime, megatron, skeletor, cobra commander, ninja turtles, tmnt figures,
    spiderman figure, iron man figure, predator figure, treasure hunt, super treasure hunt, redline hot wheels,
    holiday barbie 1996, bob mackie barbie, samantha doll, kirsten doll, princess diana bear, 1:18 scale,
    1:24 scale, 1:64 scale, ho scale, n scale, o gauge, polar express train, beatles, led zeppelin, pink floyd,
    rolling stones, elvis, bob dylan, miles davis, fleetwood mac, nirvana nevermind, grateful dead,
    dark side of the moon, abbey road, rumours, thriller, sgt peppers, zeppelin iv, taylor swift vinyl,
    gone with the wind plate, coca cola tray, texaco sign, route 66 sign, garbage pail kids, pez dispensers,
    cabbage patch kids, care bears, shirt tales, speak and spell, rock em sock em, etch a sketch vintage, furby,
    tamagotchi, polly pocket vintage, trolls dolls, kewpie, nesting dolls, fabergé style egg, capodimonte,
    nao figurine, dresden figurine, toby mug, jasperware, blue willow, flow blue, fiestaware vintage,
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
