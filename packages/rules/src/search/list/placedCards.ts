import { shows } from '../../parts/Part'
import { hasText } from '../../parts/settingNeeds'
import { currentPromos, type Promo, type PromoAbout } from './promoRuns'

/** What stands among the cars of a page: a promotion, or the card that offers to look for a car. */
interface PlacedCard {
  /** Its place among all cards of the page, from 1. */
  readonly place: number
  /** Null for the similar-car card. */
  readonly promo: Promo | null
}

interface CardPlacesInput {
  /** Those that run now, in order. */
  readonly promos: readonly Promo[]
  /** As in the site's `search.promoPositions`, from 1. */
  readonly positions: readonly number[]
  readonly showSimilar: boolean
  /** How many cars the page lists. */
  readonly carCount: number
}

/**
 * Places promotions and the similar-car card among the cars of a page (SRC-42). A promotion with a place of its own takes it; the
 * others take the site's places in order, and the similar-car card the first one left, or the end of a list too short for it.
 * A promotion whose place lies beyond the cars does not show.
 */
export const cardPlaces = ({ promos, positions, showSimilar, carCount }: CardPlacesInput): PlacedCard[] => {
  if (carCount === 0) return []
  const own = promos.filter(({ position }, index) => position > 0 && promos.findIndex((other) => other.position === position) === index)
  const taken = new Set(own.map(({ position }) => position))
  const free = positions.filter((place) => !taken.has(place)).toSorted((one, other) => one - other)
  const others = promos.filter((promo) => !own.includes(promo)).slice(0, free.length)
  const wanted: PlacedCard[] = [
    ...own.map((promo) => ({ place: promo.position, promo })),
    ...others.map((promo, index) => ({ place: free[index] ?? 0, promo })),
  ]
  const last = free[others.length]
  if (showSimilar && last !== undefined) wanted.push({ place: last, promo: null })

  // A card in front of it moves the end of the list on by one.
  const placed: PlacedCard[] = []
  for (const card of wanted.sort((one, other) => one.place - other.place)) {
    const end = carCount + placed.length + 1
    if (card.place <= end) placed.push(card)
    else if (card.promo === null) placed.push({ place: end, promo: null })
  }
  return placed
}

/** The offer to look for a car, among the cars of a list, needs a title (SRC-42). */
export const similarCardNeeds = [{ ...hasText('/search/similarTitle'), title: 'Words', yes: 'It has words.', no: 'It has no words.' }]

/** A page of the stock list at an instant. */
export interface ListAbout extends PromoAbout {
  /** How many cars the page lists. */
  readonly carCount: number
}

/** Places what stands among the cars of a page of the stock list: promotions that run, and the offer to look for a car (SRC-42). */
export const placedCards = (about: ListAbout): PlacedCard[] =>
  cardPlaces({
    promos: currentPromos(about),
    positions: about.config.search.promoPositions,
    showSimilar: shows({ needs: similarCardNeeds }, about),
    carCount: about.carCount,
  })
