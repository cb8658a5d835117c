const set = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words that answer, agree or fill, in whatever language the rest is: no part of a name, folded. */
export const answers = set(`
ouais ouin ouain oue ouep ouaip mouais mouin oui nenon nenni bof bah beh hein heu euh mmm tse tsais okay ok
yeah yea yah yep yup yepper yeppers yessir nope nah nuh uhhuh righto okey dokey okeydokey alrighty mhm mmhm hmm hmmm
whoa gee jeez welp anyways anyhow shoot shucks darn drat damn crap shit gosh golly rats bummer yikes oops
maudit maudite mautadit mautadine zut flute merde mince crime tabarnak tabarnouche tabarouette tabarnac calisse caline
crisse cristi criss batinse batince bonyeu bonyenne oups ayoye ayoille simonac
`);

/** What callers call whoever answers, folded: no part of their own name, where it is not written large in it. */
export const endearments = set(`
dear dearie hon honey hun sweetheart sweetie sweetpea darling darlin darlings love luv lovey doll dolly babe buddy bud pal
mate bro bruh dude boss chief friend folks ma'am maam sir guy guys kiddo ami amie chum chou chouette cher chere
cherie cheri belle beau tresor minou mec
`);

/** Words, folded, that are never part of a caller's name: what else follows "it's" and "I'm". */
export const neverNames = set(`
a about above absolutely after afternoon again ah all alright already also although always am an and
another any anymore anyone anything anyway appointment appointments april are area around as ask asking
assistance at august available away back bad basically be because been before being best better between
both brand breaking broken bumper business but by bye call called caller calling calls came can cannot
can't car cars case cell center chance charge charging check checking cheap city cleaning close closed
closing coating come coming complaint concerned confirm confirming confused could cost crack cracked
credit curious customer damaged day days december definitely deposit did didn't different disappointed
do does doesn't doing done don't down driver driving due during each early email emergency enquiry estimate
evening ever every everyone everything expensive fan far fast february few fine first five following for
forgot form four free friday from front frustrated full gave get getting give glad glass go goes going
gone gonna good got gotta great had half happy hard has have haven't having he hello help her here hers
hey hi him his hold home honestly hope hoping hour hours house how however hundred i i'd i'll i'm i've
if important in inquiring inquiry inside instead insurance interested into invoice is isn't issue it its
it's january job july june just kind know last late later lately leak leaking leaving left less let like
line little located location long look looking lost lot loud mad made make manager many march may maybe me
mean message mine minute minutes mobile moment monday money month months more morning most moving much my
myself name names near need needing needs never new next nice night nine no nobody none noon nope not
nothing november now number october of off office oh ok okay old on once one only open opening or order
other our ours out outside over owner package paint paying payment people perfect person phone pick
picking please pm policy possible pretty price pricing problem probably question questions quick quite
quote ready real really reason referred refund regarding remember repair repairs replacement requesting
returning right roof running sales same saturday say saying schedule scheduling second seconds see send
september serious seriously service services seven several she shop shopping should sick since six so some
somebody someone something somewhere soon sorry speak speaking spoke spam standing start still stop stuck
stuff sunday super supposed sure surely take taking talk talking tell ten test than thank thanks that
that's the their them then there there's these they they're thing things think thinking this those though
thought thousand three through thursday time tint tinted tinting tire tires tired to today tomorrow tonight
too totally town trade tried trouble truck try trying tuesday twelve twenty two uh um under understood
unfortunately unhappy until up upset urgent us use used van vehicle very visiting wait waiting wanna want
wanted wanting warranty was wasn't water way we wednesday week weekend weeks well went were what
whatever what's when where whether which while who whole why wife will window windows windshield wish with
within without won't wonder wondering work working works worried would wouldn't wow wrap wrong yeah year
years yep yes yesterday yet you you're your yours zero eight thirty forty fifty ugh apartment apt unit suite condo extension hmm er erm mm huh uhh umm
actually currently simply basic private personal regular interest correct incorrect true false easy
difficult husband son daughter mom dad mother father friend boss neighbour neighbor hers yup nah cool awesome
excellent terrific lovely sweet wicked solid brilliant beauty gotcha cheers fab ridiculous unacceptable horrible terrible awful amazing fantastic wonderful
confidential anonymous busy unavailable unable able afraid aware based born bringing buying selling
booking booked cancel cancelling canceling rescheduling hiring hired renting rental driving parked
sedan suv coupe hatchback pickup minivan ceramic film detail detailing polish correction protection
honda toyota ford tesla bmw chevy mazda nissan subaru hyundai kia jeep audi volkswagen mercedes lexus
haircut dentist doctor patient plumber plumbing furnace sink toilet tooth teeth pain hair colour color
kitchen bathroom basement flood flooding fire gas smell alarm
meant means said says told spelled spelt pronounced hyphenated apostrophe capital accent silent
put hang began begins starts written hates likes loves wants speak speaks broke runs owns has
eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty fifty sixty seventy ninety thousand second third fourth fifth sixth seventh eighth ninth tenth
`);

