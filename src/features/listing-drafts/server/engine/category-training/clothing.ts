import type { CategorySeeds } from './category-seeds.ts';

export const clothing: CategorySeeds = {
  kinds: `jacket, leather jacket, denim jacket, jean jacket, bomber jacket, rain jacket, down jacket, puffer jacket,
    puffer coat, puffer vest, winter coat, trench coat, peacoat, wool coat, overcoat, parka, fur coat, windbreaker,
    track jacket, varsity jacket, letterman jacket, fleece jacket, fleece, quarter zip, vest, blazer, sport coat,
    suit, 3 piece suit, suit jacket, tuxedo, dress shirt, button down, button up shirt, flannel shirt, hawaiian
    shirt, polo shirt, t shirt, t-shirt, tee shirt, graphic tee, band tee, band t-shirt, long sleeve shirt, tank
    top, crop top, blouse, tunic, top, tops, sweater, cardigan, turtleneck, pullover, sweatshirt, hoodie, zip up
    hoodie, crewneck, sweatpants, joggers, tracksuit, leggings, yoga pants, jeans, skinny jeans, mom jeans, bootcut
    jeans, pants, khakis, chinos, dress pants, slacks, cargo pants, work pants, overalls, coveralls, shorts, jean
    shorts, board shorts, skirt, mini skirt, maxi skirt, pencil skirt, dress, maxi dress, sun dress, summer dress,
    cocktail dress, evening gown, formal dress, prom dress, homecoming dress, bridesmaid dress, wedding dress,
    wedding gown, bridal veil, quinceanera dress, flower girl dress, mother of the bride dress, romper, jumpsuit,
    bodysuit, kimono, robe, pajamas, pajama set, nightgown, lingerie, bra, bras, sports bra, underwear, boxers,
    shapewear, slip, tights, socks, wool socks, compression socks, swimsuit, bikini, one piece swimsuit, swim
    trunks, rash guard, cover up, scrubs, scrub set, nurse uniform, chef coat, work uniform, school uniform,
    military uniform pants, costume, halloween costume, cosplay, dance costume, leotard, snow pants, ski pants, ski
    jacket, snow suit, base layer, thermal underwear, shoes, sneakers, tennis shoes, running shoes, basketball
    shoes, high tops, dress shoes, oxfords, loafers, boat shoes, slip ons, flats, ballet flats, heels, high heels,
    pumps, wedges, platforms, stilettos, sandals, flip flops, slides, clogs, slippers, moccasins, boots, ankle
    boots, chelsea boots, combat boots, cowboy boots, western boots, cowgirl boots, work boots, steel toe boots,
    rain boots, snow boots, hiking shoes, hiking boots, knee high boots, thigh high boots, riding boots, nursing
    shoes, hat, baseball cap, snapback, fitted hat, trucker hat, bucket hat, cowboy hat, straw hat, sun hat, fedora,
    beanie, knit hat, winter hat, scarf, silk scarf, infinity scarf, gloves, leather gloves, mittens, belt, leather
    belt, belt buckle, suspenders, tie, neckties, bow tie, pocket square, purse, handbag, shoulder bag, crossbody
    bag, crossbody purse, tote bag, clutch, wristlet, satchel, hobo bag, bucket bag, fanny pack, belt bag, designer
    bag, evening bag, wallet, mens wallet, card holder, sunglasses, eyeglass frames, hair scarf, headband, wig, kids
    clothes, girls clothes, boys clothes, girls clothes size 8, boys jeans, teen clothes, girls dress, boys suit,
    kids shoes, kids winter coat, womens clothing lot, mens clothing lot, clothes bundle, bag of clothes, womens
    clothes, plus size clothes, maternity clothes, maternity dress, maternity jeans, vintage clothing, poncho,
    shawl, cape, sari, lehenga, kilt, dirndl, jersey, football jersey, basketball jersey, hockey jersey, soccer
    jersey shirt, team hoodie, motorcycle vest leather, chaps, apron, motorcycle boots, corset, petticoat, garter,
    mens shoes, womens shoes, womens boots, mens boots, mens jacket, womens jacket, mens coat, womens coat, ladies
    coat, mens shirts, mens dress shirts, mens polo, womens top, womens dress, womens dresses, womens jeans, mens
    jeans, mens pants, mens shorts, womens shorts, girls shoes, boys shoes, boys clothes lot, girls clothes lot,
    kids jacket, youth jersey, letter jacket, mens hat, womens hat, ladies purse, leather purse, leather bag,
    designer purse, designer handbag, backpack purse, mini backpack, leather backpack, messenger bag, briefcase
    leather, laptop tote, travel tote leather, coin purse, eyeglasses, reading glasses, prescription frames,
    designer sunglasses, hair accessories, hat collection, sneaker lot, snapbacks, flyknit, runners, slides sandals,
    skate shoes, golf polo, golf pants, hunting jacket, camo jacket, biker jacket, riding jacket, moto jacket,
    shearling coat, rain pants, fishing shirt, yoga top, gym shorts, gym clothes, dance shoes, ballet shoes, tap
    shoes, pointe shoes, bowling shoes, water shoes, bridal shoes, bridal gown, formal gown, pageant dress,
    communion dress, baptism gown, tux shirt, cummerbund, graduation gown, cap and gown, choir robe, medical scrubs,
    lab coat, hi vis vest, fr clothing, fr jeans, bibs, thermals, backpack, school backpack, laptop backpack,
    jansport backpack, north face backpack, bookbag, gym bag, duffel bag, wellies, wellington boots, hunter boots,
    trainers, jumper, dressing gown, trousers, tracksuit bottoms, knickers, swimming costume, bundle of shirts, lot
    of shirts, bundle of jeans, toddler shirts, kids shirts, kids jeans, bag of kids clothes, coat`,
  models: `501, 501s, 505, 511 slim, 550s, ribcage jeans, trucker jacket, air force 1, air max 90, air max 97, air max 270, dunk
    low, dunks, panda dunks, blazer mid, jordan 1, jordan 3, jordan 4, jordan 11, retro high, cortez, vapormax, pegasus 39,
    sb dunk, killshot, stan smith, superstar, samba, gazelle, ultraboost, nmd, yeezy 350, yeezy slides, forum low, chuck taylor,
    all star, chuck 70, one star, old skool, sk8-hi, authentic vans, slip-on vans, 574, 990v5, 550 sneakers, 2002r, gel kayano,
    gel lyte, ghost 14, adrenaline gts, clifton 8, bondi, cloud 5, club c, classic leather, 1460, 1461, jadon, chelsea 2976,
    6 inch premium, 1906 boots, iron ranger, moc toe, bean boots, duck boots, classic short, classic mini, tasman, joan of
    arctic, arizona, boston clogs, gizeh, classic clog, z1 sandals, hurricane xlt, desert boot, wallabee, tieks, neverfull,
    speedy 30, marmont, le pliage, tabby, willow tote, glam slam, jet set, saffiano, wayfarer, aviators, clubmaster,
    holbrook, kanken backpack, align, align leggings, scuba hoodie, define jacket, wunder under, abc pants, swiftly tech,
    better sweater, nano puff, down sweater, synchilla, snap t, torrentshell, retro x, baggies, nuptse, denali, osito,
    thermoball, beta lt, atom lt, detroit jacket, chore coat, active jac, double knee, bogo hoodie, box logo, oxford
    shirt, polo bear, harrington, barbour beaufort, expedition parka, pinko, wrap dress, slip dress, boyfriend jeans`,
  talk: `size medium; size small; size large; mens large; mens xl; womens medium; women's small; size 6; size 8; size 10; size
    12 petite; size 14 plus; xxl; 2x plus size; runs small; runs large; runs true to size; fits like a medium; fits a size 8;
    fits loose; fits tight on me; oversized fit; slim fit; relaxed fit; cropped; waist 32 inseam 30; 34x32; 30 inch inseam; hemmed
    to 31; altered by a tailor; altered to fit; 42 regular; 40R; 15.5 neck; pit to pit 22 inches; shoe size 9; mens 10.5; women's
    7.5; size 8.5 wide; us 9 eu 42; youth large; kids size 10/12; girls size 8; boys size 14; new with tags; nwt; nwot; tags
    still on; never worn; worn once; worn twice; worn a few times; only tried on; worn to one wedding; wore it one night;
    barely worn; gently worn; lightly worn; too small for me now; doesn't fit anymore; too big on me; lost weight; outgrew it;
    wrong size gift; cleaning out my closet; closet clean out; no stains or holes; no rips or stains; small stain on the
    sleeve; small hole near the hem; missing a button; zipper works; zipper is smooth; zipper sticks; pilling; no
    pilling; some fading; perfectly faded; soft and broken in; 100 percent cotton; wool blend; genuine leather; real
    suede; cashmere; silk lined; fully lined; stretchy; high waisted; mid rise; distressed; light wash; dark wash; raw
    denim; button fly; pockets; adjustable straps; strapless; long sleeve; short sleeve; v neck; crew neck; hooded; detachable
    hood; warm and cozy; great for winter; waterproof; dry clean only; dry cleaned; machine wash; freshly washed; washed
    and ready; ivory lace; beaded; sequin; floral print; plaid; striped; black and white colorway; creased; toe box creased;
    soles have plenty of life; soles are worn; soles in great shape; heel drag; no box; comes with original box; og all;
    deadstock; ds; vnds; size 11 in box; bought at nordstrom; from poshmark; authentic with dust bag; dust bag included;
    receipt available; gold hardware; interior lining clean; pen mark inside; scuffs on corners; strap drop; lots of
    compartments; polarized lenses; comes with case; vintage 90s made in usa; single stitch; rare colorway; will bundle;
    bundle for a discount; twelve pieces; all for one price; logo on chest; embroidered; cute outfit; perfect for summer;
    perfect for a formal event; bridesmaid; wore for a costume party; steel toe; resoled; broken in; insoles; arch support`,
};
