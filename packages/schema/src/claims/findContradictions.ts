import type { ResolvedConfig } from '../ResolvedConfig'
import { connectsChat } from '../switches/contactSwitches'
import { hasAdvertisingTags } from '../switches/hasAdvertisingTags'
import { takesDeposits } from '../switches/takesDeposits'
import { offersSubscriptions, takesSubscriptions } from '../switches/takesSubscriptions'
import type { Claim, StockFacts } from './Claim'

/** Numbers as texts spell them, by their value. */
export const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const
const numberOf = (text: string): number => {
  const word = numberWords.indexOf(text.toLowerCase() as (typeof numberWords)[number])
  return word >= 0 ? word : Number(text.replaceAll(',', ''))
}
const aNumber = `(${numberWords.slice(2).join('|')}|\\d[\\d,]*)`

/** Smaller numbers don't refer to the size of the stock ("began with eleven cars"). */
const minStock = 20

const countsOf: { readonly [Place in 'dealerships' | 'workshops' | 'places']: (stock: StockFacts) => readonly number[] } = {
  dealerships: ({ dealerships }) => [dealerships],
  workshops: ({ workshops }) => [workshops],
  places: ({ locations, salesLocations }) => [locations, salesLocations],
}
const placeOf = (noun: string): keyof typeof countsOf =>
  /^dealership/i.test(noun) ? 'dealerships' : /^workshop/i.test(noun) ? 'workshops' : 'places'

const countText = (count: number, one: string, many: string): string => `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`

/**
 * Claims in texts and their conditions, one row each. Rows for settings are checked with every config; rows for the stock when publishing,
 * when the cars are available. Each sentence begins with the match.
 */
const claims: readonly Claim[] = [
  {
    // If the site takes no deposits, reservations and purchases are only requests: a car stays available until the dealer acts.
    pattern:
      /\b(?:nobody|no[- ]?one) else can (?:buy|have|take)\b|(?<!\b(?:ask|asks|asking|request|requests)\b[^.!?]{0,40})\b(?:hold|holds|held|holding|reserves?|reserved) (?:it|them|the (?:car|van|bike|vehicle)|this (?:car|vehicle)|your (?:car|vehicle|choice))\b(?! as security\b)[^.!?]{0,40}?\b(?:for you|until|for \d)|\bheld for you\b|\bdeposits? (?:holds?|secures?|reserves?)\b/i,
    against: 'settings',
    contradiction: (config) =>
      takesDeposits(config) ? null : 'promises that a car is held, but shoppers only send a request, which holds nothing until you reply.',
  },
  {
    pattern: /\b(?:pay|paid|buy|buying|purchase|check ?out)\b[^.!?]{0,24}\bonline\b|\bonline (?:payments?|purchases?|checkout)\b/i,
    against: 'settings',
    contradiction: (config) =>
      takesDeposits(config) || takesSubscriptions(config)
        ? null
        : 'promises online buying or payment, but shoppers can only send a request.',
  },
  {
    pattern: /\blive chat\b|\bchat (?:live|now)\b|\binstant (?:answers?|repl(?:y|ies))\b/i,
    against: 'settings',
    contradiction: (config) =>
      connectsChat(config) ? null : 'promises an immediate answer, but messages are read later: no chat provider is connected.',
  },
  {
    pattern:
      /\b(?:no|without(?: any)?|never (?:sets?|uses?)(?: any)?|(?:does not|doesn[’']t|do not|don[’']t) (?:set|use)(?: any)?) (?:advertising |tracking |third[- ]party )?cookies\b/i,
    against: 'settings',
    contradiction: (config) =>
      hasAdvertisingTags(config)
        ? 'denies cookies, but services that measure visits and advertising are on and may set some. Use {cookies} in the text to always be correct.'
        : null,
  },
  {
    pattern:
      /\bone price\b(?! list)|\bon[- ]road(?:s| costs?| charges?)?(?: are| is)? included\b|\bprice on (?:the|our|this) (?:screen|site|website|windscreen)\b[^.!?]*\byou pay\b|\b(?:all|every|our) (?:car |vehicle )?prices?\b[^.!?]{0,40}\bdrive[- ]?away\b|\bnothing (?:more )?to add\b|\bno hidden (?:costs?|charges?|fees?)\b|\bhaggle[- ]?free\b/i,
    against: 'stock',
    contradiction: (_config, _found, { cars, withoutCharges }) =>
      withoutCharges > 0
        ? `says that a price is the whole price, but ${withoutCharges.toLocaleString('en-AU')} of ${countText(cars, 'car', 'cars')} ${withoutCharges === 1 ? 'is' : 'are'} priced without government charges.`
        : null,
  },
  {
    pattern: /\b(?:every|all)(?: the)? (?:price|car)s?\b[^.!?]{0,40}\b(?:per|a|by the|each|every) week\b/i,
    against: 'stock',
    contradiction: (config, _found, { cars, byTheWeek }) =>
      !offersSubscriptions(config) || byTheWeek < cars
        ? `says that every price is by the week, but only ${offersSubscriptions(config) ? byTheWeek.toLocaleString('en-AU') : 0} of ${countText(cars, 'car', 'cars')} ${byTheWeek === 1 ? 'has' : 'have'} such a price.`
        : null,
  },
  {
    pattern: /\b(?:our|in our|its) own workshop\b/i,
    against: 'stock',
    contradiction: (_config, _found, { workshops }) =>
      workshops === 0 ? 'mentions a workshop, but no location of the site has a service department.' : null,
  },
  {
    pattern: /\b(\d[\d,]*) (?:[a-z-]+ )?(?:cars|vehicles|vans|caravans|motorcycles|bikes)\b/i,
    against: 'stock',
    contradiction: (_config, found, { cars }) => {
      const amount = numberOf(found[1] ?? '')
      return amount >= minStock && amount !== cars
        ? `does not match the stock, which is ${countText(cars, 'car', 'cars')} now. Use {count} in the text to always be correct.`
        : null
    },
  },
  {
    pattern: new RegExp(`\\b${aNumber} (?:big )?(dealerships|locations|branches|showrooms|yards|workshops)\\b`, 'i'),
    against: 'stock',
    contradiction: (_config, found, stock) => {
      const counts = countsOf[placeOf(found[2] ?? '')](stock)
      return counts.includes(numberOf(found[1] ?? ''))
        ? null
        : `does not match the site, which has ${counts[0]}. Use {dealerships} and {locations} in a text to always be correct.`
    },
  },
]

/** A claim in a text, with its match. */
interface FoundClaim {
  readonly claim: Claim
  readonly found: RegExpExecArray
}

/** The claims in a text, true or not. */
export const findClaims = (text: string): FoundClaim[] =>
  claims.flatMap((claim) => {
    const found = claim.pattern.exec(text)
    return found ? [{ claim, found }] : []
  })

/** The contradiction of a claim as a sentence: without the stock by settings, with it by cars or locations. */
export const findContradiction = ({ claim, found }: FoundClaim, config: ResolvedConfig, stock: StockFacts | null): string | null => {
  if (claim.against !== (stock ? 'stock' : 'settings')) return null
  const contradiction =
    claim.against === 'settings' ? claim.contradiction(config, found) : stock && claim.contradiction(config, found, stock)
  return contradiction && `“${found[0].trim()}” ${contradiction}`
}

/** The contradictions in a text, as whole sentences (`findContradiction`). */
export const findContradictions = (text: string, config: ResolvedConfig, stock: StockFacts | null): string[] =>
  findClaims(text).flatMap((claim) => findContradiction(claim, config, stock) ?? [])
