-- What operators don't want people to write, and what finds copies of photos and texts.

create table text_rules (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity,
  name text not null check (length(name) between 1 and 60),
  -- Words and phrases. Those between slashes are patterns.
  words text[] not null check (cardinality(words) > 0),
  -- Phrases in which a word is fine.
  exceptions text[] not null default '{}',
  places text[] not null
    check (cardinality(places) > 0 and places <@ array['listing', 'chat', 'name', 'zone-post']),
  action text not null check (action in ('block', 'ask', 'queue', 'warn')),
  -- What people read: why a text is refused or asked about, or what a receiver should know.
  reason text not null default '' check (length(reason) <= 200),
  sees_separators boolean not null default true,
  sees_look_alikes boolean not null default true,
  sees_endings boolean not null default true,
  is_on boolean not null default true,
  -- New with each change, to notice that two operators edit one rule.
  revision integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint text_rules_reason check (action = 'queue' or reason <> ''),
  constraint text_rules_warning check (action <> 'warn' or places = array['chat'])
);
create unique index text_rules_name on text_rules (lower(name));

-- Each time a rule matched what someone wrote, without the text or the person.
create table text_rule_hits (
  id bigint generated always as identity primary key,
  rule_id uuid not null references text_rules on delete cascade,
  place text not null check (place in ('listing', 'chat', 'name', 'zone-post')),
  outcome text not null check (outcome in ('blocked', 'asked', 'sure', 'queued', 'warned')),
  -- What was sent to the queue, without a reference, because it can be deleted.
  subject_id uuid,
  -- A person checked it and let it through.
  was_fine boolean not null default false,
  at timestamptz(3) not null default now()
);
create index text_rule_hits_rule on text_rule_hits (rule_id, at);
create index text_rule_hits_subject on text_rule_hits (subject_id) where subject_id is not null;
create index text_rule_hits_at on text_rule_hits (at);

-- What the receiver of a message should know, such as that it asks to pay elsewhere.
alter table messages add column warning text check (length(warning) between 1 and 200);

-- A perceptual hash: photos that look the same differ in few of its 64 bits. Null for photos from before.
alter table photos add column look bigint;
-- Four parts of 16 bits, each with its number in front. Of two hashes that differ in three bits or fewer, at least one
-- part is the same, so an index on parts finds all of them.
create function look_parts(look bigint) returns integer[]
  language sql immutable parallel safe
  return array[
    (look & 65535)::integer,
    65536 + ((look >> 16) & 65535)::integer,
    131072 + ((look >> 32) & 65535)::integer,
    196608 + ((look >> 48) & 65535)::integer];
create index photos_look on photos using gin (look_parts(look)) where look is not null;

-- One-way codes of texts, to notice one that is sent or posted many times.
create table text_prints (
  print bytea not null check (length(print) = 16),
  -- The listing, or the conversation of a message.
  subject_id uuid not null,
  at timestamptz(3) not null default now(),
  primary key (print, subject_id)
);
create index text_prints_at on text_prints (at);

insert into text_rules (name, words, exceptions, places, action, reason) values
('Weapons',
  array['pistol', 'handgun', 'glock', 'firearm', 'ammunition', 'ammo', 'shotgun', 'ar 15', 'ak 47', 'ghost gun',
    'assault rifle', 'hunting rifle', 'sniper rifle', 'bolt action rifle', 'semi auto rifle', 'semi automatic rifle',
    '22 rifle', 'magnum revolver', '38 revolver', '357 revolver', 'revolver gun', 'hollow point', 'gun silencer',
    'pistol suppressor', 'rifle suppressor', 'lower receiver', '80 lower', 'high capacity magazine', 'gun for sale',
    'guns for sale', 'stun gun', 'taser', 'pepper spray', 'switchblade', 'butterfly knife', 'balisong',
    'brass knuckles', 'throwing star', 'hand grenade', 'live grenade', 'pipe bomb', 'black powder', 'gunpowder',
    'explosives', 'smith and wesson', 'sig sauer',
    '/\b(?:9 ?mm|45 acp|22 ?lr|5\.56|7\.62|(?:12|20|410) ?(?:gauge|ga|bore))\W+(?:\w+\W+){0,2}(?:gun|rifle|pistol|rounds?|shells|bullets)\b/'],
  array['water pistol', 'toy pistol', 'cap pistol', 'nerf pistol', 'squirt pistol', 'pistol grip', 'pistol squat',
    'sex pistols', 'spray pistol', 'massage pistol', 'caulk pistol', 'pistol pete', 'hot glue pistol', 'pistol offense',
    'ammo box', 'ammo can', 'ammo crate', 'ammo tin', 'nerf ammo', 'ammo by mig', 'ammunition box',
    'ammunition crate', 'ammunition can', 'shotgun mic', 'shotgun microphone', 'shotgun house', 'ride shotgun',
    'nerf shotgun', 'toy shotgun', 'nerf sniper rifle', 'toy sniper rifle', 'toy assault rifle', 'gunpowder tea',
    'gunpowder green', 'gunpowder gray', 'toy hand grenade', 'toy gun for sale', 'toy guns for sale',
    'water guns for sale', 'glue gun for sale', 'nail gun for sale', 'paintball gun for sale', 'water gun for sale',
    'heat gun for sale', 'massage gun for sale', 'spray gun for sale', 'nerf guns for sale', 'nerf gun for sale'],
  array['listing', 'name', 'zone-post'], 'block', 'Weapons and ammunition can’t be sold here.'),
