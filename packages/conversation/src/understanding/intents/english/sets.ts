/** Word sets the English phrases share. */
export const sets: Record<string, string> = {
  visit:
    'appointment*|appoint ment|appoint meant|appointed|booking*|reservation*|slot*|spot|time slot|visit*|viewing|showing|consult*|session|meeting|test drive|walkthrough|walk through|inspection|haircut|hair cut|cut|trim|fade|colour|color|oil change|tune up|cleaning|service call|site visit|check up|checkup|table|room|rooms',
  want: 'want|wanted|wants|need|needed|needs|would like|like|love|hoping|looking|trying|wondering|wish|able',
  ask: 'can|could|would|will|may|might|do',
  us: 'me|us|him|her|them|my (wife|husband|son|daughter|mom|dad|mother|father|partner|kid|kids|friend)',
  done: 'done|put on|put in|taken off|mounted|swapped|delivered|fixed|repaired|replaced|installed|cut|coloured|colored|dyed|cleaned|tinted|wrapped|serviced|checked|checked out|looked at|painted|detailed|washed|polished|trimmed|shaved|highlighted|straightened|inspected|changed|rotated|aligned|coated|unclogged|listed|appraised|assessed',
  day: 'today|tonight|tomorrow|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|weekday*|holiday*|christmas|boxing day|new year*|easter|thanksgiving|labour day|labor day|canada day|victoria day|evening*|morning*|afternoon*|night*|lunch|noon',
  who: 'someone|somebody|anyone|anybody|a person|a human|human|a human being|a live person|a live human|live person|real person|real human|a real person|a real human|a actual person|an actual person|an actual human|a representative|representative|rep|a rep|agent|an agent|operator|the operator|an operator|receptionist|reception|the receptionist|front desk|the front desk|the owner|owner|the manager|a manager|manager|the boss|your boss|boss|supervisor|a supervisor|your manager|staff|the staff|somebody real|someone real|customer service|customer support|support|a technician|technician|a mechanic|the mechanic|mechanic|a stylist|the stylist|the team|a team member|an advisor|the office|sales|parts|the person in charge|whoever is in charge|who is in charge|an associate|an employee|a colleague|the shop',
  it: 'it|that|this|them|those|these',
  phone: 'phone|telephone|number|phone number|cell|cellphone|line',
  wh: 'what|which|when|where|who|why|how',
};
