import type { CategorySeeds } from './category-seeds.ts';

export const clothing: CategorySeeds = {
  kinds: `puffer coat, button down, band t-shirt, board shorts, sun dress, flower girl dress, slip, cover up,
    military uniform pants, leotard, base layer, slip ons, platforms, thigh high boots, nursing shoes,
    pocket square, crossbody purse, mens wallet, hair scarf, girls clothes size 8, boys jeans, girls dress,
    boys suit, kids winter coat, womens clothing lot, mens clothing lot, clothes bundle, bag of clothes,
    maternity dress, maternity jeans, vintage clothing, poncho, cape, dirndl, soccer jersey shirt, team hoodie,
    motorcycle vest leather, apron, petticoat, garter, womens boots, mens boots, mens jacket, womens jacket,
    mens coat, womens coat, ladies coat, mens shirts, mens dress shirts, mens polo, womens dress, womens jeans,
    mens jeans, mens pants, mens shorts, womens shorts, girls shoes, boys shoes, boys clothes lot,
    girls clothes lot, youth jersey, letter jacket, mens hat, womens hat, ladies purse, leather purse,
    designer purse, designer handbag, backpack purse, mini backpack, leather backpack, briefcase leather,
    laptop tote, travel tote leather, prescription frames, designer sunglasses, hat collection, sneaker lot,
    flyknit, runners, golf polo, golf pants, hunting jacket, camo jacket, biker jacket, shearling coat,
    rain pants, fishing shirt, yoga top, gym shorts, gym clothes, water shoes, bridal shoes, communion dress,
    baptism gown, tux shirt, cummerbund, choir robe, medical scrubs, hi vis vest, fr clothing, fr jeans, thermals,
    jansport backpack, north face backpack, wellies, wellington boots, hunter boots, dressing gown,
    tracksuit bottoms, knickers, swimming costume, bundle of shirts, lot of shirts, bundle of jeans,
    toddler shirts, kids shirts, kids jeans, bag of kids clothes, levi 501, running shorts, dungaree, wetsuit top,
    clutch bag, wellington`,
  models: `511 slim, 550s, ribcage jeans, trucker jacket, air max 90, air max 97, air max 270, dunk low,
    panda dunks, retro high, cortez, pegasus 39, sb dunk, killshot, gazelle, yeezy slides, forum low, chuck 70,
    one star, sk8-hi, authentic vans, slip-on vans, 990v5, 550 sneakers, 2002r, gel kayano, gel lyte, ghost 14,
    adrenaline gts, clifton 8, bondi, cloud 5, club c, classic leather, 1461, jadon, chelsea 2976, 6 inch premium,
    1906 boots, iron ranger, moc toe, bean boots, duck boots, classic short, classic mini, tasman, joan of arctic,
    arizona, boston clogs, gizeh, classic clog, z1 sandals, hurricane xlt, desert boot, wallabee, tieks,
    speedy 30, marmont, tabby, willow tote, glam slam, jet set, saffiano, clubmaster, kanken backpack,
    align leggings, scuba hoodie, define jacket, wunder under, abc pants, swiftly tech, down sweater, snap t,
    torrentshell, retro x, baggies, osito, thermoball, beta lt, atom lt, detroit jacket, chore coat, active jac,
    double knee, bogo hoodie, box logo, oxford shirt, polo bear, harrington, barbour beaufort, expedition parka,
    pinko, wrap dress, slip dress, boyfriend jeans`,
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
