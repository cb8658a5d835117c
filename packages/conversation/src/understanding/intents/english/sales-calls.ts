import type { SpamSign } from '../spam-sign.ts';

/** What people who sell to businesses and households say, and customers do not. */
export const salesCallSigns: SpamSign[] = [
  {
    reason: 'funding offer',
    weight: 0.8,
    phrases: [
      '(business|working|merchant|unsecured) .. (loan|loans|funding|capital|line of credit|cash advance|financing|credit line|lending)',
      '(working capital|cash advance|line of credit|unsecured)',
      '(approved|qualif*|eligible) .. (for|up to) .. (thousand|000|funding|loan|capital|credit|hundred|million|dollars|k)',
      '(your business|you) .. (approved|qualifies|qualify|pre approved) (for|up to)',
      '(fund|funding|lend|lending) .. (your|small) business',
    ],
  },
  {
    reason: 'listing or marketing pitch',
    weight: 0.8,
    phrases: [
      '(person|someone) (in charge of|responsible for|who handles) .. (marketing|advertising|phones|energy|website|internet|telecom|merchant|processing|payroll|hydro|electric*)',
      'google .. (listing|listings|business profile|my business|page one|first page|ranking|rank|ads|maps listing|voice|search|verif*|specialist|places|partner)',
      '(your|the|business) (google|bing|yelp|yellow pages|apple maps|online|voice search|alexa) .. (listing|profile|presence|ranking)',
      '(seo|search engine|search optimization|first page of|page one of|top of google|rank higher|web traffic|website traffic|digital marketing|online marketing|lead generation|social media marketing|web design|redesign your|marketing agency|marketing company|exclusive leads|more leads|get you leads|qualified leads|generate .. (leads|customers|calls)|more customers|new customers (for|to)|grow your (business|company|shop))',
      '(help|helping) (you|local|small|businesses) .. (more (customers|leads|sales|calls)|rank|grow|visibility|online)',
      'website .. (not ranking|traffic|rank higher|first page)',
      '(listing|business) .. (not|is not|unverified) .. (verified|claimed|registered)',
      '(verify|claim|update) your (business|listing|google)',
    ],
  },
  {
    reason: 'merchant processing pitch',
    weight: 0.75,
    phrases: [
      'merchant (account|services|processing|fees|statement|rates)',
      '(credit card|payment|card) (processing|processor|terminal|terminals)',
      '(save|lower|reduce|cut) .. (processing|merchant|energy|electric*|hydro|phone|internet|insurance|utility|utilities|power|gas) (fees|bill|bills|rates|costs|fee|rate)',
      '(point of sale|pos) (system|solution)',
      '(your|a new|free) .. (terminal|card machine)',
    ],
  },
  {
    reason: 'sales script',
    weight: 0.45,
    phrases: [
      '(decision maker|person in charge of (your)?|who handles your|in charge of (the|your) .. (phones|internet|energy|marketing|electric*|website|advertising|payroll|insurance|finance*))',
      '(business owner|owner of the business|owner or manager)',
      '(are you|am i speaking) .. the (business owner|homeowner|home owner|decision maker)',
      '(no obligation|no cost to you|risk free|free (consultation|trial|gift|estimate for you|demo|audit|vacation|cruise)|at no (cost|charge)|100 percent free|absolutely free)',
      '(i am|we are|calling|this is .. ) .. (offering|reaching out|to offer|with an offer|to let you know you|on behalf of|to see if you|to congratulate)',
      '(special|exclusive|promotional|new|great|limited) (offer|program|promotion|opportunity|rate) (for|to|from)',
      '(qualify|qualified|eligible|selected|chosen|entitled|qualifies|eligibility)',
      '(can|could) (we|i) (save|show|help|offer) (you|your)',
      '(is this|this) (a good|a bad) time to',
      'my name is .. (with|from|calling from) .. (marketing|media|solutions|capital|funding|energy|group|services|health|insurance|financial)',
      '(we|our company) .. (offer|provide|specialize|specialise|work with) .. (business*|companies|shops|owners|homeowners|services|solutions)',
      '(calling|reaching out) (you|to you)? (today)? (because|regarding your|concerning your|about your) ',
      'representative* (is|are|will|standing|now|who)',
      '(how are you (doing)? today .. (calling|reason)|reason (for|of|i am|why) .. call*)',
      'thank you for (being|choosing|your time and) ',
    ],
  },
  {
    reason: 'prize or travel',
    weight: 0.8,
    phrases: [
      '(won|winner|win|awarded|selected|chosen) .. (prize|vacation|cruise|trip|gift card|lottery|sweepstakes|cash|free|stay|hotel|dollars|iphone|to receive)',
      '(congratulations|publishers clearing|sweepstakes|timeshare|time share|resort (stay|vacation)|marriott|hilton|expedia|airline miles|complimentary (stay|night*|trip|vacation))',
      '(free|discounted|all expenses|complimentary) .. (vacation|cruise|trip|stay|hotel)',
      'vacation (package|rental owner|club|voucher)',
    ],
  },
  {
    reason: 'health or insurance pitch',
    weight: 0.75,
    phrases: [
      '(medicare|medicaid|obamacare|affordable (care|health)|health (care)? plan*|health insurance|open enrollment|open enrolment|burial|final expense|life insurance|pain (relief|brace)|back brace|knee brace|medical (alert|card)|diabetic supplies|genetic test*|cancer (screening|test))',
      '(your|auto|car|home) insurance (rate|rates|premium|quote) .. (lower*|save|reduc*|expire*|as low)',
      '(save|saving) .. (on|your) .. insurance',
      '(affordable|low cost|health) coverage',
      'in your (state|zip code)',
    ],
  },
  {
    reason: 'home or energy pitch',
    weight: 0.7,
    phrases: [
      '(solar (program|incentive*|energy program|savings)|duct cleaning (special|service|company|in your)|energy (bill|bills|rebate|program|supplier|saving*|savings|efficient|audit|provider|choice)|(electric|electricity|utility|power|hydro) (bill|bills|supplier|rate|rates|rebate|account|discount)|(home security|alarm) system (free|for|installed))',
      '(interested in|offer|thinking about|looking at) .. selling your (home|house|property|land|business|timeshare)',
      '(cash|buy|purchase|offer for) .. your (house|home|property|land|building)',
      '(power and light|light company|electric company|gas and electric)',
      '(rebate|credit|refund) (check|cheque|program|of|on your)',
      'energy (company|provider)',
    ],
  },
  {
    reason: 'survey or donation',
    weight: 0.6,
    phrases: [
      '(short survey|brief survey|quick survey|survey (call|about)|opinion poll|political (poll|survey)|short poll|market research|brief questions)',
      '(donation*|donate|charity|pledge|fundrais*|contribution*|firefighters (fund|association)|police (officers|association|benevolent)|fraternal order|veterans (association|fund|foundation)|sheriff* association|disabled (veterans|officers))',
      '(vote|candidate|senator|congress*|election|campaign|ballot|republican*|democrat*|president trump|president biden)',
    ],
  },
  {
    reason: 'investment pitch',
    weight: 0.75,
    phrases: [
      '(bitcoin (account|invest*|opportunity)|cryptocurrency|investment opportunit*|forex|stock tip|penny stock|gold and silver|precious metals|passive income|work from home|earn .. (week|month|day|dollars|home)|make money|extra income|business opportunity|financial freedom)',
    ],
  },
  {
    reason: 'opt-out line',
    weight: 0.6,
    phrases: [
      '(to|be|opt) (removed|out|unsubscribe|remove|be removed) .. (list|call|press|number|calls)?',
      '(do not call|calling) list',
      '(to|and) (opt out|be removed|unsubscribe|decline)',
      'placed on',
    ],
  },
  {
    reason: 'call this toll-free number',
    weight: 0.5,
    phrases: [
      '(call*|contact|phone|dial|reach|number|number is|at|back) .. (1 8|1 (800|888|877|866|855|844|833)|800|888|877|866|855|844|833|toll free)',
      '(call|contact) (us|our .. |me) (back)? (immediately|now|right away|today|as soon as|at)',
      'our (toll free|direct|call back|office|support|customer) (number|line)',
      '(again|repeat) .. (number is|the number)',
      '(to|and) (speak|connect*|talk) (to|with) (a|an|our|one of our|your) .. (agent|representative*|specialist|advisor|officer|operator|expert|executive|customer|support|counselor|consultant|professional|live|qualified|licensed)',
      'call (us)? back',
    ],
  },
];

