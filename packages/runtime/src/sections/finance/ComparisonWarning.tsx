import { creditProviderText } from '@forecourt/rules/finance/small-print/ratesText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'

export interface ComparisonWarningProps {
  readonly config: Pick<ResolvedConfig, 'finance' | 'identity'>
  readonly className?: string
  /** Whether who lends follows; default: yes. */
  readonly namesLender?: boolean
}

/** Who lends, and the dealer's credit licence. */
export const CreditProvider = ({ finance }: Pick<ResolvedConfig, 'finance'>) => {
  const provider = creditProviderText(finance)
  return provider && <p data-setting="/finance/creditLicence">{provider}</p>
}

/**
 * The comparison rate warning: in full, never collapsed (FIN-05); only where comparison rates are stated (CFG-02). Then who lends, and the
 * dealer's credit licence.
 */
export const ComparisonWarning = ({ config: { finance, identity }, className = '', namesLender = true }: ComparisonWarningProps) => {
  const provider = namesLender ? creditProviderText(finance) : ''
  const warning = statesComparisonRate(identity) ? finance.comparisonWarning : ''
  if (provider === '' && warning === '') return null
  return (
    <div className={`max-w-3xl space-y-1 text-tiny text-muted text-pretty wrap-anywhere ${className}`}>
      {warning && <p data-setting="/finance/comparisonWarning">{warning}</p>}
      {provider && <CreditProvider finance={finance} />}
    </div>
  )
}
