import type { ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import type { ValuationContent } from './valuationContent'

/** What a step of a valuation is drawn from. */
export interface ValuationStepProps {
  readonly content: ValuationContent
  readonly page: ValuationPage
  /** Begins the ids of its fields; unique on its page. */
  readonly id: string
  /** While what was answered is on its way. */
  readonly busy: boolean
}
