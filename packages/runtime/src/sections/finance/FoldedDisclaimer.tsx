import { disclaimerStart, starredText } from '@forecourt/rules/finance/small-print/filledDisclaimer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import type { RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { hasFinanceDisclaimer } from '@forecourt/schema/switches/shownFinance'
import { RichText } from '../../ui/rich-text/RichText'
import { ComparisonWarning } from './ComparisonWarning'

interface FoldedDisclaimerProps {
  readonly text: Text
  /** Determines how much shows before expanding. */
  readonly place: Parameters<typeof disclaimerStart>[1]
  /** Config pointer of the text. */
  readonly setting: string
  readonly className?: string
}

/** Terms that fold if they are long (FIN-22, UI-16, UI-18), without scripts. */
export const FoldedDisclaimer = ({ text, place, setting, className = '' }: FoldedDisclaimerProps) => {
  if (isBlankText(text)) return null
  const start = disclaimerStart(text, place)
  if (start === null) return <RichText text={text} setting={setting} measure="max-w-3xl" className={`text-tiny text-muted ${className}`} />
  return (
    <details data-setting={setting} className={`group/disclaimer max-w-3xl text-tiny text-muted ${className}`}>
      <summary className="cursor-pointer list-none text-pretty wrap-anywhere [&::-webkit-details-marker]:hidden">
        <span className="block group-open/disclaimer:hidden">{start}</span>
        <span className="inline-flex min-h-11 items-center font-semibold text-link group-open/disclaimer:hidden">Show More</span>
        <span className="hidden min-h-11 items-center font-semibold text-link group-open/disclaimer:inline-flex">Show Less</span>
      </summary>
      <RichText text={text} measure="" />
    </details>
  )
}

/** The terms of a list's weekly figures, once for all of them: assumptions, and the full comparison rate warning. */
export const ListDisclaimer = ({ config }: { readonly config: Pick<ResolvedConfig, 'finance' | 'identity'> }) => (
  <div className="list-terms mt-6 space-y-1.5 border-l-2 border-line pl-3 text-left">
    <FoldedDisclaimer
      text={hasFinanceDisclaimer(config.finance) ? starredText(config.finance.disclaimer) : ''}
      place="page"
      setting="/finance/disclaimer"
    />
    <ComparisonWarning config={config} className="rate-terms" />
  </div>
)
