import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import { localMoment, runsAt } from '../dates/period'

/** Chances are out of this number. */
export const allChances = 1_000

type Block = ResolvedConfig['pages']['list'][number]['blocks'][number]
type Draw = Pick<Extract<Block, { readonly kind: 'spin' }>, 'prizes' | 'start' | 'expiry'>

/** Sum of all prizes' chances. */
export const totalChance = ({ prizes }: Pick<Draw, 'prizes'>): number => prizes.reduce((sum, { chance }) => sum + chance, 0)

/** Whether a draw has prizes whose chances add up to at most the total (RTE-21). */
export const hasFairChances = (draw: Pick<Draw, 'prizes'>): boolean => draw.prizes.length > 0 && totalChance(draw) <= allChances

/** Whether a draw is open for entries at an instant, in the site's time zone (RTE-21). */
export const promotionRuns = (draw: Draw, now: string, timeZone: string): boolean =>
  hasFairChances(draw) && runsAt(draw, localMoment(momentInZone(now, timeZone)))

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/**
 * Formats a chance as a reduced fraction (RTE-21).
 *
 * @example chanceText(50) // '1 in 20'
 */
export const chanceText = (chance: number): string => {
  const commonDivisor = divisor(allChances, chance)
  return `${chance / commonDivisor} in ${(allChances / commonDivisor).toLocaleString('en-AU')}`
}

interface Prize {
  readonly id: string
  readonly chance: number
  /** Number available; 0 for unlimited. */
  readonly quantity: number
}

/**
 * The prize of a ticket, by cumulative chances in order; null for none, and if the prize's quantity is used up (RTE-21).
 *
 * @param ticket random integer from 0 to 999
 * @param won number of a prize already won
 */
export const drawnPrize = <P extends Prize>(prizes: readonly P[], ticket: number, won: (id: string) => number): P | null => {
  let before = 0
  for (const prize of prizes) {
    before += prize.chance
    if (ticket < before) return prize.quantity > 0 && won(prize.id) >= prize.quantity ? null : prize
  }
  return null
}
