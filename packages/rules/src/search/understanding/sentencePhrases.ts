import { fieldFacetNumbers } from '../generated/fieldFacets'
import type { SortOrder } from '../SearchState'
import { everydayWords, fillerWords } from '../synonyms'

/** Phrases with their meaning. */
export type Phrases<Meaning> = readonly (readonly [meaning: Meaning, ...phrases: string[]])[]

/** Units of numbers; 'l100' is litres per 100 km; 'pw', 'pm' and 'pf' are money per week, month and fortnight. */
export type Unit = '$' | 'km' | 'kg' | 'ft' | 'cc' | 'kwh' | 'l100' | 'years' | 'pw' | 'pm' | 'pf'

/** Offsets of minimum and maximum from the stated number; neither means approximately. */
export interface AmountBounds {
  readonly min?: number
  readonly max?: number
}

/** Phrases of the query parser. As data, so that browsers load them with the lexicon and pages don't include them. */
export interface SentencePhrases {
  /** Facets whose values aren't used in queries, or would exclude intended cars: the badge 'GXL' isn't 'GXL Hybrid'. */
  readonly ignoredFacets: readonly string[]
  /** Facets whose values also match by partial name. */
  readonly facetsInParts: readonly string[]
  /** Filler words. */
  readonly fillers: readonly string[]
  /** Everyday words: neither mistyped names nor parts of names, and no text search alone. */
  readonly everyday: readonly string[]
  /** Units that can be attached to a number; '4wd' and '4x4' are words. */
  readonly attachedUnits: readonly string[]
  /** Number words from two on; 'one' usually isn't a number: 'one owner'. */
  readonly numbers: readonly string[]
  /** Pattern of a maximum price in thousands: 'under 30'. */
  readonly spokenMost: string
  /** Suffixes and words for thousands. */
  readonly thousands: readonly string[]
  /** Units of a distance to a place. */
  readonly distanceUnits: readonly string[]
  /** Words between a measure or a comparison and its number, or a negation and its name. */
  readonly between: readonly string[]
  /** Units of range facets; a unit alone means its first facet. */
  readonly facetUnits: { readonly [facet: string]: Unit }
  /** Factors from an amount per unit to an amount per week. */
  readonly perWeek: { readonly [unit: string]: number | undefined }
  /** Facets of which a plain number is the minimum: 'a 500 km range'. */
  readonly minimumFacets: readonly string[]
  /** Facets of which a plain number is exact, such as a year. */
  readonly exactFacets: readonly string[]
  /** Patterns to normalise the text, and for 'a week' and the like, 'per 100 km', 'third row', 'max price' and 'any colour but', each with its replacement. */
  readonly periods: readonly (readonly [pattern: string, word: string])[]
  readonly negations: Phrases<true>
  readonly orders: Phrases<SortOrder>
  /** Range facets that orders need; without them, the phrases of those orders are as `nearly`. */
  readonly orderFacets: { readonly [Order in SortOrder]?: string }
  /** Approximations that don't mean the value of the same name. */
  readonly nearly: Phrases<true>
  /** Phrases that aren't names, although one of their words may be. */
  readonly plain: Phrases<true>
  /** Words before or after a number, with the facet that they name; an empty facet if the number is no condition, such as a registration's end. */
  readonly measures: Phrases<string>
  /** Facets of which one must be at least a number of people; the first that the site's vehicles have. */
  readonly roomFacets: readonly string[]
  /** Words before a number of people. */
  readonly room: Phrases<true>
  /** Words after a number of people, each with the seats that they need besides: children don't drive. */
  readonly people: Phrases<0 | 1>
  /** Words for subscriptions; with them, a price is one per week. */
  readonly subscription: Phrases<true>
  /** Facets of places: a search has one of them. */
  readonly placeFacets: readonly string[]
  /** Words after a towing capacity that name what is towed, such as 'boat'. */
  readonly towed: Phrases<true>
  /** Kilometres also occur as 'k': '100ks'. Tonnes are thousands of kilograms. */
  readonly units: Phrases<Unit | 'ks' | 't'>
  readonly before: Phrases<AmountBounds>
  readonly after: Phrases<AmountBounds>
  readonly near: Phrases<'near' | 'in'>
  /** Words between a distance and its place. */
  readonly away: Phrases<true>
}

const under: AmountBounds = { max: 0 }
const over: AmountBounds = { min: 0 }
const approximate: AmountBounds = {}

