import type { CategorySeeds } from './category-seeds.ts';

export const musicalInstruments: CategorySeeds = {
  kinds: `travel guitar, half size guitar, semi hollow, acoustic bass, baritone uke, lyre harp, hammered dulcimer,
    sitar, oud, bouzouki, erhu, balalaika, eurorack module, sequencer, vocoder, dj turntables cdj, floor tom,
    rack toms, hi hat stand, shaker maracas, triangle percussion, bugle, baritone sax, native american flute,
    melodica, didgeridoo, theremin, otamatone, speaker cabinet, 4x12 cab, 2x12 cabinet, keyboard amp,
    acoustic amp, volume pedal, tuner pedal, amp modeler, pedal power supply, tuning pegs, tuners, slide guitar,
    guitar wall hanger, instrument cable, luthier tools, trumpet mute, valve oil, song book, vocal microphone,
    studio headphones, preamp rack, direct box, xlr cables, snake cable, rack case, power amp, recording gear,
    school band instrument, instrument rental, guitar lot, beginner guitar, starter guitar, guitar bundle,
    guitar and amp, guitar package, parts guitar, vintage guitar, vintage amp, small amp, tube guitar amp,
    speaker pa, wedge monitor, subwoofer pa, dj setup, dj speakers, turntable mixer dj, studio mic, podcast mic,
    mic preamp, recording studio, digital mixer, 8 track recorder studio, 24 track recorder, tape machine studio,
    midi interface, expression pedal, pedal lot, boutique pedal, power conditioner rack, organ keyboard,
    free piano, piano free, kids piano, toy piano, kids violin, 1/2 violin, full size violin, violin outfit,
    cello full size, student cello, student flute, student clarinet, student trumpet, student trombone,
    brass instrument, woodwind, string instrument, percussion kit, drum set cymbals, drum cymbals, drum rack,
    electric ukulele, banjolele, mandola, bass uke, steel tongue drum, frame drum, doumbek, tabla, harmonium,
    shruti box, koto, shamisen, guzheng, lute, lyre, psaltery, guitar tabs book, instrument stand, lap steel,
    looper, 88-key, weighted keys, fender rhodes, hurdy gurdy`,
  models: `mustang guitar, player series, american standard strat, american professional, affinity strat,
    bullet strat, classic vibe, les paul studio, les paul junior, sg special, explorer guitar, dot guitar,
    sheraton, casino, hummingbird, j-45, d-18, 000-15, little martin, backpacker guitar, dx1, baby taylor, 314ce,
    big baby, fg830, fs800, c40, silent guitar, rg550, rg series, artcore, streamliner, electromatic, duo jet,
    se custom 24, custom 24, horizon guitar, eclipse guitar, soloist, stingray bass, grabber bass, violin bass,
    4003 bass, p-71, psr keyboard, psr-e373, juno 106, juno ds, jx-8p, jupiter synth, tr-8s, tr-606, mc-303,
    td-17, td-07, spd-sx, kronos, monologue, ms-20, sub 37, subsequent, grandmother moog, mother-32, po-33,
    mpc one, mpc live, launchpad mini, keystep, oxygen 49, komplete kontrol, px-160, ct-s300, wk keyboard,
    nord stage, nord electro, stage custom, export series drums, forum drums, breakbeats, acrolite, supraphonic,
    a custom cymbals, planet z, b8 cymbals, hcs cymbals, nitro mesh kit, iron cobra, dw 5000, speed cobra,
    blues jr, champion 40, mustang lt25, rumble 40, rumble 100, mg15, code 25, pathfinder 10, katana 50,
    katana 100, cube amp, jc-120, crush 20, rocker 15, dual rectifier, spider amp, bandit 112, ba-108, sd-1,
    rc-1 looper, ce-2, rv-6, me-80, gt-100, memory man, holy grail, small clone, ts808, carbon copy, phase 90,
    cry baby, rat pedal, ditto looper, hall of fame, timeline, bigsky, helix, hx stomp, pod go, at2020, re20, u87,
    scarlett solo, apollo twin, eon pa, rokit 5, tr300, bundy, yas-23, yas-280, ytr-2335, ytr, ycl, e11,
    b12 clarinet, 2sp flute, superbone, strad trumpet, model 4 violin, snowball mic, ec-256, ec-1000, k10, k8,
    eon 15, thump 12, sx300, cello 1/2, key of a, key of g, bandit 65, m3 organ, b3 organ, leslie speaker,
    spinet organ`,
  talk: `plays great; plays well; plays like butter; sounds great; sounds amazing; sounds beautiful; great tone; warm
    tone; rich sound; loud and clear sound; low action; action is low; action is nice; frets are good; lots of fret
    life; frets have some wear; neck is straight; neck is maple; rosewood fingerboard; fretboard is clean; new
    strings; fresh strings; strings are old; needs new strings; recently set up; professionally set up; intonation
    is good; stays in tune; holds tune; needs tuning; needs a tuning; tuned last year; pickups sound great; upgraded
    pickups; electronics work; pots are scratchy; output jack works; small ding on the body; buckle rash on back;
    ding by sound hole; a repaired headstock; finish checking; sunburst finish; solid spruce top; mahogany back and
    sides; sitka top; nut and saddle replaced; comes with hard case; hardshell case included; gig bag included;
    comes with strap and picks; with case and bow; bow included; case and mouthpiece included; new pads; pads are
    good; needs new pads; corks are good; valves are smooth; valves move freely; slide moves well; lacquer wear;
    silver plated; no dents; small dent in the bell; ready for band; great for a student; student model; great for
    beginners; great beginner guitar; perfect for a beginner; beginner pack; intermediate horn; my kid quit band;
    son quit lessons; daughter stopped playing; school band; used for lessons; for piano lessons; weighted keys; 88
    weighted keys; all keys work; touch sensitive; a couple of sticky keys; bench included; stand and pedal
    included; sustain pedal included; with power supply; power adapter included; hundreds of sounds; built in
    speakers; headphone jack; midi out; usb midi; knobs and faders work; all pads work; tubes are fresh; new tubes;
    footswitch included; channels work; 15 watts; 40 watt combo; 12 inch speaker; reverb works; bedroom volume;
    gigged with it; gigged twice; never gigged; never left the house; home studio use; studio use only; used in my
    home studio; used at church; used in church band; phantom power; xlr in; low latency recording; great for
    recording; great for podcasting and vocals; great for practice; quiet practice with headphones; true bypass;
    velcro on the bottom; with original box and manual; hardware included; cymbals included; throne and sticks
    included; heads are worn; new heads; shells are in great shape; mesh heads; loud drums; neighbors complained;
    five piece; maple shells; hand hammered; goat skin head; hand made instrument; right handed; left handed; full
    size 4/4; 3/4 size; half size; made in mexico; made in usa; made in indonesia; serial number dates to; mods; all
    original; partscaster; setup by a local luthier; need money for another guitar; thinning out my gear; selling my
    gear; trade for a telecaster; trades for pedals; come play it; come try it out; don't play anymore; never
    learned to play; collecting dust; band broke up; musician moving; rosin included; tuner included; learned to
    play on it; jam; eight channels; 8 channel; no issues with any channel; phantom power works; with two mics`,
};