('Drugs',
  array['cocaine', 'heroin', 'methamphetamine', 'crystal meth', 'fentanyl', 'mdma', 'ecstasy pills', 'molly pills',
    'lsd tabs', 'acid tabs', 'magic mushrooms', 'psilocybin', 'shrooms', 'marijuana', 'cannabis', 'hash oil', 'thc',
    'delta 8', 'kratom', 'ketamine', 'crack pipe', 'meth pipe', 'dab rig', 'bong', 'weed for sale', 'ounce of weed',
    'ounces of weed', 'oz of weed', 'gram of weed', 'grams of weed', 'bag of weed', 'weed edibles', 'weed delivery',
    'weed plug', 'weed cart', '420 friendly', 'ghb', 'dmt cart', 'nitrous tanks'],
  array['marijuana leaf', 'cannabis leaf', 'thc free', 'no thc', 'heroin chic', 'beer bong', 'anti marijuana'],
  array['listing', 'chat', 'name', 'zone-post'], 'block', 'Drugs and what they are used with can’t be sold here.'),
('Medicines',
  array['ozempic', 'wegovy', 'mounjaro', 'zepbound', 'semaglutide', 'tirzepatide', 'adderall', 'vyvanse', 'ritalin',
    'concerta', 'xanax', 'alprazolam', 'valium', 'diazepam', 'klonopin', 'ativan', 'lorazepam', 'oxycodone',
    'oxycontin', 'percocet', 'vicodin', 'hydrocodone', 'tramadol', 'codeine', 'morphine', 'viagra', 'cialis',
    'sildenafil', 'tadalafil', 'ambien', 'zolpidem', 'gabapentin', 'amoxicillin', 'insulin', 'accutane', 'botox',
    'dermal filler', 'human growth hormone', 'testosterone cypionate', 'anabolic steroids', 'prescription pills',
    'prescription drugs', 'prescription medicine', 'prescription medication', 'pain pills', 'epipen',
    'hydroxychloroquine', 'ivermectin'],
  array['insulin case', 'insulin cooler', 'insulin bag', 'insulin pouch', 'insulin travel case', 'insulin fridge',
    'epipen case', 'epipen holder', 'epipen pouch', 'epipen trainer', 'prescription drugs sign'],
  array['listing', 'chat', 'zone-post'], 'block', 'Medicines can’t be sold here, used or new.'),
