import type { Car, CarType, ItemType } from '@forecourt/rules/entities/Car'
import { simulatedQuote } from '@forecourt/services/quotes/simulatedQuote'
import { createRandom } from './random'
import type { StockPlan } from './StockPlan'

interface About {
  readonly carType: CarType
  readonly itemType: ItemType
  /** Null for a car without a price. */
  readonly dollars: number | null
  readonly year: number
  readonly thisYear: number
}

interface Dossier extends Pick<Car, 'nvic' | 'marketPrices' | 'financeQuote'> {
  readonly hasReport: boolean
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

/** What others know of a car: valuers, the market, a quote service, a history check. Drawn apart, so that it changes nothing else about the car. */
export const createDossier = (plan: StockPlan, identity: string, { carType, itemType, dollars, year, thisYear }: About): Dossier => {
  const random = createRandom(`dossier:${identity}`)
  const nvic = Array.from({ length: 6 }, () => random.pick([...letters])).join('')
  const known = random.chance(0.7)
  const average = Math.round((dollars ?? 0) * (0.94 + random.next() * 0.15))
  const national = Math.round(average * (0.97 + random.next() * 0.06))
  const quoted = random.chance(plan.quoteShare)
  const reported = random.chance(plan.reportShare)
  return {
    nvic: itemType === 'car' ? nvic : null,
    marketPrices:
      carType === 'used' && itemType === 'car' && known && dollars !== null
        ? { ...(random.chance(0.85) && { stateAverageCents: average * 100 }), nationalAverageCents: national * 100 }
        : {},
    financeQuote: quoted && dollars !== null ? simulatedQuote({ purchasePrice: dollars, loanTerm: 5, year }, thisYear) : null,
    hasReport: carType === 'used' && reported,
  }
}
