import { noFigureReasons } from '@forecourt/rules/valuations/noFigureReason'
import { offerText } from '@forecourt/rules/valuations/offerText'
import type { ValuationState } from '@forecourt/rules/valuations/valuationState'
import type { ValuationRecord } from '../../client/Records'
import type { PillTone } from '../../parts/StatusPill'

/** How far a valuation is, in the words and tones of the console. */
export const valuationStateNames: { readonly [State in ValuationState]: { readonly text: string; readonly tone: PillTone } } = {
  asked: { text: 'Call them', tone: 'waiting' },
  valued: { text: 'Offered', tone: 'info' },
  accepted: { text: 'Accepted', tone: 'good' },
  expired: { text: 'Run out', tone: 'quiet' },
  appraised: { text: 'Appraised', tone: 'good' },
}

/** What is offered, or why there is no figure. */
export const figureText = (valuation: ValuationRecord): string =>
  offerText(valuation) ?? (valuation.reason ? noFigureReasons[valuation.reason] : 'No figure yet.')