('Animals',
  array['puppies for sale', 'puppy for sale', 'kittens for sale', 'kitten for sale', 'dog for sale', 'dogs for sale',
    'cat for sale', 'cats for sale', 'free puppies', 'free puppy', 'free kittens', 'free kitten', 'puppies available',
    'kittens available', 'puppies ready', 'kittens ready', 'akc puppies', 'akc registered', 'purebred puppy',
    'purebred puppies', 'purebred kitten', 'rehoming fee', 'rehoming my dog', 'rehoming my cat', 'rehome my dog',
    'rehome my cat', 'stud service', 'laying hens', 'live chickens', 'baby chicks', 'live rabbits', 'baby rabbits',
    'baby bunnies', 'ball python', 'bearded dragon', 'leopard gecko', 'baby turtles', 'live snake', 'baby goats',
    'guinea pigs for sale', 'guinea pig for sale', 'hamsters for sale', 'hamster for sale', 'parrot for sale',
    'parakeets for sale', 'cockatiel for sale', 'rabbits for sale', 'rabbit for sale', 'bunnies for sale',
    'horse for sale', 'pony for sale', 'chickens for sale', 'live ducks', 'ivory tusk', 'elephant ivory',
    '/\b(?:pupp(?:y|ies)|kittens?|labradoodles?|goldendoodles?|retrievers?|shepherds?|chihuahuas?|bulldogs?|poodles?)\W+(?:\w+\W+){0,4}(?:(?:weeks?|months?) old|first shots|vaccinated|dewormed)\b/',
    '/\b(?:weeks?|months?) old\W+(?:\w+\W+){0,2}(?:pupp(?:y|ies)|kittens?|rabbits?|hamsters?|chicks|goats?)\b/'],
  array['ball python tank', 'ball python enclosure', 'ball python cage', 'bearded dragon tank', 'bearded dragon cage',
    'bearded dragon enclosure', 'bearded dragon terrarium', 'bearded dragon habitat', 'bearded dragon lamp',
    'leopard gecko tank', 'leopard gecko terrarium', 'leopard gecko enclosure', 'leopard gecko habitat',
    'baby chicks heater', 'baby chicks brooder', 'rocking horse for sale'],
  array['listing', 'zone-post'], 'ask', 'Animals can’t be sold here. Things for them are fine.'),
('Counterfeit',
  array['counterfeit', 'replica rolex', 'rolex replica', 'fake rolex', 'replica gucci', 'gucci replica', 'fake gucci',
    'knockoff gucci', 'replica louis vuitton', 'louis vuitton replica', 'fake louis vuitton', 'replica chanel',
    'chanel replica', 'fake chanel', 'replica jordans', 'fake jordans', 'fake yeezys', 'replica yeezy', 'fake airpods',
    'airpods clone', 'replica handbag', 'replica designer', 'designer replica', 'designer knockoff', 'aaa replica',
    'aaa quality', '1:1 replica', 'replica 1:1', 'mirror quality', 'super clone watch', 'superclone', 'ua jordans',
    'fake id', 'fake ids', 'fake passport', 'fake drivers license', 'prop money'],
  array['counterfeit detector', 'counterfeit pen', 'counterfeit bill detector', 'counterfeit money detector',
    'no fake ids'],
  array['listing', 'zone-post'], 'block', 'Copies of brands, money and documents can’t be sold here.'),
('Maybe counterfeit',
  array['/\b(?:replica|fake|knock ?off|clone|imitation|inspired by)\W+(?:\w+\W+){0,2}(?:rolex|omega|gucci|louis|lv|chanel|prada|hermes|birkin|yeezys?|jordans?|cartier|dior|balenciaga|airpods?)\b/',
    '/\b(?:rolex|gucci|louis vuitton|lv|chanel|prada|hermes|birkin|yeezys?|jordans?|cartier|dior|airpods?)\W+(?:\w+\W+){0,3}(?:replica|knock ?off|dupe|clone|imitation|not authentic|not genuine)\b/',
    'not authentic', 'no authenticity', 'looks like the real', 'jailbroken firestick', 'jailbroken fire stick',
    'loaded firestick', 'cracked software', 'bootleg dvd', 'unlocked iptv'],
  array[]::text[], array['listing', 'zone-post'], 'queue', ''),
('Tickets',
  array['concert ticket', 'e-ticket', 'event ticket', 'festival ticket', 'game ticket', 'season ticket', 'tickets to',
    'ticket to the', 'tickets for', 'ticket for the', 'festival pass', 'festival wristband', 'ticketmaster',
    'boarding pass', 'plane ticket', 'airline voucher', 'train ticket', 'theme park pass', 'lottery ticket'],
  array['ticket stub', 'concert ticket stub', 'game ticket stub', 'concert ticket frame', 'ticket holder',
    'concert ticket holder', 'concert ticket album', 'lottery ticket scratcher'],
  array['listing', 'zone-post'], 'queue', ''),