const splitList = (text: string): string[] => text.split(', ')

/** Cities that shoppers name without ‘in’. */
export const largeCities: readonly string[] = [
  ...splitList(
    'sydney, melbourne, brisbane, perth, adelaide, hobart, darwin, canberra, newcastle, wollongong, geelong, cairns, townsville',
  ),
  ...splitList('toowoomba, ballarat, bendigo, launceston, mackay, rockhampton, parramatta, penrith, mandurah, bundaberg, hervey bay'),
  ...splitList('shepparton, mildura, wodonga, tamworth, bunbury, kalgoorlie, mount gambier, alice springs, port macquarie, coffs harbour'),
  ...splitList('auckland, wellington, christchurch, hamilton, tauranga, dunedin, napier, nelson, rotorua, queenstown, manukau, whangarei'),
  ...splitList('palmerston north, new plymouth, invercargill, gisborne, lower hutt, upper hutt, porirua, timaru, taupo, blenheim'),
]

/** Short names of cities. */
const cityNames: readonly (readonly [pattern: string, city: string])[] = [
  ['syd', 'sydney'],
  ['melb', 'melbourne'],
  ['bris|brissie|brissy', 'brisbane'],
  ['akl', 'auckland'],
  ['chch', 'christchurch'],
  ['wgtn|welly', 'wellington'],
]

/** Prices that are written as words: 'twenty five thousand'. */
const spokenTens = splitList('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety').flatMap((word, index) => {
  const tens = 10 * (index + 2)
  const pattern = (rest: string) => String.raw`\b${word}${rest}(?= (?:thousand|grand|k)\b)`
  return [[pattern('[ -]five'), String(tens + 5)] as const, [pattern(''), String(tens)] as const]
})

