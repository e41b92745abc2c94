import { shows } from '../../parts/shows'
import { cardPlaces, type PlacedCard } from './cardPlaces'
import { currentPromos } from './currentPromos'
import type { PromoAbout } from './promoRuns'
import { similarCardNeeds } from './similarCardNeeds'

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
