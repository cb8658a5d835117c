/** One thing telemarketers and robocalls say. `weight` adds to the score; below 0 speaks against. */
export interface SpamSign {
  reason: string;
  weight: number;
  phrases: string[];
}

const brands =
  'amazon|apple|icloud|paypal|microsoft|windows|netflix|ebay|norton|mcafee|geek squad|comcast|xfinity|at and t|verizon|visa|mastercard|bank of america|wells fargo|chase|cibc|rbc|td bank|scotiabank';

export const spamSets: Record<string, string> = {
  brands,
  rates: 'interest rate*|rates|apr|interest|percent|debt|balance*',
};

/**
 * Signs that are not said by customers of a small shop. Each counts once. The wording follows what
 * the FTC and the CRTC tell the public about common phone scams.
 */
export const spamSigns: SpamSign[] = [
  {
    reason: 'press a key',
    weight: 0.95,
    phrases: [
      '(press|dial|pressing|hit) (the)? (number|key|button)? (1|2|3|4|5|6|7|8|9|0|one|two|three|four|five|six|seven|eight|nine|zero|star|pound|any key)',
      '(press|hit) .. (key|button) .. (now|speak|connect)',
      'press (now|to speak|to be)',
      'stay on the line',
      'appuyez sur le',
      'appuyez (sur)? (le)? (1|2|un|deux|9|neuf)',
    ],
  },
  {
    reason: 'recorded announcement',
    weight: 0.5,
    phrases: [
      '(automated|recorded|prerecorded|pre recorded|courtesy|important|urgent) (message|call|notice|announcement|recording)',
      'this (call|message|notice|notification) is (to|from|for|in|being|regarding|a|an|an important)',
      '(is|message|call*|this is) .. to (inform|notify|remind|alert) you',
      '(is|being) (monitored|recorded) (and|on|for|line)',
      'this is (a|an|the|your) (important|final|courtesy|urgent|last|second|automated|recorded)',
    ],
  },
  {
    reason: 'last chance',
    weight: 0.5,
    phrases: [
      '(final|last|second|third) (notice|attempt|warning|reminder|courtesy call|call before|chance)',
      'do not (ignore|disregard)',
      '(act now|limited time|expire* (today|soon|tonight)|before it is too late|time sensitive|immediate (attention|action|response))',
      '(offer|enrollment|eligibility|program|file|case) .. (expire*|ends|closed|close|end)',
      'we have been trying to (reach|contact)',
      '(been|tried|trying) .. (reach|contact) you (about|regarding|concerning|multiple|several)',
      '(last|final) day',
      '(closing|close) (out)? (your|the|this) file',
      '(your|this) is your (last|final)',
    ],
  },
  {
    reason: 'vehicle warranty pitch',
    weight: 0.8,
    phrases: [
      '(your (car|vehicle|auto|automobile)|car|vehicle|auto|factory) .. warranty .. (expir*|about to|has|lapse*|renew|extend*|void|ending|ended|coverage|is about|up)',
      '(extend*|renew*|reinstate) .. (your|the) .. (car|vehicle|auto|factory)? warranty',
      'extended (car|auto|vehicle) warranty',
      'your (car|vehicle|auto|automobile) .. warranty',
      '(vehicle|auto|car) service (contract|department|coverage|protection)',
      'warranty (department|division|center|services) .. (your)',
    ],
  },
  {
    reason: 'government or police threat',
    weight: 0.9,
    phrases: [
      'social security (number|administration|department|office|has|benefits|account)',
      'social insurance number .. (suspend*|compromis*|used|linked|block*)',
      'your (social|ssn|sin) (number)? .. (suspend*|compromis*|block*)',
      '(warrant|arrest|lawsuit (against|filed)|legal (action|proceeding*|case|enforcement|allegations)|criminal (activity|activities|charges)|court (house|case|proceedings)|law enforcement|case filed|file a case|complaint filed|grand jury)',
      '(irs|internal revenue|canada revenue|revenue agency|cra|border (services|protection|patrol)|customs (and border|department|officer)|immigration (department|office)|service canada|federal (reserve|trade|agent|bureau)|department of (justice|social|treasury|homeland)|drug enforcement|homeland security|treasury department)',
      '(fraudulent|suspicious|illegal|unlawful) .. (activit*|transaction*|charge*|purchase*)',
      '(your|the) (badge|case|file|reference) (number|id) (is|number)',
      '(tax|taxes) .. (debt|owed|relief|resolution|lien|problem*|settle*|fraud|evasion|forgiv*|payments|owe)',
      'suspend* .. (number|account|benefits|social|license)',
      '(identity|benefits) .. (stolen|theft|suspend*|misused|compromised)',
      '(packet|parcel|package) .. (seized|customs|drugs|illegal)',
      '(chinese|consulate|embassy)',
      '(money laundering|drug trafficking)',
    ],
  },
  {
    reason: 'account or order scare',
    weight: 0.7,
    phrases: [
      'your (<brands>) .. (account|card|subscription|order|id|statement|membership|license|licence)',
      '(<brands>) .. (account|security|support|customer|department|prime|order|fraud|billing|pay|team|subscription)',
      '(charge*|debited|order*|purchase*|withdraw*|deducted) .. (<brands>|your account|your card|your credit card|your bank)',
      '(unauthorized|not authorize|did not authorize|not made this|did not place|did not make) .. (charge*|order*|transaction*|purchase*|it|this|press)?',
      '(unusual|suspicious) (activity|charge|login|purchase|transaction)',
      '(subscription|license|auto renew*|service|membership) .. (renew*|auto|debited|has been charged)',
      '(account|card|service|electricity|line|power|internet|license|windows) .. (suspend*|locked|block*|compromised|on hold|disconnect*|terminat*|deactivat*|cancelled in|breached)',
      'disconnect* .. (service|power|electric*|department|your|in the next|within|notice|minutes)',
      '(virus|hack*|malware) .. (computer|device|pc)',
      '(verify|confirm|update) your (account|identity|banking|social|card)',
      'i cloud',
      'remote access',
      '(ip address|computer) .. (compromised|hacked|infected|disabled|stop*)',
      '(ordered|order) from your',
      '(refund|reimburse*) (department|of|amount|has been|from) .. (computer|service|company|subscription|account|dollars|<brands>)',
    ],
  },
  {
    reason: 'card rates and debt',
    weight: 0.8,
    phrases: [
      '(lower|reduce|reducing|lowering|zero|0|eliminate|low|high|cut) .. (interest|apr|credit card|monthly|debt|debts|mortgage|student loan|payments|rate on|rates)',
      '(interest|mortgage|credit card) (rate|rates) .. (as low|lower*|reduc*|zero|0|percent|low)',
      '(credit card|card member|cardholder|card holder|card|account holder|card services|cardmember) (debt|services|service|relief|member|division|processing center|holders|holder)',
      '(debt|loan|student loan) .. (relief|forgive*|consolidat*|settlement|elimination|discharge*|program|pay off|resolve|reduction)',
      'student (loan|loans|aid|debt)',
      '(about|regarding|concerning|current|qualif* .. ) (your|a) (credit card|student loan|tax debt)',
      '(payday loan|personal loan|pre approved|preapproved|pre qualified|prequalified|approved for a|stimulus|hardship program|relief program|ppp loan|erc|employee retention|grant|financial (aid|assistance|hardship|relief))',
      '(reverse mortgage)',
      '(your (credit|fico) score|credit repair|bad credit)',
      'enrolled in',
    ],
  },
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
