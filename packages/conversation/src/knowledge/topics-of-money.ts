import type { Topic } from './topic.ts';

/** Prices, paying, and what stands behind the work. */
export const topicsOfMoney: readonly Topic[] = [
  {
    id: 'warranty',
    pattern:
      /\bwarrant|\bhow long\b.{0,20}\bcovered\b|\bguarante|\bgaranti|stand(s|ing)? behind (your|our|the) work|\bcome back and fix|\b(breaks?|fails?|goes|happens?|leaks?|peels?)\b.{0,30}\bcover(ed)?\b|\bcover(ed)?\b.{0,12}\bif\b/,
  },
  {
    id: 'satisfaction',
    pattern: /\bsatisf|\bmoney.?back|not happy|unhappy with|don'?t like (it|the)|\bredo\b/,
  },
  { id: 'refund', pattern: /\brefunds?\b|\bmoney back\b|\brembours/ },
  {
    id: 'discount',
    pattern: /\bdiscount|\brabais|\bpromo|\bcoupon|\bdeals?\b|\bspecials?\b|\bon sale\b/,
  },
  {
    id: 'volume-discount',
    parent: 'discount',
    pattern:
      /\bvolume\b|\bbulk\b|\bfleet|multiple (cars|vehicles|units|properties)|several (cars|vehicles)|(two|three|four|five|more than one) (cars|vehicles)/,
  },
  {
    id: 'senior-discount',
    parent: 'discount',
    pattern: /\b(seniors?|elderly|pensioners?|aines?)\b/,
  },
  { id: 'student-discount', parent: 'discount', pattern: /\bstudents?\b|\betudiant/ },
  {
    id: 'military-discount',
    parent: 'discount',
    pattern: /\b(military|veterans?|first responders?)\b/,
  },
  {
    id: 'new-client-discount',
    parent: 'discount',
    pattern: /\bfirst.?time\b.{0,20}\b(discount|deal|offer|special)/,
  },
  {
    id: 'payment',
    pattern:
      /(?<!(down|monthly) )\bpayments?\b(?! plans?)|\bpaiement|\bhow (can|do|could|should) (i|we) pay|\bways? to pay|\bpay(ing)? (by|with|in|using)\b|\bpayer\b|\bforms? of pay|\baccept(s|ed)? (cards|payment)/,
  },
  {
    id: 'card',
    parent: 'payment',
    pattern:
      /\bcredit\b|\bvisa\b|\bmaster ?card|\bamex\b|\bamerican express|(?<!(gift|business|insurance|health|id) )\bcards?\b|\bcarte|\bapple pay|\bgoogle pay|\btap to pay/,
  },
  {
    id: 'debit',
    parent: 'payment',
    pattern: /\bdebit\b|\binterac\b|(?<!\b(gift|business|insurance|health|id|credit) )\bcards\b/,
  },
  { id: 'cash', parent: 'payment', pattern: /\bcash\b|\bcomptant\b/ },
  {
    id: 'transfer',
    parent: 'payment',
    pattern: /\be.?transfers?\b|\bemail transfer|\bvirement|\bvenmo\b|\bzelle\b|\bpaypal\b/,
  },
  {
    id: 'cheque',
    parent: 'payment',
    pattern: /\bcheque|\bby check\b|\b(take|accept) (a |personal )?checks?\b|\bpersonal check/,
  },
  {
    id: 'fee-credit',
    pattern:
      /\b(come|comes|taken|take|deducted|credited|applied|apply|applies|goe?s?|counts?|put) (it |that )?(off|toward|towards|against)\b.{0,16}\b(repairs?|bill|total|job|work|cost|price|invoice)\b/,
  },
  {
    id: 'financing',
    pattern:
      /\bfinanc|\bmake payments\b|\bpayment plan|\binstal?lments?\b|\bmonthly payments|\bpayments? .{0,8}(monthly|every month|per month)|\bpay (it )?(off )?(monthly|over time|in parts)|\baffirm\b|\bklarna\b/,
  },
  {
    id: 'insured',
    pattern:
      /\binsured\b|(?<!\b(will|would|could|does|do|can) (you|it|that|they|this) )\b(break|damage|scratch)(s|es)? (something|anything|my|our|any)\b|\bbonded\b|\bliability|\b(have|carry) insurance\b|\byour insurance\b|\bassur(e|ance)s?\b/,
  },
  {
    id: 'insurance-claim',
    pattern:
      /\bclaims?\b|\binsurance (claim|compan|pay|cover|plan|provider)|\b(take|accept|bill|through|with|work with) (my |our )?(\w+ ){0,2}insurance|\bmy insurance|\bicbc\b|\bdirect bill/,
  },
  { id: 'licensed', pattern: /\blicen[cs]ed\b|\bcertifi|\bqualified\b|\baccredit|\blicen[cs]e\b/ },
  {
    id: 'deposit',
    pattern:
      /\bdeposits?\b|\bdown ?payment|\bup ?front\b|\bdepot\b|\bhow much down\b|\bmoney down\b|\bput (anything|something|money) down|\bpay (in )?advance/,
  },
  {
    id: 'estimate',
    pattern:
      /\bestimates?\b|\bquotes?\b(?! me)|\bfree (consult|assessment|inspection)|\bconsultations?\b|\bdevis\b|\bsoumission/,
  },
  { id: 'gift-card', pattern: /\bgift (cards?|certificates?)|\bcartes?.cadeaux?/ },
  { id: 'tax', pattern: /\btax(es)?\b|\bhst\b|\bgst\b|\bpst\b/ },
  { id: 'tipping', pattern: /\btips?\b|\bgratuity|\bpourboire/ },
  { id: 'commission', pattern: /\bcommissions?\b/ },
  {
    id: 'call-out',
    pattern:
      /\bcall.?out\b|\bservice (call )?(fee|charge)|\btrip (fee|charge)|\bdiagnostic (fee|charge)|\bdispatch fee|\bmileage\b|\b(travel|drive|driving) (fee|charge|cost|time)|\b(charge|pay|fee|extra)\b.{0,24}\b(travel|(come|go|drive) (all the way )?(out|over|to))\b|\b(charge|cost|fee|pay|much)\b.{0,24}\bcome\b.{0,8}\b(out|look|over|by)\b|\bfrais de (deplacement|service)/,
  },
  { id: 'cash-only', parent: 'cash', pattern: /\bcash only\b|\b(only|just) (take )?cash\b/ },
  {
    id: 'price-match',
    pattern:
      /\bprice.?match|\b(beat|match)\b.{0,40}\b(prices?|quotes?|estimates?)\b|\bmatch (it|that|them)\b/,
  },
  {
    id: 'public-plan',
    pattern:
      /\bcdcp\b|\b(government|federal|canadian|public)\b.{0,16}\b(plan|program|coverage)\b|\bmedicaid\b|\bmedicare\b/,
  },
];