/** The same for French, folded. */
export const neverNamesFrench = set(`
six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille preference
accord abord mettons coudonc faque icitte pantoute exact exactement effectivement voila bingo certain certainement absolument evidemment entendu
tu pis gratuit gratuite combien cher chers garantie estimation urgence
a ai aller allo alors apres aujourd'hui au aussi auto autre aux avant avec avez avoir avril bien bon bonjour
bonsoir boutique bref brise c'est ca car ce ceci cela certain ces cet cette chez combien comme comment
content correct cher dans de decembre demain depuis des desole deux dimanche disponible donc dire du elle
elles en encore est et etait ete etes etre euh excusez faire fait faut fevrier fin fini fois ferme fuite
grave heure heures ici il ils important interesse interessee epelle prenom voulais juste je jeudi jour juillet juin la le les leur
libre lui lundi ma madame mai maintenant mais malade mardi mars matin me mercredi merci mes midi moi moins
mois mon monsieur ne non nom nos notre nous novembre numero octobre on ou oublie oui ouvert par parce pare
parfait pas peu peut plus possible pour pourquoi pres presse prix probleme prochain puis qu que quand quel
quelle quelqu'un question qui quoi rappel rappeler rendez rien sa samedi sans se semaine septembre ses si
soir soumission sous stationne suis sujet sur ta te telephone toi toit tout toute tres trois trop un une
urgence urgent vehicule vendredi verifier vers veux viens vitre vitres vitrage voiture vos votre voudrais
tous toutes dit dites disait laisse laissee occupe compose sors sort sortez meme memes
vous vraiment y aout janvier fatigue fache perdu perdue pret prete appelle rappelle teinte teinter
regarde regardez ecoute ecoutez attends attendez tiens tenez voyons coudonc envoye envoyez arrete arretez allez
allons donne donnez mets mettez mettons dis disons pense sais savez comprends comprenez demande demandez enleve
enlevez rajoute rajoutez ajoute ajoutez change changez garde gardez prends prenez venez passe passez pouvez
travaille travailles travaillez travaillent rentre rentres quelles quels journee journees
`);

/** Small words inside a surname, written small after a first name. */
export const particles = set(
  'van von der den de del della di da do dos du des la le el al bin ibn ben bint ter ten zu y e af st',
);

/** Words after which a name has ended and the caller goes on about themselves. */
export const afterName = set(
  'from calling here speaking with and again at by over i my we our phoning de du ici qui et je with you but text call phone ring email just fait pis travaille travaillez rentre vient sera serait',
);

/** First names that are everyday words, believed only right after "my name is" and the like. */
export const everydayNames = set('april august june may will rose grace summer autumn sunny hope');

/** First names that are everyday words in small letters: there, something else must speak for them. */
export const everydayFirstNames = set(`
amber angel april art august austin autumn basil bea bill bob buddy carol cedar chase chelsea chuck clay cliff
coral crystal daisy dale dawn dean dee dell dot drew earl faith fern finn florence forest frank gale georgia
ginger glen grace grant gus guy hank harmony hazel heather holly hope hunter iris ivy jack jade jasmine jasper jay
jean jet joy jo june kay kent kit kitty lance lane laurel lily lance major mark marina mason
max may melody mercedes miles misty morgan nan olive pam pansy pat patty pearl penny perry peg pierce
pop ray red reed rich river rob robin rocky rod roman rose rowan roy ruby rusty sandy scout sky skip 
star sterling stew sue summer sunny tanner terry trinity victoria violet wade warren will willow
woody sol sydney regina madison orlando ling hope 
 pierre marine luc rene claire blanche fleur major line france jasmin reine octave luce
`);

/** Surnames that are the word for a place or a thing as well: names right after a first name, folded. */
export const surnamesOfThings = set(
  'cote park hill hills street lane church cross rose russell bernard day hall shepherd lake banks field rivers',
);

/** Titles said before a name, left out of it. */
export const titles = set(
  'mr mrs ms miss dr doctor mister missus madam madame monsieur m mme mlle sir',
);

