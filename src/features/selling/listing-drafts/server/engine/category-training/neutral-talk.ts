/** Phrases used for any item, so they must not indicate a category. Semicolon-separated. */
export const NEUTRAL_TALK = `for sale; selling; selling my; asking; or best offer; obo; price is firm; firm on price; price negotiable; make
  an offer; reasonable offers considered; no lowballers; no low ball offers; lowballs will be ignored; cash only;
  cash or venmo; venmo or zelle; cash app ok; cash or trade; no trades; no holds; first come first served; first
  come first serve; pick up only; pickup only; local pickup only; must pick up; porch pickup; pick up today; pick
  up near downtown; pick up in the evening; available evenings and weekends; meet in public; can meet at a public
  place; can meet halfway; meet at the target parking lot; will deliver for gas money; can deliver locally;
  delivery available for a fee; can ship at buyer's expense; willing to ship; no shipping; text me; text is best;
  call or text; message me with questions; pm for details; dm me; if the ad is up it's available; still available;
  yes it's available; please no is this available messages; serious inquiries only; serious buyers only; must go;
  must go this weekend; must sell; need gone; need it gone asap; priced to sell; priced low for quick sale; great
  price; great deal; good deal; bargain; cheap; reduced price; price drop; new lower price; moving sale; moving
  out of state; moving and can't take it; moving next week; downsizing; decluttering; spring cleaning; cleaning
  out the garage; cleaning out the house; estate; garage sale; everything must go; don't need it anymore; no
  longer needed; no longer use it; no longer have room; need the space; need space; need room in the garage;
  taking up space; just sitting around; been sitting in the closet; sat in storage; in storage for years; upgraded
  to a newer one; bought a new one; got a new one; got as a gift; was a gift; gift never used; bought the wrong
  one; ordered the wrong one; impulse buy; bought it last year; bought two years ago; bought in 2019; about 3
  years old; less than a year old; only had it a few months; hardly used; barely used; lightly used; gently used;
  used a few times; used twice; used once; never used; brand new; new in box; new open box; like new; excellent
  condition; great condition; very good condition; good condition; good used condition; fair condition; decent
  shape; great shape; used condition; ok condition; normal wear; normal wear and tear; some wear; minor wear;
  minor scratches; small scratch; few scratches; some scuffs; small ding; tiny dent; cosmetic damage only; see
  pictures; see photos; see pics for details; see pictures for condition; photos show actual item; as is; sold as
  is; works great; works perfectly; works fine; works like new; works well; everything works; fully functional;
  tested; in working order; needs some tlc; needs cleaning; needs repair; for parts or repair; not working;
  broken; smoke free home; pet free home; smoke free and pet free home; clean smoke free home; adult owned; one
  owner; well cared for; well maintained; taken care of; clean; very clean; cleaned; comes from a clean home;
  retail is 200; retails for 150 plus tax; paid 300; paid over 500 new; originally 120; sells for more online;
  half the price of new; worth more; look it up; google it; message for more info; more pictures on request; more
  info available; measurements on request; color is black; white; blue; red and black; grey; green; pink; brown;
  silver; gold color; different colors; great gift; makes a great gift; great christmas gift; great gift idea;
  perfect condition; beautiful; very nice; super cute; really cool; nice; unique; gorgeous; high quality; good
  quality; well made; heavy duty; sturdy; durable; lightweight; easy to use; easy to carry; easy to clean;
  comfortable; great for beginners; great for anyone; great starter; perfect for the summer; perfect for the
  holidays; includes everything pictured; includes everything shown; comes with everything; comes with manual;
  manual included; with original box; no box; original packaging; accessories included; extras included; all
  included; sold separately; sold together; will separate; bundle; lot; set; pair; two available; several
  available; 10 each; 5 each or 3 for 12; 20 for all; take all; check my other listings; check out my other ads;
  see my other items; cross posted; posted elsewhere; thanks for looking; thank you; thanks; god bless; no
  scammers; no codes; i will not send a code; local only; near the mall; by the freeway; north side; east side;
  close to campus; in town; my loss your gain; hate to see it go; sad to sell; my wife says it has to go; my
  husband wants it gone; my kids don't use it; my roommate left it; belonged to my dad; was my mom's; was my
  grandma's; it was my brother's; kids are off to college; going to college; leaving for school; graduating;
  expecting; new job; can help load; help loading available; fits in a car; fits in my trunk; fits in the back of
  an suv; bring a truck; big and heavy; small and light; has a few years left; lots of life left; still good;
  still works; no issues; no problems; no damage; no defects; minor issue; small crack; chip; faded; rust; a
  little dusty; some stains; some dirt; smells fine; free; free to good home; free if you pick up; comes as shown;
  open to offers; open to trades; trade for something interesting; for trade; trade for tools; trade for a bike;
  trade for a laptop; trade for a guitar; or trade; need cash; need money for rent; asking 40; asking 100 obo; 50
  bucks; 25 dollars; 80 firm; 150 or best offer; $20; $60 cash; $200 obo; price 75; today only; this weekend only;
  available now; ready to go; ready for pickup; ready to use; good to go; just needs a new home; looking for a new
  home; last one; vintage; old; antique look; retro; modern; classic; custom; handmade; made in usa; made in
  china; made in italy; imported; rare; discontinued; limited; small; medium; large; extra large; size; 10 inches;
  24 inches tall; 3 feet; 12x12; about 20 lbs; weighs 5 pounds; 2018 model; 2020; from 2015; 1990s; brand new
  never opened; never opened; never been opened; new in box never opened; new in box never used; new never used;
  still in plastic; still in the box; still wrapped; still sealed; factory sealed; sealed in box; unopened box;
  open box; mint condition; mint; very rare; rare find; hard to find; sold out everywhere; sold out online;
  limited edition; special edition; discontinued model; authentic; genuine; 100% authentic; original; original
  owner; original box included; vintage 1970s; vintage 1980s; from the 80s; from the 70s; from the 50s; in the
  family since the 80s; been in my family; has some age; retro style; old school; made in germany; made in japan;
  like the picture; as pictured; exactly as pictured; for display; great for display; perfect for collectors or
  users; collection; part of a set; full set; complete set; includes case; comes with bag; comes with case and
  strap; leather; wood; metal; glass; plastic; gold; rose gold; silver tone; chrome; carbon; adult and kids; for
  kids; for my kids; kid friendly; my daughter's; my son's; for women; for men; for a girl; for a boy; baby on the
  way; our dog; our cat; new baby; for the office; for home or office; for travel; traveling; school; college
  student; teacher; work from home; play; read description; read the whole ad; see the book; check the link below;
  see link; amazon link; please include your phone number; email me; reply with your number; will not respond to
  emails; i live in the bay area; located in oakland; located near the park; cross streets; great neighborhood;
  ready for a new owner; the previous owner; second owner; bought used; bought new at the store; purchased from
  amazon; purchased from target; from costco; warranty; receipt; manual and box; remote; battery; batteries not
  included; cord; cable included; screws included; parts included; new parts; upgraded parts; custom paint; custom
  made; restored; fully restored; refurbished; rebuilt; serviced; clean and ready; fast sale; sale; sale pending;
  on hold; cash talks; first $40 takes it; 1 for 10 or 2 for 15; quantity discount; wholesale; business closing;
  sports car inspired; guitar shaped; looks like a watch; car trouble so i need the money; bike ride away; phone
  for details; call my phone; text my cell phone; pick it up with your truck; it will fit in your car; park in
  front of the house; come to my house; come see it at my home; two fifty; one twenty five; one eighty; three
  hundred; a hundred bucks; a hundred and fifty; eighty dollars; sixty bucks; forty; twenty five; twenty; fifteen
  bucks; two twenty; four hundred; six hundred; eleven hundred; two hundred even; a hundred even; one fifty each;
  twenty each; 50 quid; £40; £150 ono; 60 pounds; cash on collection; collection only; boxed; boxed with
  instructions; i want fifty for it; i want three hundred for it; looking for one sixty; looking to get eighty;
  asking two fifty; asking ninety; thinking thirty; make it forty; no wait 80; sorry i mean 60; or 25 no 20; it's
  got some scratches; it has a scratch; it's got a dent; i'm giving this away; giving it away; giving away free;
  totally free; curb alert; free curb alert; free to whoever takes it; free on the curb; free on the porch; free
  delivery within five miles; got the box; i have the box; still got the box; it's in great shape; it's basically
  new; like basically new; never really used it; used it maybe five times; used a couple of times; used like ten
  times; hardly ever used; barely touched; worked last time i used it; it works fine; it still runs strong; runs
  great; i don't use it anymore; kids don't use it anymore; nobody uses it; dog chewed one corner; some scratches
  from the cat; couple of scratches on top; bit of wear; some marks; one corner is chipped; old one; it's old but
  good; from 1951; from the sixties; bought for 250 last christmas; bought for 80 bucks; paid 180 selling for
  half; new they go for 1400; original price 249; make me a reasonable offer; best offer takes it; first come;
  text 555 0134 for details; feel free to message me; message me about this; pick up only ground floor; starts
  first pull; seats six; complete; complete with box; complete with instructions; serial number; model number;
  2000 watts; 12 volt; 10 amp; pack of 24; box of 12; lot of 50; bundle of 12; set of 4; a whole box; size b;
  medium frame; gig; good for parts or a project; who wants it`;
