import { englishNumbers } from '../words/number-words.ts';
import type { Holiday } from './holidays.ts';
import { phraseTable, type TimeLexicon } from './time-words.ts';

/** Holidays by the value of their `H` words below. */
const englishHolidays: readonly Holiday[] = [
  'new-year',
  'new-years-eve',
  'valentine',
  'easter',
  'good-friday',
  'canada-day',
  'independence-day',
  'labour-day',
  'thanksgiving',
  'halloween',
  'remembrance-day',
  'christmas-eve',
  'christmas',
  'boxing-day',
  'martin-luther-king-day',
  'family-day',
  'victoria-day',
  'memorial-day',
  'truth-and-reconciliation',
];

const phrases = `
D 0 monday|mondays|monday's|mon
D 1 tuesday|tuesdays|tuesday's|tue|tues
D 2 wednesday|wednesdays|wednesday's|wed|weds
D 3 thursday|thursdays|thursday's|thu|thur|thurs
D 4 friday|fridays|friday's|fri
D 5 saturday|saturdays|saturday's
D 6 sunday|sundays|sunday's
W 5 sat
W 6 sun
M 1 january|jan
M 2 february|feb
M 3 march|mar
M 4 april|apr
M 5 may
M 6 june|jun
M 7 july|jul
M 8 august|aug
M 9 september|sept|sep
M 10 october|oct
M 11 november|nov
M 12 december|dec
R 0 today|today's
R 1 tomorrow|tomorrow's|tmr|tmrw|the next day|the day after|the following day
R -1 yesterday|the day before
R 2 the day after tomorrow|day after tomorrow
R -2 the day before yesterday|day before yesterday
H 0 new year|new years|new year's|new year's day|new years day|new year day
H 1 new year's eve|new years eve
H 2 valentine's|valentine's day|valentines day
H 3 easter|easter sunday
H 4 good friday
H 5 canada day
H 6 independence day|fourth of july
H 7 labour day|labor day
H 8 thanksgiving|thanksgiving day
H 9 halloween
H 10 remembrance day|veterans day
H 11 christmas eve
H 12 christmas|christmas day|xmas
H 13 boxing day
H 14 martin luther king day|mlk day
H 15 family day|presidents day|presidents' day|president's day
H 16 victoria day
H 17 memorial day
H 18 truth and reconciliation day|truth and reconciliation
P 0 morning|mornings|morning's|in the a . m|first thing|first thing in the morning
P 0 breakfast|breakfast time
P 3 dinner|dinnertime|dinner time|supper|suppertime
P 0 early in the day|earlier in the day
P 2 late in the day|later in the day
P 1 lunch|lunchtime|lunch time|lunch hour|midday|mid day
P 2 afternoon|afternoons|afternoon's|arvo|end of day|end of the day|eod|cob|close of business
P 3 evening|evenings|evening's|after work
P 4 night|nights|nighttime
P 5 tonight|tonite|tonight's
A 0 am|a m|a . m .|a . m
A 12 pm|p m|p . m .|p . m
Z 720 noonish|noon|12 noon|twelve noon|high noon
Z 0 midnight|mid night|12 midnight|twelve midnight
K 0 o'clock|oclock|o clock|o " clock
U 0 minute|minutes|min|mins
U 1 hour|hours|hr|hrs|h
U 2 day|days
U 3 week|weeks|wk|wks
U 4 weekend|weekends|week end
U 5 month|months
U 6 year|years
U 7 business day|business days|working day|working days|work day|work days
U 8 quarter of the year
V 0.5 half an|half a
V 1 a|an|one more|another
V 2 a couple of|a couple|couple of|couple|fortnight's
V 3 a few|few|several
x 0 next|following|the next|the following
t 0 this|current|that|same
c 0 coming|upcoming|this coming|this upcoming|the coming|the upcoming
l 0 last|past|previous|the last|the past
g 0 ago|earlier
f 0 from now|hence|from today|from right now|after today|after now
S 0 start|beginning|early|start of|beginning of|the start of|the beginning of|early in|the first part of
m 0 mid|middle|middle of|the middle of
E 0 end|end of|the end of|late|late in|rest of|the rest of
L 0 later|later in|later on
a 0 after|as early as|past after|later than|no earlier than|not before|but not before|not until|not till|but not until|but not till|not until after|not till after|but not till after|but not until after|never before|any time after|anytime after|following after
a 0 i work till|i work until|i teach till|i teach until|i'm working till|i'm working until|i'm at work till|i'm at work until|i'm in class till|i'm in class until|i'm at school till|i'm at school until|i'm in school till|i'm in school until|i'm on shift till|i'm on shift until|i'm tied up till|i'm tied up until|i'm busy till|i'm busy until|i'm out till|i'm out until|i'm not off till|i'm not off until|i'm not home till|i'm not home until|i'm not free till|i'm not free until|i don't finish till|i don't finish until|i don't get off till|i don't get off until|i don't get off work till|i don't get off work until|i don't get home till|i don't get home until|i don't get out till|i don't get out until|we work till|we work until|we teach till|we teach until|we're working till|we're working until|we're at work till|we're at work until|we're in class till|we're in class until|we're at school till|we're at school until|we're in school till|we're in school until|we're on shift till|we're on shift until|we're tied up till|we're tied up until|we're busy till|we're busy until|we're out till|we're out until|we're not off till|we're not off until|we're not home till|we're not home until|we're not free till|we're not free until|we don't finish till|we don't finish until|we don't get off till|we don't get off until|we don't get off work till|we don't get off work until|we don't get home till|we don't get home until|we don't get out till|we don't get out until
. 0 may i|may we|may you|may they|may he|may she|may be
B 1 between now and|from now until|from now to|from now till
B 0 before|by|as late as|at the latest|no later than|not after|earlier than|any time before
~ 0 around|about|approximately|roughly|circa|like around|around about|close to|near
G 1 or later|or after|onward|onwards|and later|and after|and onwards|or any time after
G 2 or earlier|or before|or sooner
s 0 ish|or so|or thereabouts
F 0 from|since|as of
F 1 starting|starting from|starting on|beginning on|commencing|commencing on
b 0 between|in between
- 0 to|-|–|—|through|thru
- 1 until|till|til|up to|up until
& 0 and|&
h 0 half
q 0 quarter|a quarter
p 0 past
X 0 any day but|any time but|anytime but|every day but|except|except for|not|other than|besides|can't do|cant do|cannot do
X 0 can't wait until|can't wait till|want to wait until|want to wait till|have to wait until|have to wait till
X 0 forget|forget about|scrap|scratch|skip|hold off on|hold off for|never mind|nevermind
X 0 nothing to do with|never said|didn't say|don't mean|didn't mean|not talking about
X 0 can't make|cant make|not on|i'm busy|busy on|busy|not free|won't work on|anything but
Q 0 doesn't work|does not work|wouldn't work|won't work|is no good|no good|is bad|isn't good|doesn't suit
T 0 the
o 0 of|day of
i 0 in|within|during|inside
n 0 on
@ 0 at|@|make it|make that
0 0 oh|o
, 0 how about|what about
, 0 don't forget|dont forget|do not forget|won't forget|can't forget|can't skip
, 0 ,|please|though|is|would|works|work|if|or|i|we|you|thanks|thank you|good|fine|ok|okay|instead|then|so
, 0 there|for|but|sometime|some time|any time|anytime|ideally|preferably|maybe|great|because|with|would be
, 0 will|can|could|are|was|it|me|my|be|right|yes|yeah|should|that's|i'm|i'd|i'll|any|every|each
; 0 .|?|!|;
`;

/** How English speakers say when. */
export const englishTimeWords: TimeLexicon = {
  numbers: englishNumbers,
  ...phraseTable(phrases),
  fillers: new Set(['uh', 'um', 'umm', 'uhh', 'er', 'erm', 'hmm']),
  hourMarks: new Set(),
  meridiemMarks: new Map([
    ['a', 0],
    ['p', 12],
  ]),
  atHomophones: new Map([
    ['for', 4],
    ['to', 2],
    ['too', 2],
    ['ate', 8],
    ['won', 1],
  ]),
  holidays: englishHolidays,
  ordinalMarks: new Set(['st', 'nd', 'rd', 'th']),
  monthFirst: true,
};