/** First names common where callers call from; they make an uncertain introduction certain. */
export const firstNames = set(`
aaliyah aaron abdul abdullah abigail adam adele adriana adrian ahmed aidan aisha akira alan alejandro
alex alexandra alexandre alexis ali alice alicia alisha allison alyssa amanda amara amber amelie amina
amir amit amy ana andre andrea andres andrew angela anh anil anita anjali ann anna anne annie anthony
antoine antonio anya arjun arthur asha ashley audrey austin ava barbara beatrice ben benjamin benoit
bernard beth betty bill billy bob brandon brenda brian brianna brittany bruce bruno caleb cameron camille
carl carla carlos carmen carol caroline carolyn casey catherine cathy celine chad chantal charles
charlotte chen chloe chris christian christina christine christopher cindy claire clara claude colin
connor craig crystal curtis cynthia dale dan dana daniel danielle darren dave david dawn deborah denise
dennis derek devon diana diane diego dmitri dominic don donald donna doris doug douglas dylan ed eddie
edward eileen elaine elena eli elijah elizabeth ella ellen emily emma eric erica erik erin esther ethan
eva evan evelyn farah fatima felix fernando fiona florence frances francis francois frank fred
gabriel gabrielle gary genevieve george gerald gina giovanni gloria gordon grace graham greg guillaume
hannah harold harpreet harry hassan heather hector helen helena henry hiroshi holly hong hugo hussein
ian ibrahim imran ines ingrid irene isaac isabel isabelle ivan jack jackie jacob jacques jamal james
jamie jan jane janet janice jasmine jason javier jean jeff jeffrey jennifer jenny jeremy jerome jerry
jesse jessica jim jimmy jin joan joanna joe joel john johnny jon jonathan jordan jorge jose joseph josh
joshua joyce juan juanita judith judy julia julian julie julien justin karen karim karl kate katherine
kathleen kathy katie kavita keith kelly ken kenji kenneth kevin khalid kim kimberly kiran kyle lakshmi
lara larry laura lauren laurent lee leila leo leon leslie li liam lily lin linda ling lisa lola lorraine
louis louise luc lucas lucia lucie lucy luis luke lydia lynn mackenzie madeleine magdalena mai malik
manon manuel marc marcel marco marcus margaret maria mariam marianne marie marilyn mario marion mark
martha martin martine mary mason mateo mathieu matt matthew maurice max maxime maya mei melanie melissa
mercedes mia michael michel michele michelle miguel mike mira miriam mitchell mohamed mohammad mohammed
mohsen molly monica monique muhammad nadia nancy naomi natalia natalie natasha nathalie nathan neil
nia nicholas nick nicolas nicole nikhil nina noah noor nora norma olga oliver olivia olivier omar oscar
owen pablo pamela pascal patricia patrick paul paula pedro peggy peter phil philip philippe pierre
priya rachel rafael raj rajesh ralph ramon randy raphael rashid ravi raymond rebecca renee ricardo
richard rick rita rob robert roberto robin rodrigo roger rohan roland ron ronald rosa rose ruby russell
ruth ryan saeed sally sam samantha samir samuel sandeep sandra santiago sara sarah scott sean sebastian
serge sergio seth shane shannon sharon shawn sheila shirley simon simone singh siobhan sofia sonia sophia
sophie stacy stanley stephanie stephen steve steven stuart sunita susan suzanne sylvain sylvie tamara
tanya tara tariq taylor ted teresa terry thanh theresa thomas tiffany tim timothy tina todd tom tommy
tony tracy travis tyler valerie vanessa veronica vicki victor victoria vijay vincent virginia vivian
walter wayne wei wendy will william xavier xin yan yasmin yolanda youssef yuki yusuf yves yvonne zach
zachary zainab zara zoe
adrien agnes aime albert alec alain alban alfred alma alvin amadou amelia anais anders angus ania anika
annette annick antonia archie ariane aurelie axel aziz bart basil bashir bea benedict bernadette bernice bert
bev beverly blair blake bonnie boris brad bradley brendan brent brett bridget bryce byron callum candice carly
carmel carole cassandra cecile cecilia cedric celeste chadwick chandra chantale charlene chelsea cheryl chester chiara
chuck clayton clement clifford clint clive colette colleen conrad constance cora corey cornelia cory courtney
curt cyril damien danica danny daphne darlene daryl dean deb debbie debra deepak delia dev devi dexter dina dirk dolores
dominique donovan dora doreen dorothy drew duane duncan dustin dwight earl edgar edith edmond edna edwin
elias elisabeth elise eliza ellie elliot elsa elsie emeline emile emilie emilio emmanuel enrico enzo eloise ernest
ernie erwin estelle etienne eugene eunice evangeline evelyne everett fabien fabrice faith faye felicity
fern fidel finn fletcher floyd flora florian frankie franklin freda freddie frederic frederick fredrik gabriela
gabrielle gail garry garth gaston gavin gaetan geoff geoffrey georges georgia geraldine germain ghislain
ghislaine gilbert gilles gina ginette gisele glen glenn gordie gordon goran grant gregory greta gus gustav gwen
haley hamid hamish hank hans harley harriet harvey hazel heidi helene henri herbert herman hilary hilda howard
hubert hugh hugues ida igor ilona imelda ingo irina iris irma irvine irwin isaiah isla isobel jacinta jacinthe jaime
jakob janine jared jarrod jasper jay jayne jean-luc jeannette jeannine jeffery jenna jerald jeremie jeremiah jill
jillian jo joanie joanne jocelyn jocelyne jody joey johanne jolene jonah jonas josee josefina josephine josiane
josie juliette june kai karine karl karla karsten kathryn katrina kavya kayla kelsey kendra kenny kent kerri kerry kirk
kirsten klaus kofi kristen kristin kristina kurt kwame lana lance laurence laurie lea leah leanne leigh lena leonard
leonie leroy lester leticia lillian lina lindsay lionel lise lloyd lois loic lorenzo loretta lori lorna lorne lou
louisa lowell lucille luciano luigi lyle lyne madison mael maggie malcolm mandy marcella marcelle marcia margot marguerite
mariana mariella marisol maryse marissa marjorie marlene marshall martina marty marvin mathilde mathis matilda mattias maureen
maximilian maxwell megan mehdi mel melinda melvin meredith micheline mick mickey mildred miles milton minh mireille misha
mohan moira morgan morris muriel myles myra myriam nabil nadine nan nasir nathaniel ned nelson nestor neville niamh nigel
niko nils noel noemie nolan normand norman odette odile ola olaf oleg olive omer opal ophelia orlando orville oswald
otis otto paige pam parker parveen pat patsy patty paulette pauline pearl penelope penny percy perry petra philippa phoebe
phyllis pia piotr polly prakash preston quentin quincy ralf ramona ramesh randall raoul raul ray raymonde reg regina reggie
reginald rejean remi renata rene reza rhonda ricky robbie robyn rochelle rocky rod roderick rodney rodolfo rolf romain
roman rory rosalie rosanne rosemary roslyn ross rowan roxanne roy rudy rufus rupert russ sabrina sacha salim salma salvador
sandy sanjay saul sebastien selena selma seymour shaun shauna sheldon shelley shelly sherri sherry sid sidney silvia simeon
simone solange sonja spencer stan stefan stella stephan stewart stu suzie sven sybil sydney sylvia tabitha tammy tania
tanner tatiana ted teddy terence terri terrence thelma theo theodore therese thierry thomasina tia tiago tina tobias toby
tomas tracey trent trevor trish tristan trudy tucker tyrone ursula valentina valentin vance vaughn velma vera verna vernon
veronique vic vince viola violet viviane vlad wade wallace walt wanda warren wayne wendell wesley whitney wilbert wilfred
francine rollande huguette jacqueline jeannine lucette marielle pierrette yolande denis fernand rosaire armand
emilien leopold lucien marius ovila regis romeo viateur wilfrid gerald gervais gervaise monique nicole ghyslain ghyslaine
normande raynald reynald reynaldo solene maude mylene melissande karel anouk clementine magalie marilou noelle
lucinda fergus ailsa rhona chioma tamsin pavlo bronagh maeve hetty aoife niall saoirse ciara sinead deirdre brigid
eamon seamus rhys gareth ewan callum alistair morag catriona iain eilidh oksana olena taras bohdan lesia
gurpreet manpreet jaspreet simran balwinder sukhdeep gurtej harjit kuldeep satnam neha pooja sneha rohit vikram
siddharth aditya marek pavel femi chidi ngozi emeka adaeze tunde kwabena ama yaw abena amina fatou moussa ousmane
marisol jomar jerome rowena maricel arnel bronwyn wilbert winona muriel judith
aline alphonse angele angeline armande aurele bertrand brigitte carmelle clermont coralie donat edmour eliane
felicien fernande fleurette france francoise frederique gaetane gedeon georgette gerard gilberte giselle
guylaine herve honore jasmin jeanne jeannot joelle karelle laurette leandre leopaul liette line lisette
louisette luce lynda madelaine maelie magella marcelin mariette marjolaine maxence megane melodie noella octave
odilon ovide patrice philias pierre-luc rachelle real realle reine rejeanne roch rolande roxane sabine steeve
stephane sylvette sylvianne sylvio theophile ulric urbain valmont zacharie zenon
willa willard willie wilma winston wolfgang wyatt yann yannick yasmine yohan yvan yvette yvon zack zoltan zofia
`);