export const sentencePhrases: SentencePhrases = {
  ignoredFacets: ['badge', ...fieldFacetNumbers, 'gearbox', 'axles', 'certified'],
  facetsInParts: ['filtered_features', 'fuel', 'body', 'layout', 'location_name', 'dealership_name', 'drive', 'transmission'],
  fillers: fillerWords,
  everyday: everydayWords,
  attachedUnits: splitList("k, ks, k's, km, kms, kilometres, kg, t, ft, l, cc, kwh, m, mil, pw, pm, pf, yo, grand, bucks, kw").concat(
    splitList('seat, seats, seater, berth, dr, door, doors, cyl, cylinder, yr, yrs, th, st, nd, rd'),
  ),
  numbers: splitList('two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'),
  spokenMost: String.raw`^(?:under|below|up to|less than|no more than|max(?:imum)?) (?:[5-9]|1?\d\d|200)$`,
  thousands: splitList('k, grand, thousand, thou'),
  distanceUnits: splitList('km, kms, kilometres, k, ks'),
  between: splitList('is, of, about, around, a, an, any, at, the, my, our, your'),
  facetUnits: {
    price: '$',
    km: 'km',
    length: 'ft',
    engine_cc: 'cc',
    battery_kwh: 'kwh',
    tare: 'kg',
    consumption: 'l100',
    range_km: 'km',
    atm: 'kg',
    towing: 'kg',
    gvm: 'kg',
  },
  perWeek: { pw: 1, pm: 12 / 52, pf: 1 / 2 },
  minimumFacets: splitList('range_km, battery_kwh, towing'),
  exactFacets: splitList('year, engine_cc'),
  periods: [
    // Accents
    [String.raw`\p{M}`, ''],
    ['’', "'"],
    // A hyphen before a separate word: '-Ford'
    [String.raw`(?<=^|\s)-(?=\p{L})`, ' not '],
    ...spokenTens,
    [String.raw`\bfifteen(?= (?:thousand|grand|k)\b)`, '15'],
    // '100 000 km'
    [String.raw`(?<=\b\$?\d{1,3}) (?=000(?!\d))`, ''],
    // 'Cheapest SUV first'
    [String.raw`(?<=\b(?:cheapest|newest)(?: [a-z]+){1,3}) first\b(?! car)`, ''],
    [String.raw`\bw/`, 'with '],
    // 'Parramatta yard'
    [String.raw`(?<!\b(?:at|in|near|your|our|the) )\b[a-z]{4,} (?:yard|dealership|branch|showroom)\b`, 'in $&'],
    [String.raw`\b(20\d\d) plated?\b`, '$1'],
    [String.raw`\b(\d\d) plated?\b`, 'my$1'],
    ...cityNames.map(([short, city]) => [String.raw`\b(?:${short})\b`, city] as const),
    // 'Melbourne' alone is a place as in 'in Melbourne'.
    [String.raw`(?<!\b(?:in|at|near|around|from|to|of|our|your|the) )\b(?:${largeCities.join('|')})\b`, 'in $&'],
    // '40 kWh' and '21 ft' without more or less are about so much.
    [
      String.raw`(?<!\b(?:over|above|than|least|most|min|minimum|max|maximum|under|below|about|around|from|to|and|or|of|between) )(?<![\d.$-])\b\d[\d.]* ?(?:kwh|ft|foot|feet)\b(?! ?(?:\+|plus|or|and|to|min|max|-|tops|limit))`,
      'about $&',
    ],
    // 'T-Cross' is one word: 'cross' is of other models.
    [String.raw`\b([a-z])-(?=[a-z]{2})(?!plate)`, '$1'],
    [String.raw`\bweekly ((?:under|below|up to|max|less than|around|about) \$?\d+)\b`, '$1 pw '],
    [String.raw`\bdirtbike`, 'dirt bike'],
    [String.raw`\btow (?:with|using) `, 'tow '],
    [String.raw`(\b\d[\d.,]* ?(?:kg|kgs|t|tonnes?|ft)) (tare|atm) (max|maximum|min|minimum)\b`, '$3 $1 $2'],
    [String.raw`\bfamily (?=bunk)`, ''],
    [String.raw`\b(\d{1,2}) (?:years?|yrs?)(?: old)? or (?:newer|younger|less)\b`, ' under $1 years old '],
    [String.raw`\b((?:consumption|economy)(?: [a-z]+){0,2} \d+(?:\.\d+)?) ?(?:l|litres?)\b(?! ?(?:/|per))`, '$1 l100 '],
    // 'I'm after a 2020 Kia' names no first year.
    [String.raw`\bafter (?=(?:a|an|some|something)\b)`, 'want '],
    [String.raw`\b(?:last|past) (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:years?|yrs?)\b`, ' under $1 years old '],
    [String.raw`(?<=\d) ?(?:l|lt|lts|litres?|liters?) ?(?:/|per) ?(?:100|hundred)(?: ?(?:kms?|kilometres?|kilometers?))?\b`, ' l100 '],
    [String.raw`\b(?:without|no|not) (?:a )?(?:third|3rd) row(?: seats?| seating)?(?![a-z])`, ' 5 seats '],
    // A deposit is no price.
    [String.raw`\$?\b\d[\d,.]*(?: ?(?:k|grand))? deposit\b`, 'deposit'],
    [String.raw`\b(?:third|3rd) row(?: of)?(?: seats?| seating)?(?![a-z])`, ' at least 7 seats '],
    [
      String.raw`\b(max|maximum|min|minimum) (price|budget|spend|kms?|kilometres|mileage|year|range|length|tare|atm)(?=(?: of| is|:)? ?\$?\d)`,
      '$2 $1',
    ],
    [String.raw`\b(?:any|every) ((?:[a-z]+ ){1,2}?)but\b`, '$1not'],
    [String.raw`\bweekly (?:re)?payments?(?: of| is)?((?: [a-z]+){0,2} \$?\d+)\b`, '$1 pw '],
    [String.raw`\bp/w\b|/ ?(?:week|wk|w)\b|\b(?:(?:per|a|each|every|p) (?:week|wk)|weekly)\b`, ' pw '],
    [String.raw`\bp/m\b|/ ?(?:month|mth)\b|\b(?:(?:per|a|each|every) (?:month|mth)|monthly)\b`, ' pm '],
    [String.raw`\bp/f\b|/ ?(?:fortnight|fn)\b|\b(?:(?:per|a|each|every) fortnight|fortnightly)\b`, ' pf '],
    // '60 bucks a week'
    [String.raw`\b(?:bucks|dollars?|aud|nzd) +(?=p[wmf]\b)`, ''],
  ],
  negations: [
    [
      true,
      ...splitList('not, no, without, except, except for, excluding, anything but, but not, non, not a, not an, nothing, minus, isnt'),
      ...splitList(
        "isn't, dont want, don't want, do not want, hate, other than, apart from, never, aren't, arent, besides, anything except, anything other than",
      ),
      ...splitList('everything except, everything but'),
      ...splitList("exclude, avoid, but no, but not a, but not an, don't like, dont like, dislike, rather not, instead of, not keen on"),
    ],
  ],
  orders: [
    [
      'km_asc',
      ...splitList("low kms, low km, low ks, low k's, low k, low mileage, low kilometres, low kilometers, lowest kms, lowest km"),
      ...splitList(
        'lowest mileage, lowest km first, lowest kilometres first, lowest kilometres, least kms, low klms, low kays, low kilometre, low kilometer, lowest kays, lowest kms first, sort by kms',
      ),
    ],
    [
      'price_asc',
      ...splitList(
        'cheap, cheep, chaep, cheapest, cheepest, chepest, cheapist, cheapest first, lowest price, lowest priced, low price, inexpensive, bargain, bargains, cheap as',
      ),
      ...splitList('sort by price, sorted by price, by price, price low to high, low to high, cheapest to dearest, lowest price first'),
      ...splitList('cheapest pw, cheapest pf, cheapest pm, lowest pw, lowest pf, lowest pm'),
    ],
    [
      'price_desc',
      ...splitList('most expensive, dearest, highest price, price high to low, high to low, dearest first, highest price first'),
    ],
    [
      'year_desc',
      ...splitList('newest, latest, latest model, newest model, newest year, latest year, most recent, most recent year first, youngest'),
    ],
    [
      'newest',
      ...splitList(
        'newest first, newest arrivals, newest stock, latest stock, just arrived, just in, new arrivals, new arrival, latest arrivals, recently added, new in',
      ),
      ...splitList('new stock'),
    ],
    [
      'consumption_asc',
      ...['fuel', 'petrol', 'diesel', 'gas', 'juice'].flatMap((fuel) =>
        ['good', 'great', 'better', 'best', 'cheap', 'cheapest', 'light', 'easy', 'economical'].map((how) => `${how} on ${fuel}`),
      ),
      ...splitList('fuel efficient, fuel efficiency, more fuel efficient, most fuel efficient, efficient, more efficient, most efficient'),
      ...splitList(
        'economical, more economical, most economical, good economy, best economy, good fuel economy, best fuel economy, frugal',
      ),
      ...splitList(
        'least fuel, low fuel use, lowest fuel use, low fuel consumption, lowest fuel consumption, low consumption, lowest consumption',
      ),
      ...splitList('fuel saver, fuel sipper, good fuel consumption, best fuel consumption'),
    ],
  ],
  orderFacets: { consumption_asc: 'consumption' },
  nearly: [
    [
      true,
      ...splitList('near new, nearly new, like new, as new, almost new, near me, close to me, close by, nearby, near by, around me'),
      ...splitList(
        'longest range, longest range first, best range, most range, good range, great range, decent range, big range, cheapest to run, cheap to run, cheapest to insure, focus on',
      ),
      ...splitList('cheap to insure, new shape, old shape, low running costs, price drop, price drops, price reduced, reduced price'),
    ],
  ],
  plain: [
    [
      true,
      ...splitList('off road, off roader, on road, drive away, driveaway, first car, road trip, roadworthy, camper van, boat trailer'),
      ...splitList('test drive, trade in, part exchange, service history, full service history, log books, side by side'),
      ...splitList('new car warranty, new tyres, new brakes, new battery, new clutch, new engine, new rego, dual clutch, twin clutch'),
      ...splitList('full shower, full ensuite, full size, long rego, long registration, plenty of rego, lots of rego, heaps of rego'),
      ...splitList('full height, full kitchen, full annexe, full annex, full awning, full set, full time, full tank, pop top, tandem axle'),
      ...splitList(
        'single axle, run around, runaround, forward fold, rear fold, soft floor, hard floor, single cab, extra cab, twin cab, king cab, space cab, club cab, freestyle cab, supercab, super cab',
      ),
      ...splitList('sports car, barn doors, hard lid, ex fleet, ex lease, ex rental, ex government, ex hire, vehicle to load'),
    ],
  ],
  measures: [
    ['price', ...splitList('price, priced, budget, budget of, spend, budget is, price range')],
    ['km', ...splitList('kms, km, kilometres, mileage, odometer, odo, on the clock, travelled')],
    ['year', ...splitList('year, built, year model, my, build year')],
    ['tare', ...splitList('tare, tare weight')],
    ['atm', ...splitList('atm, gross weight, loaded weight')],
    ['length', ...splitList('length, long')],
    ['range_km', ...splitList('range, range of, electric range, range over, can go, can drive, of range')],
    ['battery_kwh', ...splitList('battery, battery of')],
    ['engine_cc', ...splitList('engine, engine size')],
    ['gvm', ...splitList('gvm, gross vehicle mass')],
    ['', ...splitList('stock number, stock no, stock id, rego, registration, registered, rego till, serviced, warranty')],
    ['consumption', ...splitList('fuel consumption, consumption, fuel economy, fuel use')],
    [
      'towing',
      ...splitList(
        'tow, tows, towing, tow limit, towing limit, tow rating, can tow, tow up to, towing capacity, towing capacity of, tow capacity, pull, pulls, haul, braked towing, braked towing capacity',
      ),
    ],
  ],
  roomFacets: ['seats', 'sleeps'],
  room: [[true, ...splitList('family of, room for, fits, fit, seats for, space for, group of, enough for')]],
  people: [
    [0, ...splitList('people, adults, persons, grown ups, of us')],
    [1, ...splitList('kids, children, car seats, child seats, baby seats, booster seats, boosters, toddlers, teenagers, teens, grandkids')],
  ],
  subscription: [[true, ...splitList('subscription, subscriptions, on subscription, by subscription, subscribe, to subscribe')]],
  placeFacets: ['city', 'location_name', 'dealership_name'],
  towed: [
    [
      true,
      ...splitList('caravan, a caravan, trailer, a trailer, boat, a boat, horse float, a horse float, float, camper, camper trailer, van'),
    ],
  ],
  units: [
    ['$', ...splitList('dollars, dollar, bucks, aud, nzd')],
    ['km', ...splitList('km, kms, kilometres, kilometers, kilometre, klms, kays, clicks, on the clock, k on the clock')],
    ['ks', ...splitList("ks, k's")],
    ['kg', ...splitList('kg, kgs, kilos, kilograms')],
    ['t', ...splitList('t, tonne, tonnes, ton, tons')],
    ['ft', ...splitList('ft, foot, feet')],
    ['cc', ...splitList('cc, ccs')],
    ['kwh', 'kwh'],
    ['l100', 'l100'],
    ['years', ...splitList('years old, year old, yo, yrs old, years of age')],
    ['pw', 'pw'],
    ['pm', 'pm'],
    ['pf', 'pf'],
  ],
  before: [
    [
      under,
      ...splitList('under, below, less than, up to, upto, max, maximum, max of, maximum of, no more than, not more than, not over'),
      ...splitList('at most, cheaper than, <, <=, sub, lower than, fewer than, smaller than, shorter than, lighter than, not above'),
      ...splitList('no over, nothing over, nothing above, under about, just under, till, until, no newer than, not newer than'),
    ],
    [
      over,
      ...splitList('over, above, more than, at least, min, minimum, minimum of, from, >, >=, greater than, starting from, starting at'),
      ...splitList('no less than, not less than, not under, nothing under, nothing below, bigger than, longer than, upwards of, just over'),
      ...splitList('since, no older than, not older than, nothing older than'),
    ],
    [approximate, ...splitList('about, around, approx, approximately, roughly, circa, ~, ish, close to, around about')],
    [{ min: 1 }, ...splitList('newer than, after, later than, post')],
    [{ max: -1 }, ...splitList('older than, before, earlier than, pre, prior to')],
  ],
  after: [
    [
      over,
      ...splitList('or more, and more, plus, or above, and above, or over, and over, or higher, minimum, min, or bigger, or longer'),
      ...splitList('or newer, and newer, or later, and later, onwards, onward, and on, and up, or up, and onwards, or younger, up'),
    ],
    [
      under,
      ...splitList('or less, and less, or under, and under, or below, and below, max, maximum, tops, or cheaper, or fewer, budget, limit'),
      ...splitList('or older, and older, or earlier, and earlier'),
    ],
    [approximate, ...splitList('ish, or so, or thereabouts')],
  ],
  near: [
    [
      'near',
      ...splitList('near, close to, nearest, nearest to, near to, around, not far from, postcode, near postcode, around postcode'),
      'closest to',
    ],
    ['in', ...splitList('in, at, from, of, in postcode')],
  ],
  away: [[true, ...splitList('of, from, around, away from, radius of, to')]],
}
