const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that make of the name before them a place, a company, a breed or a day, folded. */
export const kindsOfThings = set(`
street st avenue ave road rd drive dr crescent cres lane court place boulevard blvd terrace trail way circle highway
hwy parkway square mews rue chemin rang montee cote allee park parc bay beach lake lac river riviere hill hills creek
falls heights village mall centre center county island isle point ridge valley springs landing crossing gardens
ontario quebec manitoba alberta saskatchewan columbia scotia brunswick newfoundland labrador yukon nunavut canada
ottawa toronto montreal usa north south east west nord sud est ouest church school ecole college university hotel inn
club hall arena stadium hospital hopital clinic clinique pharmacy pharmacie store shop market depot tire motors auto
bank banque insurance assurance cross life shield financial supply supplies inc ltd limited company co group services
service solutions systems parts rentals foods furniture hardware lumber garage salon spa studio restaurant grill pizza
retriever shepherd terrier doodle poodle collie dane spaniel hound bulldog corgi tzu husky schnauzer pinscher mastiff
setter pointer coon shorthair longhair rex russell bernard inu chow maltese bichon havanese shitzu labradoodle goldendoodle
day week month year eve night morning party anniversary reunion wedding birthday festival tour event
door doors entrance gate buzzer porch driveway lobby stairs basement upstairs downstairs floor yard alley elevator
porte entree cour escalier etage ascenseur stationnement
grass tree trees bush bushes flower flowers hedge rose roses cedar maple oak pine walnut birch marble granite piano
upright grand edition series model pro max plus mini deluxe special premium express
`);

/** Makers, shops, breeds and the like that begin as somebody's name does, folded. */
export const namesOfThings = set(`
john_deere benjamin_moore jack_russell tim_hortons jean_coutu harley_davidson king_charles louis_vuitton michael_kors
ralph_lauren calvin_klein tommy_hilfiger allen_bradley ashley_furniture mary_kay martha_stewart marc_jacobs kate_spade
jack_daniels johnny_walker jim_beam captain_morgan sherwin_williams stanley_cup stanley_park mary_brown wendy_burger
tom_ford oliver_peoples warby_parker maui_jim paul_mitchell john_paul vidal_sassoon bobbi_brown charlotte_tilbury
estee_lauder elizabeth_arden calvin_harris harry_potter santa_claus jiffy_lube mr_lube canadian_tire home_depot
jean_talon rene_levesque jacques_cartier honore_mercier henri_bourassa saint_jean jean_baptiste louis_riel john_labatt
mary_jane james_bay james_hardie mark_anthony laura_secord princess_auto steve_madden jimmy_choo dale_carnegie
leon_furniture sally_beauty ethan_allen la_z ray_ban christian_dior victor_hugo fort_erie albert_heijn pierre_cardin
yves_rocher yves_laurent guy_laroche helena_rubinstein carolina_herrera oscar_renta donna_karan ann_taylor
victoria_secret jenny_craig dave_buster arthur_murray charlie_brown uncle_ben aunt_jemima robin_hood peter_pan
mercedes_benz alfa_romeo austin_martin aston_martin lincoln_continental jordan_air tesla_model
`);
