import { shows } from '../../parts/Part'
import { hasText } from '../../parts/settingNeeds'
import { currentPromos, type Promo, type PromoContext } from './promoNeeds'

/** A card among the cars of a page: a promotion, or the similar-car card. */
interface PlacedCard {
  /** Position among all cards of the page, from 1. */
  readonly position: number
  /** Null for the similar-car card. */
  readonly promo: Promo | null
}

interface CardPositionsInput {
  /** Current promotions in order. */
  readonly promos: readonly Promo[]
  /** The site's `search.promoPositions`, from 1. */
  readonly positions: readonly number[]
  readonly showSimilar: boolean
  /** Number of cars on the page. */
  readonly carCount: number
}

/**
 * Positions promotions and the similar-car card among the cars of a page (SRC-42). Promotions with their own position take it; the others
 * take the site's positions in order, and the similar-car card the next free one, or the end of a shorter list. Promotions positioned
 * beyond the cars don't show.
 */
export const cardPositions = ({ promos, positions, showSimilar, carCount }: CardPositionsInput): PlacedCard[] => {
  if (carCount === 0) return []
  const own = promos.filter(({ position }, index) => position > 0 && promos.findIndex((other) => other.position === position) === index)
  const taken = new Set(own.map(({ position }) => position))
  const free = positions.filter((each) => !taken.has(each)).toSorted((one, other) => one - other)
  const others = promos.filter((promo) => !own.includes(promo)).slice(0, free.length)
  const wanted: PlacedCard[] = [
    ...own.map((promo) => ({ position: promo.position, promo })),
    ...others.map((promo, index) => ({ position: free[index] ?? 0, promo })),
  ]
  const last = free[others.length]
  if (showSimilar && last !== undefined) wanted.push({ position: last, promo: null })

  // Every card that is placed makes the list one position longer.
  const placed: PlacedCard[] = []
  for (const card of wanted.sort((one, other) => one.position - other.position)) {
    const end = carCount + placed.length + 1
    if (card.position <= end) placed.push(card)
    else if (card.promo === null) placed.push({ position: end, promo: null })
  }
  return placed
}

/** The similar-car card among the cars of a list needs a title (SRC-42). */
export const similarCardNeeds = [{ ...hasText('/search/similarTitle'), title: 'Title', yes: 'It has a title.', no: 'It has no title.' }]

/** A page of the stock list at an instant. */
export interface ListContext extends PromoContext {
  /** Number of cars on the page. */
  readonly carCount: number
}

/** Positions the cards among the cars of a stock list: current promotions and the similar-car card (SRC-42). */
export const placedCards = (context: ListContext): PlacedCard[] =>
  cardPositions({
    promos: currentPromos(context),
    positions: context.config.search.promoPositions,
    showSimilar: shows({ needs: similarCardNeeds }, context),
    carCount: context.carCount,
  })