('Recalled',
  array['rock n play', 'rock ''n play', 'rock and play sleeper', 'inclined sleeper', 'boppy newborn lounger',
    'boppy lounger', 'leachco podster', 'podster lounger', 'snuga swing', 'drop side crib', 'dropside crib',
    'crib bumper', 'padded bumper', 'galaxy note 7', 'takata', 'lawn darts', 'jarts', 'buckyballs', 'neocube',
    'zen magnets', 'self feeding pillow', 'weighted infant sleep sack', 'peloton tread plus'],
  array['soft tip lawn darts', 'plastic lawn darts', 'takata replaced', 'mesh crib bumper'],
  array['listing', 'zone-post'], 'block',
  'It was recalled or banned because it can hurt people. Look it up at cpsc.gov/recalls.'),
('Adult',
  array['dildo', 'sex toy', 'sex doll', 'fleshlight', 'butt plug', 'strap on harness', 'porn', 'porno', 'pornography',
    'xxx dvd', 'xxx video', 'nudes', 'nude pics', 'nude photos of me', 'used panties', 'worn panties', 'used underwear',
    'worn underwear', 'worn lingerie', 'escort service', 'escort services', 'escorts available', 'call girl',
    'onlyfans', 'sensual massage', 'erotic massage', 'happy ending massage', 'sugar daddy', 'sugar baby', 'cam girl',
    'hookup tonight', 'wand vibrator', 'rabbit vibrator', 'bullet vibrator', 'vibrator sex'],
  array['sugar daddy candy', 'sugar baby candy', 'sugar baby pumpkin', 'sugar baby watermelon', 'food porn'],
  array['listing', 'name', 'zone-post'], 'block', 'Sexual items and services can’t be offered here.'),
('Names of staff',
  array['offhand support', 'offhand team', 'offhand admin', 'offhand staff', 'customer service', 'customer support',
    'help desk', 'site admin', 'administrator', 'moderator', 'support team', 'official support'],
  array[]::text[], array['name'], 'block', 'Choose a name that nobody can take for this site’s staff.'),
('Links',
  array['/(?:https?:\/\/|www\.)\S+/',
    '/\b[a-z0-9][a-z0-9-]{1,40}\.(?:com|net|org|info|shop|store|online|site|xyz|top|link|click|live|me|ly|gg|cc|ru|biz)(?:\/\S*)?(?:\W|$)/'],
  array[]::text[], array['chat'], 'warn',
  'Don’t pay, log in or enter a code on a page that someone links to.'),
('Phone numbers',
  array['/(?:^|[^\d$.])(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?:\D|$)/', '/\+\d[\d ().-]{7,15}\d/'],
  array[]::text[], array['chat'], 'warn',
  'Stay in this chat. We can’t help with what is agreed by phone or text.'),
('Payment tricks',
  array['gift card', 'steam card', 'itunes card', 'google play card', 'amazon card', 'prepaid card', 'western union',
    'moneygram', 'wire transfer', 'bank transfer', 'cashiers check', 'cashier''s check', 'certified check', 'bitcoin',
    'crypto', 'usdt', 'zelle', 'cash app', 'cashapp', 'venmo', 'paypal friends', 'friends and family', 'pay first',
    'pay in advance', 'advance payment', 'deposit first', 'send a deposit', 'mover will pick', 'my mover',
    'my agent will', 'shipping agent', 'overpay', 'refund the difference', 'send the difference'],
  array['gift card holder', 'no gift cards'], array['chat'], 'warn',
  'Pay in person when you have seen the item. Money sent ahead is rarely returned.'),
('Codes',
  array['verification code', 'confirmation code', 'google voice', '6 digit code', 'six digit code', '4 digit code',
    'security code', 'one time code', 'one time password', 'otp', 'send me the code', 'the code i sent',
    'code you received', 'code you got', 'verify you are real', 'verify you''re real', 'prove you are real'],
  array[]::text[], array['chat'], 'warn',
  'Never share a code you got by text or mail. It opens your accounts.'),
('Leaves the site',
  array['whatsapp', 'telegram', 'signal app', 'on signal', 'wechat', 'viber', 'snapchat', 'facebook messenger',
    'google chat', 'hangouts', 'kik', 'text me at', 'text me on', 'call me at', 'email me at', 'my email is',
    'contact me outside', 'reach me at', 'add me on', 'my number is', 'write me on'],
  array[]::text[], array['chat'], 'warn',
  'Stay in this chat. Scammers move to other apps, where we can’t see or help.');
