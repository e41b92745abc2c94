import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { formatDate } from '../format/formatDate'
import { formatMoney } from '../format/formatMoney'
import { missingPermits } from './missingPermits'

interface Draw {
  readonly start: string
  readonly expiry: string
  readonly promoter: string
  /** Total value of all prizes in whole dollars. */
  readonly prizeValue: number
  readonly states: string
  readonly permits: string
}

/** A term of a prize draw, such as 'Promoter' 'Saltbush Motors Pty Ltd'. */
export interface DrawTerm {
  readonly label: string
  readonly text: string
}

/**
 * The terms of a prize draw that entrants read before they give their details: who runs it, its days, who may enter, what the prizes are
 * worth together, and its permits (RTE-21). Where the law requires no permit, the terms say so; they don't while one is missing.
 */
export const drawTerms = (draw: Draw, identity: Pick<ResolvedConfig['identity'], 'country'>): readonly DrawTerm[] => {
  const { start, expiry, promoter, prizeValue, states, permits } = draw
  const days = [start && `From ${formatDate(start)}`, expiry && `${start ? 'until' : 'Until'} ${formatDate(expiry)}`].filter(Boolean)
  const needsNone = !isInNewZealand(identity) && prizeValue > 0 && missingPermits(draw).length === 0
  const lines = [
    { label: 'Promoter', text: promoter.trim() },
    { label: 'Entries', text: days.join(' ') },
    { label: 'Open to', text: states.trim() && `Residents of ${states.trim()}` },
    { label: 'Total prizes', text: prizeValue > 0 ? formatMoney(prizeValue * 100) : '' },
    { label: 'Permits', text: permits.trim() || (needsNone ? 'None needed for prizes of this value' : '') },
  ]
  return lines.filter(({ text }) => text !== '')
}