/** What customers say and callers of this kind do not. */
export const customerSigns: SpamSign[] = [
  {
    reason: 'speaks of their own affairs',
    weight: -0.35,
    phrases: [
      '(i|me) (to)? (pressed|press)',
      'i (had|have) to press',
      '(i am|we are) (looking for|looking to|trying to|wondering|a customer|a client|a patient)',
      '(i|we) (need|want|would like|bought|paid|have an|had) (to|a|an|my|our|the|some)',
      '(my|our) (car|truck|vehicle|house|home|kitchen|roof|hair|husband|wife|son|daughter|place|condo|listing|furnace|card|windows|order|appointment)',
    ],
  },
  {
    reason: 'asks about the shop',
    weight: -0.6,
    phrases: [
      '(do|does|are|can|could) you (guys)? (do|have|offer|take|fix|sell|open|carry|install|repair|honor|honour|give|book|cover|accept|come|guarantee|cut|still|work|handle|provide|deal|use|bill)',
      'how much (is|are|does|do|would|for|will|to)',
      'how long (is|are|does|do|will) (the|your|a)',
      '(what|when) (are|time|is) (your|you|the) (hours|warranty|price|address)',
      '(my|the) (appointment|haircut|oil change|brakes|booking|windshield|tint)',
      '(your|the) (warranty|guarantee) (cover*|on|is|for|work|last)',
      '(can|could) i (book|get|make|come|bring|have|drop|pick|schedule)',
      '(i would like|i want|i need) (to)? (book|make|get|have|an appointment|cancel|reschedule|change)',
      '(is|under|for) (my|the) (car|truck|vehicle) (is)? (ready|done|still)',
      '(my|our) (insurance|icbc|claim|adjuster|deductible)',
      '(loaner|courtesy) (car|vehicle)',
      '(you|your shop|you guys) (fixed|installed|replaced|tinted|repaired|sold|cut|painted)',
      '(my|our) (basement|kitchen|furnace|sink|toilet|house|car|truck|vehicle|hair|roof|ac|windshield) (is|has|needs|will|does)',
    ],
  },
];
