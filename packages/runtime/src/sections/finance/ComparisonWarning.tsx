import { statesComparisonRate } from '@forecourt/rules/finance/small-print/ratesText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface ComparisonWarningProps {
  readonly config: Pick<ResolvedConfig, 'finance' | 'identity'>
  readonly className?: string
}

/** The comparison rate warning: in full, never collapsed (FIN-05); only where comparison rates are stated (CFG-02). */
export const ComparisonWarning = ({ config: { finance, identity }, className = '' }: ComparisonWarningProps) =>
  finance.comparisonWarning === '' || !statesComparisonRate(identity) ? null : (
    <p data-setting="/finance/comparisonWarning" className={`max-w-3xl text-tiny text-muted text-pretty wrap-anywhere ${className}`}>
      {finance.comparisonWarning}
    </p>
  )
