import { starredText } from '@forecourt/rules/finance/small-print/starredText'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasFinanceDisclaimer } from '@forecourt/schema/switches/hasFinanceDisclaimer'
import { ComparisonWarning } from './ComparisonWarning'
import { FoldedDisclaimer } from './FoldedDisclaimer'

/** The small print of the weekly figures of a list, once for all of them: what they rest on, and the whole warning of their comparison rates. */
export const ListDisclaimer = ({ config }: { readonly config: Pick<ResolvedConfig, 'finance'> }) => (
  <div className="mt-6 space-y-1.5 border-l-2 border-line pl-3 text-left">
    <FoldedDisclaimer
      text={hasFinanceDisclaimer(config.finance) ? starredText(config.finance.disclaimer) : ''}
      place="page"
      setting="/finance/disclaimer"
    />
    <ComparisonWarning config={config} />
  </div>
)
