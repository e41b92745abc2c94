import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import { runsOn } from '../dates/siteDay'

/** Spins are drawn from this many chances. */
export const allChances = 1_000

type Block = ResolvedConfig['pages']['list'][number]['blocks'][number]
type Draw = Pick<Extract<Block, { readonly kind: 'spin' }>, 'prizes' | 'start' | 'expiry'>

/** The chances of all prizes together. */
export const totalChance = ({ prizes }: Pick<Draw, 'prizes'>): number => prizes.reduce((sum, { chance }) => sum + chance, 0)

/** Whether a draw's prizes have chances that can be: some, and no more than there are (RTE-21). */
export const hasFairChances = (draw: Pick<Draw, 'prizes'>): boolean => draw.prizes.length > 0 && totalChance(draw) <= allChances

/** Whether a draw takes entries at an instant, by the clock of its site (RTE-21). */
export const promotionRuns = (draw: Draw, now: string, timeZone: string): boolean =>
  hasFairChances(draw) && runsOn(draw, momentInZone(now, timeZone).date)

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/**
 * Chances in words that leave nothing to work out (RTE-21).
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
  /** 0 sets no limit. */
  readonly quantity: number
}

/**
 * The prize that a ticket wins, by the chances as they stand in order; null for none, and for one whose number is won already (RTE-21).
 *
 * @param ticket one of 1,000, from 0
 * @param won how many of a prize were won before
 */
export const drawnPrize = <P extends Prize>(prizes: readonly P[], ticket: number, won: (id: string) => number): P | null => {
  let before = 0
  for (const prize of prizes) {
    before += prize.chance
    if (ticket < before) return prize.quantity > 0 && won(prize.id) >= prize.quantity ? null : prize
  }
  return null
}
