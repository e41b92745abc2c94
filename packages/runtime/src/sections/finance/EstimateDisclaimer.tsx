import type { EstimateTexts } from '@forecourt/rules/finance/small-print/FinanceTexts'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { FinanceDisclaimer } from './FinanceDisclaimer'

interface EstimateDisclaimerProps {
  readonly figures: Pick<EstimateTexts, 'disclaimer'>
  /** Conditions of the offer whose rate the estimate uses. */
  readonly conditions?: RichText | null | undefined
}

/** Opens the terms of an estimate or a quote, with its figures filled in (FIN-02). */
export const EstimateDisclaimer = ({ figures, conditions }: EstimateDisclaimerProps) => (
  <FinanceDisclaimer id="finance-disclaimer" text={figures.disclaimer} lenderText={conditions} setting="/estimate/disclaimer" />
)
