/**
 * Everyday words and phrases that ask the same of any business: of each line, any finds what the
 * owner wrote with another. Small words between those of a phrase do not matter. What a line begins
 * with stands for it.
 */
const lines = `
bring, supply, provide, own vacuum, own mop, equipment, take with me, bring with me, come with, need to have with, pack for him, pack for her, pack for them, need to pack
vaccinate, vaccination, vaccine, vaccines, shots, shot, immunize, jabs
aggressive, bitey, bites, bite, mean, nippy
nervous, anxious, scared, terrified, afraid, anxiety, fear, sedate, sedation, phobia, worried, frightened, panic, freak out
permit, permits
old, senior, older, elderly, aging, aged, vintage, antique, ancient, classic, years old, getting up there
extension, extensions, rallonge, rallonges
student, students, etudiant, etudiants
hybrid, hybrids, prius
electric, ev, evs, tesla, teslas
technician, tech, techs, plumber, electrician, mechanic, crew, employee, staff, cleaner, person, stylist, groomer, tuner, teacher, instructor, educator, caregiver, tutor, coach, trainer, therapist, hygienist, dentist, doctor, barber, painter, gardener, mover, guide, sitter, worker, lady who, guy who, the guy, who come, who do, who does, who will, somebody different, someone different
same, always same, every time, each time, different one, switch around, keep the same, one finish
kid, child, children, kids, son, daughter, little one, boy, girl, grandson, granddaughter, toddler
pregnant, pregnancy, prenatal, expecting
lawyer, attorney
rush, urgent, sooner, hurry
gluten, celiac
allergy, allergic, allergies, nut, nuts, peanut, peanuts, epipen, intolerance
deliver, delivery, drop off at my
ship, shipping, mail
haul, dispose, disposal, junk, get rid of, take away, throw out
store, storage, keep over, keep for the winter, overwinter, hold onto
piano, pianos
safe, safety, harmful, toxic
online, virtual, zoom, remote, video, from home, over the internet
spray, chemical, pesticide, poison
refund, reimburse, money back, get my money
guarantee, warranty, break again, breaks again, happens again, goes wrong, covered, stand behind, come back and fix
receipt, invoice
referral, refer, referred
certify, certified, certification, certificate, accredited, diploma, trained, qualified
licensed, licence, license, licenced, licencie, licencies, licenciee
evening, evenings, after work, night, nights
weekend, weekends, saturday, sunday, saturdays, sundays
copy, duplicate
transponder, fob, chip
tow, towing, come get me, come and get, come get us, rescue, stranded, dead in the water
clean, cleanup
sick, ill, fever, flu, has cold, have cold, caught cold, cough, runny nose, contagious, throwing up, stomach bug, under the weather, sore throat
photo, picture, gallery
weather, rain, snow, storm, snowing, raining
original, oem, genuine
sterilize, sterile, sanitize, disinfect
maintenance, yearly, annual, membership
exotic, reptile, rabbit, snake, lizard, bird, parrot, hamster, guinea, ferret, turtle
teach, tutor, lesson, lessons, course, class, learn
grade, age, ages, how old, youngest, oldest, too young, too old, minimum age, age limit, old enough, turn six, turning, baby, babies, infant, infants, newborn
male, man, gentleman
female, woman, lady, women, ladies
break, damage, wreck, ruin, destroy, scratch
alcohol, wine, beer, liquor
gender, sex
meal, meals, food, feed, fed, eat, lunch, breakfast, dinner, snack, snacks, hungry, cook
nap, sleep, rest time, bedtime
potty, toilet trained, potty trained, diaper, diapers, nappy, pull ups
outside, outdoor, outdoors, playground, recess
ratio, how many kids per, how many children per, kids per, child per, per teacher, many kids, many in a class, class size
waitlist, waiting list, wait list, wait for one, any space, have space, any spots, have spot, room for, any room, full right now, spot open, any opening
tour, come see, look around, see place, visit before, visit the daycare, visit the school, visit the place, check it out, have a look at the place
subsidy, subsidies, funding, grant, government help
discount, deal, deals, cheaper, special, break on
sell, sale, buy from you
tradein, buy used, buy old, sell you, take trade, trade in, trade ins
dog, dogs, puppy, puppies
cat, cats, kitten, kittens
pet, pets, animal, animals
worth, worthwhile, make sense
used, second hand, secondhand, pre owned, preowned, pre loved
quiet, noise, noisy, loud, silent, tv, television, music on, turn off, dishwasher, vacuuming
often, how often, how many times, frequency, how regularly
settle, after moving, just moved, after a move, after move, moved in
school, schools, church, churches
cancel, cancellation, cannot make it, cant make it, not make it, call off
lastminute, last minute, short notice
passrate, pass rate, success rate, how many pass, how many people pass, many people pass
return, returns, bring back, bring it back, exchange, does not fit, doesnt fit
steal, stolen, theft, thief, steals
loaner, lend, borrow, something to ride, something to drive, courtesy
part, parts
group, groups, party of, of us, people coming
included, include, come with it, comes with, throw in
deposit, money down, credit card hold
manual, stick, stick shift, standard transmission, clutch
foreign, international, another country, overseas, abroad, different country
practise, practice
ready, finished, get it back, without my, have it back, turnaround, repair take, job take
dropoff, drop off, leave it, leave my, drop my, leave the
afterhours, outside business hours, outside hours, after hours, closed, after closing, before you open, when closed
brand, brands, make, makes, manufacturer
finance, financing, installments, payment plan, monthly payments, pay over time, pay monthly
wash, shampoo
limescale, hard water
pickup, pick up, picked up, pick us up, pick him up, pick me up, pick her up, collect, come get him, come get her
`;

/** The groups of words that ask the same, each with what stands for it first. */
export const askedAlike: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(', '));
