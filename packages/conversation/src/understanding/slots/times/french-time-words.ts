import { frenchNumbers } from '../words/number-words.ts';
import type { Holiday } from './holidays.ts';
import { phraseTable, type TimeLexicon } from './time-words.ts';

const holidays: readonly Holiday[] = [
  'new-year',
  'valentine',
  'easter',
  'good-friday',
  'saint-jean',
  'canada-day',
  'labour-day',
  'thanksgiving',
  'halloween',
  'christmas-eve',
  'christmas',
  'boxing-day',
];

/** In French `p` is "moins": the minutes are counted back from the hour. */
const phrases = `
D 0 lundi|lundis
D 1 mardi|mardis
D 2 mercredi|mercredis
D 3 jeudi|jeudis
D 4 vendredi|vendredis
D 5 samedi|samedis
D 6 dimanche|dimanches
M 1 janvier
M 2 fevrier
M 3 mars
M 4 avril
M 5 mai
M 6 juin
M 7 juillet
M 8 aout
M 9 septembre
M 10 octobre
M 11 novembre
M 12 decembre
R 0 aujourd'hui|aujourd hui
R 1 demain|le lendemain
R -1 hier
R 2 apres - demain|apres demain|surlendemain
R -2 avant - hier|avant hier
H 0 le jour de l an|jour de an|nouvel an
H 1 la saint - valentin|saint valentin
H 2 paques
H 3 vendredi saint
H 4 la saint - jean|saint jean
H 5 fete du canada
H 6 fete du travail
H 7 action de grace|action de graces
H 8 halloween
H 9 veille de noel
H 10 noel
H 11 lendemain de noel
P 0 avant le diner|avant diner|avant le lunch|matin|matins|matinee|avant - midi|avant midi|en matinee|du matin|le matin|tot le matin|tot en matinee|le matin tot|le matin de bonne heure|matin de bonne heure|de bonne heure le matin|de bonne heure en matinee
P 1 heure du diner|heure du lunch|heure du midi|sur heure du midi|a heure du midi|sur heure du diner|a heure du diner|sur le midi
P 2 apres le diner|apres diner|apres le lunch|avant le souper|avant souper|apres - midi|apres midi|apres - midis|de apres - midi|fin de journee|fin de la journee|en fin de journee
P 3 apres le souper|apres souper|soir|soirs|soiree|du soir|en soiree
P 4 nuit|la nuit
P 5 ce soir|a soir|cette nuit
A 0 am|a m
A 12 pm|p m
Z 720 midi
Z 0 minuit
K 0 heure|heures|h|hrs
U 0 minute|minutes|min
U 2 jour|jours|journee|journees
U 3 semaine|semaines
U 4 fin de semaine|fins de semaine|la fin de semaine|les fins de semaine|en fin de semaine|fds|week - end|weekend|week end
U 5 mois
U 6 an|ans|annee|annees
U 7 jour ouvrable|jours ouvrables
V 1 une|un
V 2 une couple de|une couple|une paire de
V 3 quelques
x 0 prochain|prochaine|prochains|prochaines|suivant|suivante|qui vient|d'apres
t 0 ce|cet|cette|ces
l 0 dernier|derniere|passe|passee
g 0 il y a|ca fait
S 0 debut|debut de|au debut de|le debut de|debut du|au debut du
m 0 mi -|milieu|milieu de|au milieu de|milieu du|au milieu du
E 0 fin|fin de|a la fin de|la fin de|la fin|fin du|a la fin du|d'ici la fin du|le reste de
L 0 plus tard
a 0 je finis a|je finis vers|je finis de travailler a|je sors a|je sors de travailler a|je travaille jusqu'a|je travaille jusqu a|on finit a|on travaille jusqu'a|apres|pas avant|mais pas avant|jamais avant|a partir de|a partir du|des|depuis
B 0 avant|d'ici|ici|au plus tard|jusqu'a|jusqu a|jusqu'au|jusqu au|jusque
~ 0 vers|environ|autour de|autour du|aux alentours de|a peu pres|vers les
G 1 ou plus tard|ou apres|et plus
G 2 ou plus tot|ou avant
b 0 entre
F 0 de|du|des
- 0 -|–|au
& 0 et
h 0 demi|demie
q 0 quart|le quart|un quart
p 0 moins
, 0 oubliez pas|oublie pas|n'oubliez pas|n'oublie pas|oublierai pas
X 0 oubliez|oublie|oublions|laissez faire|laisse faire|laissez tomber
X 0 sauf|a part|excepte|mais pas|pas|autre que
Q 0 oubliez ca|oublie ca|laissez faire|laisse faire
Q 0 je suis pas la|je suis pas libre|je suis pas disponible|je serai pas la|je serai pas disponible|je suis pris|je suis prise|je suis occupe|je suis occupee|je travaille|je peux pas|je pourrai pas|je pourrais pas|on est pas la|on sera pas la|on travaille|on peut pas|on pourra pas|ca marche pas|ca marchera pas|ca se peut pas|ca fait pas|ca me va pas|ca fonctionne pas|ne marche pas|marche pas|marcherait pas|marche plus|m'irait pas|ne fonctionne pas|ne me va pas
T 0 le
. 0 rendez - vous
T 1 la|les
i 0 dans|en|pendant|durant|au cours de
@ 0 a
, 1 mais|oui
, 0 ,|svp|s'il vous plait|serait|est|peut - etre|ou|je|on|vous|merci|bien|parfait|ok|pour|ca|alors|si|quand|possible|disons|plutot|pas plutot
; 0 .|?|!|;
`;

/** How French speakers say when, Quebec's usage included. */
export const frenchTimeWords: TimeLexicon = {
  numbers: frenchNumbers,
  ...phraseTable(phrases),
  fillers: new Set(['euh', 'heu', 'hum', 'ben']),
  hourMarks: new Set(['h']),
  meridiemMarks: new Map(),
  atHomophones: new Map(),
  holidays,
  ordinalMarks: new Set(['er', 're', 'e', 'eme']),
  monthFirst: false,
};
