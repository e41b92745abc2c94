import { canFavourite } from '@forecourt/rules/accounts/saved-cars/savedCarNeeds'
import { carButtonsFor } from '@forecourt/rules/car/buttons/carButtonsFor'
import { canReserve } from '@forecourt/rules/car/canReserve'
import { isPrintable } from '@forecourt/rules/car/facts/isPrintable'
import { keyFacts } from '@forecourt/rules/car/facts/keyFacts'
import { specifications } from '@forecourt/rules/car/facts/specifications'
import { isListed } from '@forecourt/rules/car/listing/listing'
import { shareLinks } from '@forecourt/rules/car/shareLinks'
import { carTag } from '@forecourt/rules/car/tags/carTags'
import { commentLines } from '@forecourt/rules/car/texts/commentLines'
import { marketSaving } from '@forecourt/rules/car/texts/marketText'
import { regoText } from '@forecourt/rules/car/texts/regoText'
import type { Car } from '@forecourt/rules/entities/Car'
import { carCondition } from '@forecourt/rules/entities/carCondition'
import type { Location } from '@forecourt/rules/entities/Location'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { estimatedFinance } from '@forecourt/rules/finance/estimate/carEstimate'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { isFinanceExcluded } from '@forecourt/rules/finance/lender/isFinanceExcluded'
import { weeklyFinance } from '@forecourt/rules/finance/lender/weeklyFinance'
import { callNowShows } from '@forecourt/rules/phone/callNowShows'
import { maskPhone, phoneFor } from '@forecourt/rules/phone/phoneFor'
import { displayPrice } from '@forecourt/rules/pricing/displayPrice'
import { carHref } from '@forecourt/rules/routing/carHref'
import { carJsonLd } from '@forecourt/rules/seo/carJsonLd'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface CarRuleContext {
  readonly config: ResolvedConfig
  readonly location: Location
  readonly now: string
}

const origin = 'https://dealer.example'

/** All rules about one car, as lists and pages evaluate them. */
export const carRules: { readonly [name: string]: (car: Car, context: CarRuleContext) => unknown } = {
  isListed: (car, { config, now }) => isListed(car, config.stock, now),
  carTag: (car, { config, now }) => carTag(car, config, now),
  carCondition: (car) => carCondition(car),
  displayPrice: (car, { config }) => displayPrice(car, config),
  marketSaving: (car) => marketSaving(car),
  cardButtons: (car, { config, location, now }) => carButtonsFor(car, config.card.buttons, { config, place: 'card', location, now }),
  pageButtons: (car, { config, location, now }) => carButtonsFor(car, config.vdp.buttons, { config, place: 'vdp', location, now }),
  weeklyFinance: (car, { config, now }) => weeklyFinance(car, config, now),
  estimatedFinance: (car, { config, now }) => estimatedFinance(car, config, now),
  isFinanceExcluded: (car, { config }) => isFinanceExcluded(car, config.finance),
  showsCalculator: (car, { config, now }) => showsCalculator(car, config, now),
  calculatorStart: (car, { config }) => calculatorStart(config, car),
  quoteRequest: (car) => quoteRequest(car),
  keyFacts: (car) => keyFacts(car),
  specifications: (car) => specifications(car),
  regoText: (car, { config, now }) => regoText(car, config, now),
  phone: (car, { config }) => maskPhone(phoneFor(car, config) ?? ''),
  callNowShows: (_car, { config, location, now }) => callNowShows(config, location, now),
  commentLines: (car) => commentLines(car.dealerComments),
  shareLinks: (car, { config }) => shareLinks(car, config, origin),
  canReserve: (car, { config }) => canReserve(car, config),
  canFavourite: (car, { config }) => canFavourite(car, config),
  isPrintable: (car) => isPrintable(car),
  carJsonLd: (car, { config, location }) => carJsonLd(car, { config, origin, location }),
  carHref: (car) => carHref(car),
}
