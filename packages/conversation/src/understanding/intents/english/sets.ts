/** Word sets the English phrases share. */
export const sets: Record<string, string> = {
  visit:
    'appointment*|appoint ment|appoint meant|appointed|booking*|reservation*|slot*|spot|time slot|visit*|viewing|showing|consult*|session|meeting|test drive|walkthrough|walk through|inspection|haircut|hair cut|cut|trim|fade|colour|color|oil change|tune up|cleaning|service call|site visit|check up|checkup|table|room|rooms',
  want: 'want|wanted|wants|need|needed|needs|would like|like|love|hoping|looking|trying|wondering|wish|able',
  ask: 'can|could|would|will|may|might|do',
  us: 'me|us|him|her|them|my (wife|husband|son|daughter|mom|dad|mother|father|partner|kid|kids|friend)',
  done: 'done|put on|put in|taken off|mounted|swapped|delivered|fixed|repaired|replaced|installed|cut|coloured|colored|dyed|cleaned|tinted|wrapped|serviced|checked|checked out|looked at|painted|detailed|washed|polished|trimmed|shaved|highlighted|straightened|inspected|changed|rotated|aligned|coated|unclogged|listed|appraised|assessed',
  day: 'today|tonight|tomorrow|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|weekday*|holiday*|christmas|boxing day|new year*|easter|thanksgiving|labour day|labor day|canada day|victoria day|evening*|morning*|afternoon*|night*|lunch|noon|january|february|april|june|july|august|september|october|november|december|the (first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|twenty _|thirty first)',
  who: 'someone|somebody|anyone|anybody|a person|a human|human|a human being|a live person|a live human|live person|real person|real human|a real person|a real human|a actual person|an actual person|an actual human|a representative|representative|rep|a rep|agent|an agent|operator|the operator|an operator|receptionist|reception|the receptionist|front desk|the front desk|the owner|owner|the manager|a manager|manager|the boss|your boss|boss|supervisor|a supervisor|your manager|staff|the staff|somebody real|someone real|customer service|customer support|support|a technician|technician|a mechanic|the mechanic|mechanic|a stylist|the stylist|the team|a team member|an advisor|the office|sales|parts|the person in charge|whoever is in charge|who is in charge|an associate|an employee|a colleague|the shop',
  clock:
    'oclock|o clock|pm|am|thirty|fifteen|forty five|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  mine: 'my|the|our|a|an|his|her|their|him|them|it|this|that|these|those|one|everyone|some',
  fits: 'work|works|good|okay|fine|all right|great|perfect|free|available|open|possible|best|better|ideal|suit|suits|do|doable|any good',
  broken:
    'broken|broke|dead|died|grinding|squeaking|squealing|chirping|beeping|clicking|buzzing|humming|whining|rattling|shaking|vibrating|leaking|dripping|clogged|plugged|blocked|backed up|stuck|jammed|cracked|chipped|bent|loose|frozen|overheating|smoking|flickering|tripping|stalling|slipping|sagging|peeling|rusting|not working|acting up|making (a|some|this|that|weird|funny|strange) .. (noise|sound)|making noise|blowing (cold|warm|hot)|running (hot|rough|constantly|all the time)|killing me|hurting|sore|swollen|infected|limping|throwing up|itching|going bad|going off|not (cooling|heating|draining|starting|charging|spinning|turning on)|stopped|quit|smashed|stolen|foggy|shot|worn out|worn|(blew|broke|fell|came|snapped|ripped|tore|popped) (off|out|loose|apart|open|down)|snapped|shattered|ripped|torn|burst|crooked|scratched|falling apart|gone|on its last legs|toast|kaput|pooched|busted|pulling to',
  it: 'it|that|this|them|those|these',
  phone: 'phone|telephone|number|phone number|cell|cellphone|line',
  wh: 'what|which|when|where|who|why|how',
};
