import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import { runsOn } from '../dates/runsOn'

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
