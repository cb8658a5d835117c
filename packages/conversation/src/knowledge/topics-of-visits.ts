import type { Topic } from './topic.ts';

/** Coming, waiting, and what there is at the shop. */
export const topicsOfVisits: readonly Topic[] = [
  {
    id: 'cancellation',
    pattern:
      /\bcancel|\bannul|\breschedul|\bno.?shows?\b|\bmiss(ed|ing)? (an? |my |your )?appointments?|\bchange my appointment/,
  },
  {
    id: 'late',
    pattern:
      /\b(running|run|arrive|am|be|show up|if i'?m) late\b|\blate arrival|\blateness|\ben retard/,
  },
  { id: 'parking', pattern: /\bpark(ing|ed)?\b(?! (avenue|ave|street|road|lane))|\bstationn/ },
  {
    id: 'wait',
    pattern:
      /\bwaiting (room|area)|\bwait (there|here|policy|while|for (it|my))|\b(can|could|may|allowed to|able to) (i |we )?(just )?(wait|stay|watch|be there)\b|\blounge\b|\bwait policy/,
  },
  {
    id: 'duration',
    pattern:
      /\bhow long (until|till|before|does|do|will|would|is|should|to)\b|\bhow long'?s? (it|that|this) (take|last)|\bhow many (hours|days|weeks)\b|\bhow much time\b|\btake(s)? \d|\bturn ?around|\bcombien de temps|\bjobs take/,
  },
  {
    id: 'ride',
    pattern:
      /\brides?\b(?!.{0,12}(bike|smooth|rough))|\bget (home|to work|around|back)\b.{0,24}\b(without|while|after)/,
  },
  {
    id: 'materials',
    pattern:
      /\bmaterials?\b|\bbrands?\b|\bproducts?\b|\bproduits?\b|\bmarques?\b|\b(what|which) (kind|type|make) of (film|paint|parts)/,
  },
  {
    id: 'emergency',
    pattern:
      /\bemergenc|\burgen[ct]|\bafter.?hours?\b|\b(after|when|once) (you|we)('re| are)? (close|closed)\b|\b(24|twenty.?four).?(\/|hours?|h\b|7|seven)|\bmiddle of the night|\bat night\b|\bright away|(?<!\b(?:them|both|all|those|everything)(?: on)?(?: the)? )\bsame.?day\b/,
  },
  {
    id: 'walk-in',
    pattern:
      /\bwalk.?(-| )?ins?\b|\b(just|simply) (walk|show|drop|come|stop|swing|pop)\b|\bwithout (an |a )?(appointment|booking|reservation)|\bsans rendez/,
  },
  {
    id: 'appointment-needed',
    pattern:
      /\b(do|does|would|will|should|if|whether|is|are|must)\b.{0,20}\b(need|require|have to|necessary|book|must)\b.{0,24}\b(appointments?|book|booking|reservations?|ahead|advance)\b|\b(appointments?|booking|reservations?)\b.{0,18}\b(need(ed)?|required?|necessary|only|mandatory)\b|\bby appointment\b|\bbook ahead\b/,
  },
  {
    id: 'kids',
    pattern:
      /\bkids?\b|\bchild(ren)?\b|\bbab(y|ies)\b|\btoddlers?\b|\bplay ?(area|room)|\benfants?\b|\bstroller|\b(daughter|son|grandson|granddaughter)\b|\b(that|how|too) young\b|\b(what|minimum) age\b|\bage (limit|restriction)/,
  },
  {
    id: 'pets',
    pattern:
      /\b(pet|dog|cat|animal).?(friendly|proof|safe)|\b(bring|allow(ed)?|accept|have|got|around|welcome|take|safe (for|around)|okay with|home with|mind|like|hate|afraid of|scared of)\b.{0,16}\b(pets?|dogs?|cats?|puppy|puppies|animals?)\b|\b(pets?|dogs?|cats?|animals?)\b.{0,16}\b(allowed|welcome|home|inside|around)\b|^\W*(are )?pets?\W*$|\b(chiens?|animaux)\b.{0,16}\b(permis|acceptes?|bienvenus?)|\b(amener|apporter)\b.{0,16}\bchien/,
  },
  {
    id: 'accessibility',
    pattern:
      /\bwheel ?chairs?|\baccessib|\bramp\b|\bstep.?free|\bdisab|\belevator|\bfauteuil roulant/,
  },
  {
    id: 'languages',
    pattern:
      /\blanguages?\b|\blangues?\b|\bspeak (french|english|spanish|mandarin|cantonese|punjabi|hindi|arabic|tagalog|\w+ese)\b|\b(french|spanish|mandarin|cantonese|punjabi)\b.{0,12}\bspeak|parlez/,
  },
  {
    id: 'arrival',
    pattern:
      /\barriv(e|al)\b|\bwhen (will|would|can) (you|someone|they) (be here|get here|come|show)|\bhow (fast|soon|quick(ly)?|long)\b.{0,24}\b(here|out|arrive|gets? there)\b|\btime window\b|\beta\b/,
  },
  {
    id: 'area',
    pattern: /\bservice area|\bwhat areas?\b|\bareas? (do|you)|\bhow far do you (go|travel)/,
  },
  {
    id: 'mobile',
    pattern:
      /\bmobile\b|\bcome to (me|my|us|our|you)|\bhouse calls?\b|\bon.?site\b|\bat my (house|home|place|office)/,
  },
  {
    id: 'eco',
    pattern:
      /\beco\b|\bpesticid|\bchemicals?\b|\benvironment|\bgreen (product|clean)|\bnon.?toxic|\borganic\b|\bvegan\b|\bcruelty/,
  },
  {
    id: 'new-clients',
    pattern: /\bnew (clients?|customers?|patients?)\b|\b(taking|accepting) new\b/,
  },
  {
    id: 'experience',
    pattern:
      /\bhow long have you\b|\byears? (of|in) (experience|business)|\bbeen in business|\bexperience(d)?\b/,
  },
  {
    id: 'references',
    pattern:
      /\breviews?\b|\breferences?\b|\btestimonials?\b|\bportfolio|\bpictures of (your|past)|\bexamples of/,
  },
  { id: 'background', pattern: /\bbackground.?check|\bvetted\b/ },
  {
    id: 'identification',
    pattern:
      /\b(photo )?id\b(?! (like|love|rather|be|have|want|need|say|prefer|appreciate))|\bidentification\b|\bdriver'?s licen/,
  },
  {
    id: 'weekend',
    pattern:
      /\b(weekends|saturdays|sundays)\b|\bweekend (calls?|appointments?|service|work|visits?)\b|\bles fins de semaine\b/,
  },
  {
    id: 'lead-time',
    pattern:
      /\bhow (far|much|long|soon|early)\b.{0,12}\b(ahead|in advance|notice)|\bnotice\b.{0,16}\b(need|require|want)|\bhow (soon|early|late)\b.{0,16}\b(order|book)\b/,
  },
  { id: 'wifi', pattern: /\bwi.?fi\b|\binternet\b/ },
  {
    id: 'washroom',
    pattern: /\bwash ?rooms?\b|\bbath ?rooms?\b.{0,12}\buse|\brestrooms?\b|\btoilettes?\b/,
  },
  {
    id: 'shuttle',
    parent: 'ride',
    pattern:
      /\bshuttle|\bcourtesy (ride|van|bus)|\b(a|free) (ride|lift)\b|\bdrop me off|\bpick me up|\bnavette|\bdrive me\b/,
  },
  {
    id: 'loaner',
    parent: 'ride',
    pattern:
      /\bloaners?\b|\bcourtesy (car|vehicle)|\b(rental|replacement|spare) (car|vehicle)|\b(car|vehicle|something) to (drive|use)\b|\bvoiture de (courtoisie|pret)|\bpret de voiture|\bcourtoisie\b/,
  },
  {
    id: 'key-drop',
    pattern:
      /\bkeys?\b.{0,30}\b(drop|leave|box|slot|night|after)|\b(drop|leave|put)\b.{0,24}\bkeys?\b|\b(night|early bird|after.?hours|overnight) drop|\bdrop ?box\b/,
  },
  {
    id: 'be-home',
    pattern:
      /\b(be|have to be|need to be|i'?m) (at )?(home|there|present)\b|\b(not|isn'?t|nobody|no one|aren'?t|won'?t be)\b.{0,16}\bhome\b|\b(if|when|while) (i'?m|i am|we'?re|we are|nobody'?s|nobody is|no one'?s|no one is) (not |out|away|at work)( in| there| around)?\b|\bpresent\b|\blet you in\b|\b(someone|somebody|anyone|anybody) (there|to be|at home|home)\b/,
  },
];
