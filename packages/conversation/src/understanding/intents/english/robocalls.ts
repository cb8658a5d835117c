import type { SpamSign } from '../spam-sign.ts';

const brands =
  'amazon|apple|icloud|paypal|microsoft|windows|netflix|ebay|norton|mcafee|geek squad|comcast|xfinity|at and t|verizon|visa|mastercard|bank of america|wells fargo|chase|cibc|rbc|td bank|scotiabank';

/** Word sets the signs share. */
export const spamSets: Record<string, string> = {
  brands,
  rates: 'interest rate*|rates|apr|interest|percent|debt|balance*',
};

/**
 * Signs that are not said by customers of a small shop. Each counts once. The wording follows what
 * the FTC and the CRTC tell the public about common phone scams.
 */
export const robocallSigns: SpamSign[] = [
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
];
