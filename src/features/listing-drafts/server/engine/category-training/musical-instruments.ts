import type { CategorySeeds } from './category-seeds.ts';

export const musicalInstruments: CategorySeeds = {
  kinds: `guitar, acoustic guitar, electric guitar, classical guitar, acoustic electric guitar, 12 string guitar, nylon
    string guitar, parlor guitar, travel guitar, kids guitar, half size guitar, left handed guitar, hollow body
    guitar, semi hollow, resonator guitar, lap steel guitar, pedal steel, bass guitar, electric bass, 5 string bass,
    acoustic bass, upright bass, double bass, ukulele, soprano ukulele, concert ukulele, tenor ukulele, baritone
    uke, banjo, 5 string banjo, mandolin, violin, fiddle, student violin, electric violin, viola, cello, violin bow,
    cello bow, violin case, rosin, harp, lyre harp, dulcimer, hammered dulcimer, autoharp, zither, sitar, oud,
    bouzouki, erhu, balalaika, piano, upright piano, baby grand piano, grand piano, player piano, digital piano,
    electric piano, keyboard, electronic keyboard, 88 key keyboard, 61 key keyboard, piano keyboard, keyboard stand,
    piano bench, sustain pedal, organ, pump organ, synthesizer, synth, analog synth, modular synth, eurorack module,
    midi controller, midi keyboard, drum machine, groovebox, sampler, sequencer, vocoder, dj controller, dj mixer,
    dj turntables cdj, drums, drum set, drum kit, electronic drums, electronic drum set, kids drum set, snare drum,
    bass drum, kick drum, kick pedal, double bass pedal, floor tom, rack toms, hi hats, hi hat stand, cymbals, crash
    cymbal, ride cymbal, cymbal stand, drum throne, drum sticks, drum pad, practice pad, drum hardware, drum heads,
    cowbell, bongos, congas, djembe, cajon, tambourine, shaker maracas, timbales, steel drum, handpan, tongue drum,
    singing bowl, gong, xylophone, marimba, vibraphone, glockenspiel, bell kit, triangle percussion, trumpet,
    cornet, flugelhorn, trombone, french horn, baritone horn, euphonium, tuba, sousaphone, bugle, saxophone, alto
    saxophone, tenor saxophone, soprano sax, baritone sax, clarinet, bass clarinet, oboe, bassoon, flute, piccolo,
    recorder, tin whistle, native american flute, pan flute, ocarina, bagpipes, harmonica, accordion, button
    accordion, concertina, melodica, kalimba, thumb piano, didgeridoo, theremin, otamatone, guitar amp, guitar
    amplifier, tube amp, combo amp, practice amp, half stack, amp head, speaker cabinet, 4x12 cab, 2x12 cabinet,
    bass amp, keyboard amp, acoustic amp, effects pedal, guitar pedal, distortion pedal, overdrive pedal, fuzz
    pedal, delay pedal, reverb pedal, chorus pedal, wah pedal, looper pedal, volume pedal, tuner pedal, multi
    effects, amp modeler, pedal board, pedalboard, pedal power supply, guitar case, hardshell case, gig bag, guitar
    stand, guitar strap, guitar strings, guitar picks, capo, guitar neck, guitar body, guitar pickups, humbuckers,
    tremolo bridge, tuning pegs, tuners, slide guitar, guitar wall hanger, instrument cable, guitar parts, luthier
    tools, mouthpiece, sax mouthpiece, reeds, clarinet reeds, trumpet mute, valve oil, music stand, metronome, sheet
    music, song book, guitar book, piano books, instrument case, microphone, vocal microphone, condenser mic,
    wireless mic, mic stand, boom stand, pop filter, audio interface, mixer, mixing board, mixing console, pa
    system, pa speakers, powered speakers, stage monitor, studio monitors, studio headphones, preamp rack,
    compressor rack, direct box, xlr cables, snake cable, rack case, power amp, recording equipment, recording gear,
    stage lights, dj lights, fog machine, band instrument, school band instrument, instrument rental, guitar lot,
    beginner guitar, starter guitar, guitar bundle, guitar and amp, guitar package, parts guitar, vintage guitar,
    vintage amp, small amp, tube guitar amp, pa speaker, speaker pa, wedge monitor, subwoofer pa, dj equipment, dj
    setup, dj speakers, turntable mixer dj, studio mic, podcast mic, usb microphone, mic preamp, recording
    interface, recording studio, digital mixer, 8 track recorder studio, 24 track recorder, tape machine studio,
    midi interface, expression pedal, pedal lot, boutique pedal, power conditioner rack, organ keyboard, electric
    organ, spinet piano, console piano, free piano, piano free, studio piano, piano stool, keyboard bench, kids
    piano, toy piano, kids violin, 1/2 violin, full size violin, violin outfit, cello full size, student cello,
    student flute, student clarinet, student trumpet, student trombone, band instruments, brass instrument,
    woodwind, string instrument, percussion kit, drum set cymbals, drum cymbals, drum rack, junior drum set,
    electric ukulele, banjolele, mandola, bass uke, steel tongue drum, hand drum, frame drum, doumbek, tabla,
    harmonium, shruti box, koto, shamisen, guzheng, lute, lyre, psaltery, music books, guitar tabs book, instrument
    stand, instrument cables`,
  models: `stratocaster, strat, telecaster, tele, jazzmaster, jaguar guitar, mustang guitar, player series, american
    standard strat, american professional, affinity strat, bullet strat, classic vibe, jazz bass, p bass, precision
    bass, les paul, les paul standard, les paul studio, les paul junior, sg, sg special, flying v, explorer guitar,
    es-335, dot guitar, sheraton, casino, hummingbird, j-45, d-28, d-18, 000-15, little martin, lx1, backpacker
    guitar, dx1, baby taylor, gs mini, 114ce, 214ce, 314ce, big baby, fg800, fg830, fs800, c40, pacifica, silent
    guitar, rg550, rg series, gio, sr300, artcore, s series, streamliner, electromatic, duo jet, se custom 24,
    custom 24, horizon guitar, eclipse guitar, dinky, soloist, stingray bass, grabber bass, violin bass, 4003 bass,
    p-45, p-125, p-71, psr keyboard, psr-e373, clavinova, dgx, fp-30, fp-10, juno 106, juno ds, jx-8p, jupiter
    synth, tr-808, tr-8s, tr-606, sp-404, mc-303, td-17, td-1, td-07, spd-sx, minilogue, microkorg, volca, kronos,
    monologue, ms-20, sub 37, subsequent, minimoog, grandmother moog, mother-32, prophet, op-1, po-33, digitakt, mpc
    one, mpk mini, mpc live, launchkey, launchpad mini, minilab, keystep, oxygen 49, komplete kontrol, maschine,
    privia, px-160, ct-s300, casiotone, wk keyboard, nord stage, nord electro, stage custom, export series drums,
    forum drums, imperialstar, breakbeats, acrolite, supraphonic, a custom cymbals, planet z, b8 cymbals, hcs
    cymbals, nitro mesh kit, turbo mesh, iron cobra, dw 5000, speed cobra, hot rod deluxe, blues junior, blues jr,
    twin reverb, deluxe reverb, princeton, champion 40, mustang lt25, rumble 40, rumble 100, bassman, dsl40, jcm800,
    mg15, code 25, ac15, ac30, pathfinder 10, katana 50, katana 100, cube amp, jc-120, crush 20, rocker 15, dual
    rectifier, spider amp, bandit 112, ba-108, ds-1, sd-1, dd-7, rc-1 looper, ce-2, rv-6, me-80, gt-100, big muff,
    memory man, holy grail, small clone, ts9, ts808, carbon copy, phase 90, cry baby, rat pedal, ditto looper, hall
    of fame, timeline, bigsky, helix, hx stomp, pod go, sm57, sm58, sm7b, nt1, at2020, re20, u87, scarlett 2i2,
    scarlett solo, apollo twin, audiobox, xenyx, profx, eon pa, k12, rokit 5, hs8, yamaha hs5, tr300, bundy, yas-23,
    yas-280, ytr-2335, ytr, ycl, e11, b12 clarinet, 2sp flute, superbone, strad trumpet, mark vi, model 4 violin,
    marine band, blue yeti, yeti microphone, snowball mic, ec-256, ec-1000, k10, k8, eon 15, thump 12, sx300, cello
    1/2, key of a, key of g, bandit 65, m3 organ, b3 organ, leslie speaker, spinet organ`,
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
