import type { CategorySeeds } from './category-seeds.ts';

export const electronics: CategorySeeds = {
  kinds: `phone, cell phone, smartphone, mobile phone, flip phone, android phone, unlocked phone, phone case, screen
    protector, phone charger, wireless charger, charging cable, usb c cable, lightning cable, power bank, power
    strip, surge protector, tablet, drawing tablet, ereader, laptop, gaming laptop, notebook computer, chromebook,
    desktop computer, desktop tower, all in one computer, gaming pc, custom pc, computer parts, mini pc,
    workstation, server, nas, motherboard, processor, cpu, cpu cooler, graphics card, gpu, video card, ram sticks,
    memory, power supply, pc case, computer case, hard drive, external hard drive, ssd, nvme drive, flash drive,
    memory card, sd card, monitor, computer monitor, curved monitor, ultrawide, monitor arm, dual monitor stand,
    keyboard, mechanical keyboard, wireless keyboard, mouse, gaming mouse, mouse pad, webcam, docking station, usb
    hub, laptop charger, laptop stand, laptop sleeve, cooling pad, printer, laser printer, inkjet printer, photo
    printer, label printer, 3d printer, filament, scanner, toner, ink cartridges, router, wifi router, mesh wifi,
    modem, range extender, ethernet switch, ethernet cable, tv, smart tv, flat screen tv, flat screen, television,
    crt tv, tube tv, tv wall mount, tv mount, tv antenna, streaming stick, streaming box, remote control, universal
    remote, hdmi cable, projector, projector screen, dvd player, blu ray player, vcr, dvr, cable box, soundbar, home
    theater system, surround sound, receiver, av receiver, stereo receiver, stereo system, amplifier receiver,
    integrated amp, preamp phono stage, speakers, bookshelf speakers, floor standing speakers, tower speakers,
    subwoofer, center channel speaker, bluetooth speaker, portable speaker, party speaker, karaoke machine, computer
    speakers, smart speaker, turntable, record player, cassette deck, cassette player, cd player, boombox, walkman,
    discman, mp3 player, clock radio, ham radio, cb radio, police scanner, walkie talkies, two way radio,
    headphones, wireless headphones, noise cancelling headphones, over ear headphones, earbuds, wireless earbuds,
    headset, gaming headset, camera, digital camera, point and shoot, dslr camera, mirrorless camera, film camera,
    instant camera, camcorder, video camera, action camera, lens, camera lens, zoom lens, prime lens, telephoto
    lens, macro lens, camera flash, speedlight, camera body, camera bag, tripod, gimbal, ring light, softbox, light
    kit, green screen, memory cards, drone, quadcopter, drone batteries, security camera, security cameras, baby
    cam, trail camera, dash cam, video doorbell, smart thermostat, smart lock, smart plug, smart bulbs, smart home
    hub, smartwatch, smart watch, fitness tracker, gps, handheld gps, vr headset, game console, video game console,
    retro console, handheld console, arcade stick, controller, game controller, wireless controller, joystick,
    racing wheel, video game, video games, game cartridge, games bundle, capture card, streaming microphone for pc,
    stream deck, graphing calculator, calculator, car stereo, head unit, radar detector, backup camera, battery
    charger, aa rechargeable batteries, ups battery backup, solar charger, microcontroller kit, soldering station,
    multimeter, oscilloscope, e-reader, word processor, fax machine, landline phone, cordless phone, answering
    machine, dvd movies, blu ray movies, digital photo frame, baby monitor camera, metal detector, activity tracker,
    sleep tracker, smart band, smart ring, breathalyzer, monoblock amplifier, power amplifier for stereo, tube
    amplifier hifi, preamplifier, phono preamp, dac, headphone amp, reel to reel, tape deck, minidisc player,
    equalizer, fm tuner, laserdisc player, plotter, wide format printer, copier, photocopier, receipt printer,
    prepaid phone, sim card, mobile hotspot, voip phone, hdmi switch, hdmi splitter, satellite receiver, satellite
    radio, security dvr, nvr camera system, wifi camera, digital piano headphones adapter, laptop battery, laptop
    parts, replacement screen, broken laptop, broken phone, old computer, old laptop, computer tower, computer
    monitor 24 inch, pc speakers, speaker wire, speaker stands, speaker system, home stereo speakers, stereo
    console, car speakers, car subwoofer, car amp, usb turntable, lcd tv, led tv, plasma tv, oled tv, roku tv, 4k
    tv, tv with stand, tablet with keyboard, kids tablet, video game system, gaming console, game system, plug and
    play game, gaming chair with speakers, vr games, instant film, camera with lenses, camera kit, camera equipment,
    camera strap, camera battery, binocular camera, photo scanner, slide scanner, film scanner, digital recorder,
    voice recorder, translator device, electronic dictionary, electronics lot, cables and adapters, box of cables,
    power adapter, voltage converter, battery pack, electric scale smart, smart display, smart speaker set, home
    security system, alarm system, gps watch, running watch, dvds, dvd lot, blu rays, dvd box set, telescope with
    camera mount, old nokia phone, telly, mobile, sat nav, video game copy, switch game, ps5 game, ps4 game, xbox
    game, copy of a video game, smart light kit, smart bulb starter kit, battery charger aa, kit lens camera, camera
    with kit lens, weather station, electric typewriter word processor, hdtv, hd antenna, bluetooth turntable,
    headphone stand, gaming laptop rtx, gaming monitor, laptop bag, all in one printer, wireless printer, ink tank
    printer`,
  models: `iphone, iphone 8, iphone se, iphone x, iphone xr, iphone 11, iphone 12, iphone 13 pro, iphone 14 pro max, iphone
    15, ipad, ipad mini, ipad air, ipad pro, apple pencil, magic keyboard, macbook, macbook air, macbook pro, imac,
    mac mini, mac studio, airpods, airpods pro, airpods max, apple watch, apple watch series 7, apple tv, homepod,
    airtag, ipod, ipod classic, galaxy s20, galaxy s22 ultra, galaxy s23, galaxy note, galaxy tab, galaxy buds,
    galaxy watch, galaxy fold, z flip, pixel 6, pixel 7 pro, pixel 8, pixel buds, moto g, surface pro, surface
    laptop, surface go, thinkpad, thinkpad x1 carbon, ideapad, yoga laptop, legion, xps 13, xps 15, inspiron,
    latitude, optiplex, alienware, rog strix, zephyrus, tuf gaming, predator, nitro 5, omen, pavilion, envy,
    elitebook, spectre, ps2, ps3, ps4, ps4 pro, ps4 slim, ps5, psp, ps vita, playstation 5, xbox 360, xbox one, xbox
    one s, xbox series x, xbox series s, nintendo switch, switch oled, switch lite, wii, wii u, gamecube, n64,
    nintendo 64, super nintendo, nes, sega genesis, dreamcast, game boy, gameboy advance, 3ds, ds lite, dsi, steam
    deck, rog ally, quest 2, quest 3, oculus rift, vive, joy cons, dualsense, rtx 3060, rtx 3080, rtx 4070, gtx
    1660, rx 580, rx 6700 xt, ryzen 5, ryzen 7, core i5, core i7, i9, eos rebel t6, eos 80d, 5d mark iii, eos r6,
    d750, d3500, z6, a6000, a7iii, x100v, x-t3, ae-1, k1000, instax mini, rx100, powershot, coolpix, cyber-shot,
    hero 9, mavic air, mini 3 pro, wh-1000xm5, qc35, quietcomfort 45, soundlink, studio 3, charge 5, flip 6, boom 3,
    sl-1200, at-lp120, echo dot, echo show, alexa, google home, nest hub, nest thermostat, fire stick, fire tablet,
    paperwhite, roku ultra, chromecast, ti-84, ti 84 plus, ti-nspire, orbi, nighthawk, ender 3, bambu, prusa,
    deskjet, laserjet, officejet, ecotank, mx master, g pro, blackwidow, deathadder, call of duty, madden, nba 2k,
    zelda, mario kart, elden ring, spider-man, halo, iphone 6, iphone 6s, iphone 7, iphone 7 plus, iphone 8 plus,
    iphone x max, iphone 14, iphone 16, galaxy s6, galaxy s7, galaxy s8, galaxy s9, s10 plus, note 8, note 9, note
    20 ultra, a12 galaxy, lg g6, lg stylo, moto z, htc one, nexus 5, pixel 3a, ipad 2, ipad 9th gen, ipad 10th
    generation, kindle fire, nook, macbook pro 2015, macbook pro 16, imac 27, mac pro, time capsule, airport
    extreme, magic mouse, beats pill, beats solo 3, powerbeats, soundsport, soundtouch, lifestyle system, play 1,
    play 5, sonos one, sonos beam, sonos arc, wave radio, acoustimass, zune, pebble, versa 2, inspire 2, forerunner,
    fenix, vivoactive, rebel t7i, canon 7d, 6d, m50, d7000, d5600, z50, a7 iii, a6400, gh5, lumix, om-d, hero 5,
    hero 11, phantom 4, mavic pro, spark drone, rock band, guitar hero, fifa, minecraft, super smash bros, animal
    crossing, pokemon scarlet, wii fit, kinect, move controller, psvr, magicjack, ooma, ipod touch, ipod nano, tears
    of the kingdom, breath of the wild, mario odyssey, mario party, gta v, red dead redemption, god of war, last of
    us, hogwarts legacy, baldurs gate, cyberpunk, final fantasy, a6300, soundlink revolve, hue bridge, ps5 disc
    version, 3310`,
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
