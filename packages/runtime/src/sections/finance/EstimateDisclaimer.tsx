import type { EstimateTexts } from '@forecourt/rules/finance/small-print/FinanceTexts'
import { FinanceDisclaimer } from './FinanceDisclaimer'

/** Opens the terms of an estimate or a quote, with its figures filled in (FIN-02). */
export const EstimateDisclaimer = ({ figures }: { readonly figures: Pick<EstimateTexts, 'disclaimer'> }) => (
  <FinanceDisclaimer id="finance-disclaimer" text={figures.disclaimer} setting="/estimate/disclaimer" />
)
