import type { CategorySeeds } from './category-seeds.ts';

export const electronics: CategorySeeds = {
  kinds: `wii with games, wii balance board, wii fit board, unlocked phone, desktop tower, custom pc, computer parts, workstation, nvme drive, ultrawide,
    dual monitor stand, tube tv, dvr, amplifier receiver, preamp phono stage, floor standing speakers,
    center channel speaker, macro lens, light kit, green screen, drone batteries, handheld gps, retro console,
    arcade stick, wireless controller, games bundle, capture card, streaming microphone for pc, stream deck,
    backup camera, aa rechargeable batteries, solar charger, microcontroller kit, word processor,
    answering machine, blu ray movies, digital photo frame, baby monitor camera, sleep tracker, smart ring,
    breathalyzer, monoblock amplifier, power amplifier for stereo, tube amplifier hifi, preamplifier,
    phono preamp, dac, headphone amp, minidisc player, equalizer, fm tuner, laserdisc player, plotter,
    wide format printer, prepaid phone, sim card, mobile hotspot, voip phone, hdmi switch, hdmi splitter,
    satellite radio, security dvr, nvr camera system, wifi camera, digital piano headphones adapter, laptop parts,
    broken laptop, broken phone, old computer, old laptop, computer monitor 24 inch, pc speakers, speaker wire,
    home stereo speakers, stereo console, usb turntable, 4k tv, tv with stand, tablet with keyboard, kids tablet,
    video game system, plug and play game, gaming chair with speakers, vr games, instant film, camera with lenses,
    camera equipment, binocular camera, slide scanner, translator device, electronic dictionary, electronics lot,
    cables and adapters, box of cables, voltage converter, electric scale smart, smart display, smart speaker set,
    home security system, alarm system, gps watch, running watch, dvd box set, telescope with camera mount,
    old nokia phone, video game copy, copy of a video game, smart light kit, smart bulb starter kit,
    battery charger aa, kit lens camera, camera with kit lens, weather station,
    electric typewriter word processor, hd antenna, bluetooth turntable, headphone stand, gaming laptop rtx,
    ink tank printer, galaxy phone, pixel phone, typewriter ribbon`,
  models: `iphone 8, iphone se, iphone x, iphone xr, iphone 11, iphone 12, iphone 13 pro, iphone 14 pro max,
    iphone 15, apple watch series 7, airtag, ipod classic, galaxy s20, galaxy s22 ultra, galaxy s23, pixel 6,
    pixel 7 pro, pixel 8, thinkpad x1 carbon, yoga laptop, xps 13, xps 15, alienware, rog strix, zephyrus,
    tuf gaming, predator, nitro 5, ps4 slim, gameboy advance, ds lite, dsi, gtx 1660, rx 6700 xt, ryzen 5,
    ryzen 7, i9, eos rebel t6, eos 80d, 5d mark iii, eos r6, a7iii, x100v, rx100, cyber-shot, hero 9, mavic air,
    mini 3 pro, wh-1000xm5, quietcomfort 45, studio 3, flip 6, boom 3, ti 84 plus, g pro, call of duty, madden,
    nba 2k, zelda, mario kart, elden ring, spider-man, halo, iphone 6, iphone 6s, iphone 7, iphone 7 plus,
    iphone 8 plus, iphone x max, iphone 14, iphone 16, galaxy s6, galaxy s7, galaxy s8, galaxy s9, s10 plus,
    note 8, note 9, note 20 ultra, a12 galaxy, lg g6, lg stylo, moto z, htc one, nexus 5, pixel 3a, ipad 2,
    ipad 9th gen, ipad 10th generation, macbook pro 2015, macbook pro 16, imac 27, time capsule, airport extreme,
    beats pill, beats solo 3, powerbeats, soundsport, soundtouch, lifestyle system, play 1, play 5, wave radio,
    acoustimass, pebble, versa 2, inspire 2, rebel t7i, canon 7d, 6d, m50, d7000, a7 iii, gh5, om-d, hero 5,
    hero 11, phantom 4, mavic pro, spark drone, rock band, guitar hero, fifa, minecraft, super smash bros,
    animal crossing, pokemon scarlet, wii fit, kinect, move controller, magicjack, ooma, tears of the kingdom,
    breath of the wild, mario odyssey, mario party, gta v, red dead redemption, god of war, last of us,
    hogwarts legacy, baldurs gate, cyberpunk, final fantasy, a6300, soundlink revolve, hue bridge,
    ps5 disc version, 3310`,
  talk: `battery health 88 percent; battery health is good; battery holds a charge; battery lasts all day; needs a new
    battery but works plugged in; unlocked for any carrier; unlocked works with all carriers; carrier locked to
    verizon; works on t mobile and att; clean imei; icloud is signed out; icloud unlocked; factory reset and ready
    to go; face id works; touch id works; cracked screen but touch works; small crack in the screen; screen has no
    scratches; no dead pixels; one line on the screen; comes with charger; charger and cable included; original
    charger included; includes power cord; remote included; no remote; comes with the remote and hdmi cable; with
    two controllers; controller has stick drift; no drift; includes games; disc drive works; account removed; runs
    windows 11; fresh install of windows 10; runs great for gaming; plays everything at 1080p high settings; 144hz
    refresh rate; 4k resolution; 16gb ram and 512gb ssd; 8 gb ram 256 gb; 1tb hard drive; intel i7 processor; rtx
    graphics; great for school and zoom; great for streaming; hdmi and usb ports; usb c port; bluetooth pairs fast;
    sound is loud and clear; great bass; noise cancelling works great; ear pads are worn; ear cushions replaced;
    comes with carrying case and cable; includes two batteries and charger; low shutter count; shutter count around
    12k; lens has no fungus or haze; glass is clean; autofocus is fast; includes lens cap and hood; sensor is clean;
    memory card included; firmware updated; works with alexa; wifi setup is easy; upgraded to a newer model;
    upgraded to a bigger tv; works perfectly just upgraded; mounted on a wall so no stand; legs included; picture is
    great; smart apps netflix and hulu; prints great; needs ink; comes with extra toner; needs new cartridge; flown
    only a few times; extra propellers; under warranty applecare; still under manufacturer warranty; warranty until
    next year; 128gb space gray; 64gb white; graphite 256gb; serial number available; powers on; turns on but no
    display; for parts won't turn on; does not charge; charging port is loose; tested and working; cables included;
    plug and play; all inputs work; 5.1 surround; 100 watts per channel; needle and cartridge included; belt
    replaced; remote has batteries; speakers sound amazing; two way speakers with wires; kids don't play it anymore;
    switched to pc; switched to iphone; trade in value is too low; bought at best buy; from costco; comes in
    original box with all accessories; screen protector since day one; always in a case; ads free; e ink display;
    holds thousands of songs; signal is strong; covers the whole house; works on verizon; at&t only; t-mobile only;
    cricket; metro pcs; boost mobile; sprint; sim unlocked; paid off phone; clean esn; original owner amp in mint
    condition; monoblocks; watts per channel into 8 ohms; rack mount; bluetooth and wifi; 1080p full hd; 27 inch
    screen; 50 inch; hd picture; remote control works; comes with all cords; power cord included; touch screen works
    great; windows installed; office installed; great for gaming; great for home office; fast processor; upgraded
    ram; battery replaced; new charger; charges fast; sealed in plastic; unopened still in plastic; sync with your
    phone; syncs with app; tracks sleep and steps; records video; takes great pictures; memory stick; black color
    lens; 128 gig; 64 gig; 256 gigs; 16 gigs of ram; one terabyte; unlocked with the box; got the box and charger;
    sealed copy of the game; disc version; digital version; with kit lens; with one controller; screen is perfect;
    turns on; old but still turns on; rewinds fine; plays tapes; video doorbell; motion alerts; night vision; pairs
    with the subwoofer`,
};
