import { memoised } from '@forecourt/schema/memoised'

/** What an unread heading is about. Entries below such headings may mean that a car is sold, isn’t offered, or has a fault. */
export type NoteKind =
  // About a person or an event: reports don’t quote the entry.
  | 'person'
  | 'sale'
  | 'handover'
  | 'repair'
  | 'encumbrance'
  | 'notOwn'
  // About the car or its advertisement.
  | 'arrival'
  | 'status'
  | 'marks'
  | 'history'
  | 'count'
  | 'notOffered'
  | 'channel'
  | 'fault'
  | 'recall'
  | 'assured'
  | 'trueReading'
  | 'shown'
  | 'notShown'
  | 'start'
  | 'end'
  | 'formerUse'
  | 'use'
  | 'roadworthy'
  | 'condition'

/** “W/O” and “W.Off”, before their letters are joined. */
const shortWriteOff = /\bw ?[/\\.] ?o(?:ff?)?\b(?! ?#)/gi
/** First words of headings that are written as one word: `customername`, `rono`. */
const joined =
  /\b(customer|client|purchaser|buyer|owner|invoiced?|contract|delivery|handover|settlement|ppsr|collection|pickup|auction|consignment|receipt|pdi?(?=date|status|time)|[rw]o(?=no\b|num|date|status))(?=[a-z])(?!s\b|or\b|al\b)/g
/** The words of a heading between spaces: `customerId` and “Customer ID” have two. */
export const headingWords = memoised(
  (heading: string): string =>
    ` ${heading
      .replace(shortWriteOff, 'writeoff')
      .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .replace(joined, '$1 ')
      .trim()} `,
  500,
)

/** The last parts of a heading in letters and digits: “verified”, and “odometerverified” with its branch. */
const plainName = (heading: string, parts: number): string =>
  heading
    .replace(shortWriteOff, 'writeoff')
    .replace(/\.$/, '')
    .split('.')
    .slice(-parts)
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const person =
  / (?:customer|client|purchaser|buyer|(?:novated )?lessee|hirer|borrower|guest|member|prospect|opportunit(?:y|ie)|lead|end user|bill to|ship to|deliver to|ordered by|(?:registered )?(?:keeper|holder)|registered to|keys with|(?:sold|sales|(?:on )?hold(?:ing)?|held|reserved?|kept|keep|saved?|promised|earmarked|set aside) (?:to|for)|(?:held|reserved|promised) by|allocat(?:ed|ion)(?: to)?|assigned to|trade ?in of)s? | (?:surname|(?:first|last|given|family|middle) ?names?|dob|date of birth|driver ?s? licen[cs]e(?: no| number)?) | owner s? ?(?:name|surname|phone|mobile|email|address|id|first|last|contact|details|title|suburb|postcode) | (?:owner|current owner|registered owner|new owner|reg owner) $/
/** Persons of the dealership, texts for buyers, and the dealer's own account with a supplier of feeds. */
const notOfBuyer =
  / (?:reviews?|ratings?|guides?|premium|protection|comments?|description|benefits?|offers?|prices?|cash|rebates?|incentives?|facing|dealers?|dealership|contact (?:(?:first|last|given|family) ?names?|surname)|sales ?person|sales ?rep|seller|agent|staff|(?<!end )user|author|manager|previous|prior|former|past|count|number of|no of|portal|services?|manual|make|model) /
const account = /^(?:client|customer)s?[\s_-]?(?:id|code|number|no|key|ref)$/i

const sale =
  /^ (?:tax |sales? )?inv $| (?:contracts?|invoiced?|invoices|tax ?inv|(?:sales|sale|customer|retail) ?orders?|so (?:no|num|number|id)|receipts?|settle(?:d|ment)|payments?|paid|amount paid|balance (?:owing|due)|gate pass|deal(?: jacket| no| number| id)|f i|finance (?:co|company|approved|status|application)|sold rep|order status|bookings?|reservations?(?: id)?|quote (?:no|number|id)|sales? id|inv (?:no|num|number|date)) /
const notSale =
  / (?:weekly|monthly|fortnightly|purchase|supplier|vendor|factory|price|cost|service|maintenance|warranty|contractor|wholesale|buy|bought|stock|manufacturer|floor ?plan) /

const handover =
  / (?:pd|p d|pdi|del|deliv|pre ?delivery|predelivery|handover|hand over|collection|delivery|pick ?up|dispatch(?:ed)?|delivered)(?: [a-z]+)?(?: (?:date|time|day|due|on|booked|booking|status|to|by|at|address|name|contact|appointment|slot|scheduled|completed?|done|suburb|postcode|driver|inspection|ok|yn|flag))? $/
const notHandover =
  / (?:dealer|fee|fees|cost|costs|price|charge|charges|amount|amt|options?|available|availability|method|type|weeks?|estimated?|eta|expected|free|included|incl|radius|areas?|australia|body|cab|van|free|terms|policy|text|description|details) /

const repair =
  / (?:ro|repair ?orders?|work ?orders?|wo|wip|job ?cards?|jobcard|job|workshop ?jobs?|service ?booking)(?: (?:no|num|number|id|ref|date|open|opened|status|due|booked))? $/

const encumbrance =
  / (?:ppsr|revs|encumb[a-z]*|liens?|security ?interests?|registered ?interests?|finance ?ow(?:ing|ed)|money ?ow(?:ing|ed)|amount ?ow(?:ing|ed)|finance ?outstanding|loan ?ow(?:ing|ed)|under ?finance|secured ?part(?:y|ies)) /

const notOwn =
  /^ (?:is )?(?:auction|consign)[a-z]*(?: [a-z]+){0,2} $|^ (?:is )?private (?:sale|seller|vendor|party) $|^ (?:sale |sold |selling )?on behalf(?: of)? $|^ (?:ownership|owned by|stock owner|belongs to) $/
const notNotOwn = / (?:grade|sheet|score|report|url|points|stars|estimate|guide|ended|photos?) /

/** Words around the subject of a heading that don’t change it: “Is stolen”, “Hail damage flag”, “Write-off category”. */
const [before, after] = [
  '^(?:is|was|has|had|ever|been|any|prior|past|previous|previously|known|reported|recorded|vehicle|car)*',
  '(?:ed|s|affect|damaged?|dam|dmg|history|repair|recover|recovery|code|cd|status|type|category|cat|class|flag|yn|yesno|indicator|ind|report|record|check|register|vehicle|car|date|detail|note|description|list|comment)*$',
] as const
const [odometer, answer] = [
  '(?:odo(?:meter)?(?:reading)?|speedo(?:meter)?|kms?|kilomet(?:re|er)s?|mileage)',
  '(?:yn|yesno|flag|status|date)?$',
] as const
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'))

/** Headings of what is wrong with a car: any entry but a denial counts, as codes differ between systems (“R”, “S”, “1”, “X”). */
const faults = anyOf(
  `wovr${after}`,
  `(?<!not|never|non|un|no)wr(?:ite|itten)offs?${after}`,
  `${before}(?:rwo|swo|iwo|woff|nevdis|salvaged?|(?:total|economic|economical|insurance|constructive)(?:total)?loss)${after}`,
  // “WO” with a number, a date or a status is a work order.
  `${before}wo(?:code|cd|category|cat|class|type|flag|yn|yesno|indicator|ind|history|vehicle|car|check)*$`,
  `${before}(?:stolen|theft|fault|defect|hail|flood|water|fire|smoke|storm|accident|crash|collision)${after}`,
  `(?<!un|no)(?:damaged?|dmgd?)(?:imp(?:ort(?:ed)?)?)?${after}`,
  `${before}${odometer}(?:discrepancy|tamper|tampered|tampering|rolledback|rollback|woundback|fault|faulty|issue|problem|replaced|changed|warning|alert|flag)${after}`,
  `${before}(?:rolledback|woundback|tampered|replaced|faulty)${odometer}${after}`,
  `${before}(?:tmu|tku|clocked|tampered)${after}`,
)
const recalls =
  /^(?:is|has|any|open|outstanding|pending|active|safety|under|airbag|manufacturer|product|vehicle|number|count|of)*(?:recall|takata)(?:ed|s|open|outstanding|pending|active|status|type|category|cat|code|cd|class|flag|yn|yesno|indicator|ind|notice|campaign|airbag|no|number|count|detail|note|affected|check|date)*$/
/** Headings of what is well with a car: any entry but a confirmation counts. */
const assured = anyOf(
  `^(?:is|are)?${odometer}(?:is|are)?(?:verified|genuine|accurate|correct|true|guaranteed|ok|okay|check|checked|status|code)${answer}`,
  `^(?:verified|genuine|guaranteed|accurate)${odometer}${answer}`,
  `(?:hail|flood|water|accident|crash|damage|fault|defect|theft|finance|encumbrance|writeoff|recall)free${answer}`,
  `^(?:is|was|has)?(?:un|not|never|non|no)(?:been)?(?:damaged?|wr(?:ite|itten)offs?|stolen|theft|encumbered|encumbrances?|financed?|flood(?:ed)?|hail|recall(?:s|ed)?|tampered|accidents?|faults?|defects?)${answer}`,
  `^(?:title|ppsr|revs|wovr|nevdis|writeoff|finance|recalls?|takata)(?:is)?(?:clear|cleared|clean|free|unencumbered)${answer}|^(?:clear|clean)title${answer}`,
  `^(?:recalls?|takata)(?:completed?|done|rectified|fixed|closed)${answer}`,
)

/** Words around the subject of a heading about publication: “Web ready”, “Ad from”, “Stock list price valid until”. */
const advertWord =
  '(?:is|are|be|to|on|in|for|at|the|our|own|ok|okay|yn|flag|date|time|day|dealer|web|website|site|internet|online|net|portal|market|sales?|retail|adverts?|advertis(?:e|ed|ing|ement)|ads?|list(?:ed|ing)?|stock|inventory|car|vehicle|unit|page|public|item|price|offer|special|promo(?:tion)?|display|feed|photos?|pics|images?|frontline|go|going|valid|status|indicator)'
const ofAdvert = `${advertWord}*`
/** Headings of whether a car is published, and of whether it isn’t, with yes or no. */
const shown =
  '(?:ready|live|publish(?:ed|able)?|publication|show(?:n|able)?|display(?:ed|able)?|visible|active|enabled|approved|online|web(?:site)?|internet|listed|advertise[d]?|available|export(?:ed|able)?|released?|sale|upload(?:ed)?|syndicated?|frontline|photographed)'
const notShown =
  '(?:hid(?:e|den)|suppress(?:ed)?|exclude[d]?|block(?:ed)?|unpublish(?:ed)?|offline|withh(?:old|eld)|embargo(?:ed)?|donot(?:show|publish|advertise|list|display|export)?|not(?:shown|published|ready|visible|active|live|listed|online|available)|no(?:web|internet|advert|publish)|inactive|disabled|paused|suspended)'
/** Headings of the first and of the last day of an advertisement or its price. */
const starts =
  '(?:from|starts?|starting|begins?|after|golive|live|releases?|launch(?:es)?|embargo(?:ed)?(?:until|till?)?|hold(?:back)?(?:until|till?)|publish(?:ed)?|publication|activat(?:e|ion)|activefrom|effective|onsale|forsale|visible|show|scheduled?)'
const stops = '(?:until|till?|unpublish(?:ed)?|offline|removed?|takedown|deactivat(?:e|ion))'
/** “Ad expires”; “Expiry” alone may be that of a registration. */
const ofAdvertStops = '(?:ends?|ending|expir(?:y|es|ed|ation)|stops?|finish(?:es)?)'

interface HeadingRule {
  readonly kind: NoteKind
  /** Tests the words of a heading, each between spaces. */
  readonly words?: RegExp
  readonly unless?: RegExp
  /** Tests the last part of a heading in letters and digits, with and without the part before. */
  readonly name?: RegExp
}

const rules: readonly HeadingRule[] = [
  { kind: 'assured', name: assured },
  { kind: 'encumbrance', words: encumbrance },
  { kind: 'fault', name: faults },
  { kind: 'recall', name: recalls },
  { kind: 'person', words: person, unless: notOfBuyer },
  { kind: 'repair', words: repair },
  { kind: 'sale', words: sale, unless: notSale },
  { kind: 'notOwn', words: notOwn, unless: notNotOwn },
  { kind: 'handover', words: handover, unless: notHandover },
  { kind: 'notShown', name: new RegExp(`^${ofAdvert}${notShown}(?:from)?${ofAdvert}$`) },
  { kind: 'end', name: new RegExp(`^(?:${ofAdvert}${stops}|${advertWord}+${ofAdvertStops})(?:on|at|date|time|day)*$`) },
  {
    kind: 'arrival',
    name: /^(?:eta|etd?|due|duein|duedate|eta?date|(?:expected|estimated|est|exp|planned|due)(?:arriv(?:al|es)|delivery|landing|instock)?(?:date|month|week|day)?|arriv(?:al|es|ing)(?:eta|month|week|in)?|(?:eta|due)(?:month|week|instock|in)|land(?:ing|s)(?:date|month)?|instockfrom|available(?:from|date))$/,
  },
  {
    kind: 'status',
    name: /^(?:(?:deal|sub|sales?|stock|vehicle|car|unit|inventory|post|product|listing|ad|advert|current|record|publish(?:ing)?|publication|web(?:site)?)?(?:status|stage|state)(?:code)?|sts|op|(?:record|row|feed|stock)?(?:operation|action|event|change|update|command|instruction)(?:type|code)?|availability|visibility(?:incatalogu?e?)?)\d?$/,
  },
  { kind: 'marks', name: /^(?:tags?|labels?|ribbons?|stickers?|banners?|flags?|overlays?|progress|workflow)(?:text)?$/ },
  { kind: 'history', name: /^(?:status|stage)(?:history|log|trail)$/ },
  {
    kind: 'count',
    name: /^(?:qty|quantity|stock|(?:is)?unsold|(?:stock)?onhand|soh|stock(?:qty|quantity|level|count)|instock|(?:qty|quantity)(?:available|instock|onhand))$/,
  },
  {
    kind: 'notOffered',
    name: /^(?:is)?(?:wholesale|trade|loan(?:er)?(?:car|vehicle)?|courtesy(?:car|vehicle)?|consignmentended)(?:only|flag|yn)?$/,
  },
  {
    kind: 'channel',
    name: /^(?:retail(?:or)?wholesale|wholesale(?:or)?retail|sell(?:thru|through)|disposal(?:type|method|channel|route)?|(?:sales?)?channel)$/,
  },
  { kind: 'trueReading', name: /^(?:true|actual|real|correct)(?:odo(?:meter)?(?:reading)?|kms?|kilomet(?:re|er)s?|mileage)$/ },
  {
    kind: 'formerUse',
    name: /^(?:is|was)?(?:ex|former|formerly|prev|previous|previously|prior)(?:rental|hire|hirecar|taxi|police|ambulance|uber|rideshare|drivingschool|limo|limousine)(?:car|vehicle)?(?:yn|flag)?$/,
  },
  { kind: 'use', name: /^(?:ex|former|prev|previous|prior|past)(?:use|usage|usetype|life)$/ },
  {
    kind: 'roadworthy',
    name: /^(?:has)?(?:rwc|roadworthy(?:certificate|cert)?|safetycert(?:ificate)?|pinkslip)(?:included|supplied|status|yn|flag)?$/,
  },
  { kind: 'start', name: new RegExp(`^${ofAdvert}${starts}(?:on|at|date|time|day|from)*$`) },
  { kind: 'shown', name: new RegExp(`^${ofAdvert}${shown}${ofAdvert}$`) },
  {
    kind: 'condition',
    name: /^(?:(?:odo(?:meter)?|kms?|mileage)comments?|(?:odo(?:meter)?|internal|int|seller|dealer|staff|sales|vehicle|car|stock|private|admin)?(?:notes?|remarks?|memos?)|(?:condition|inspection|mechanical)(?:report|notes?|comments?)|(?:auction)?grade|categor(?:y|ies)|importhistory|(?:post|product|ad|listing)?title|soldas)$/,
  },
]

/** Maximum characters of a heading. */
const longestHeading = 80

/** What an unread heading is about; null if it is none of these (ENT-01, CAR-05). */
export const noteKind = memoised((heading: string): NoteKind | null => {
  if (heading.length > longestHeading) return null
  const words = headingWords(heading)
  const names = [plainName(heading, 1), plainName(heading, 2)]
  const isOfAccount = account.test(heading)
  const found = rules.find(({ kind, words: inWords, unless, name }) =>
    inWords ? inWords.test(words) && !unless?.test(words) && !(kind === 'person' && isOfAccount) : names.some((each) => name?.test(each)),
  )
  return found?.kind ?? null
}, 500)

/** Headings of price lists, beside which “Invoice” is what the dealer paid. */
const ofPriceList = /^(?:msrp|rrp|book ?value|(?:internet|selling|sale|list|misc) ?price\d?|cost(?: price)?)$/i

/** Headings of what the dealer paid, which say nothing about a sale: “invoice” beside “msrp”. */
export const costHeadings = (headings: readonly string[]): readonly string[] =>
  headings.some((heading) => ofPriceList.test(heading.trim()))
    ? headings.filter((heading) => /^(?:dealer )?invoice$/i.test(heading.trim()))
    : []

/** Headings that together mean that a car is in an auction. */
const [lot, saleSite] = [
  /^(?:auction|sale)?lot(?:no|num|number|id)?$/,
  /^(?:sale|auction)s?(?:site|location|venue|cent(?:re|er)|day|no|number|house|eers?)$|^run(?:no|num|number)$|^auctioneers?$/,
]

/** Headings of auction lots. A “lot” is a lot number only if the file also has a column for the place of the sale. */
export const auctionLots = (headings: readonly string[]): readonly string[] => {
  const names = headings.map((heading) => plainName(heading, 1))
  return names.some((name) => saleSite.test(name)) ? headings.filter((_, index) => lot.test(names[index] ?? '')) : []
}
