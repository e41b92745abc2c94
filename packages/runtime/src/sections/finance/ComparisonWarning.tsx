import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface ComparisonWarningProps {
  readonly config: Pick<ResolvedConfig, 'finance'>
  readonly className?: string
}

/** The comparison rate warning: in full, never collapsed (FIN-05). */
export const ComparisonWarning = ({ config: { finance }, className = '' }: ComparisonWarningProps) =>
  finance.comparisonWarning === '' ? null : (
    <p data-setting="/finance/comparisonWarning" className={`max-w-3xl text-tiny text-muted text-pretty wrap-anywhere ${className}`}>
      {finance.comparisonWarning}
    </p>
  )
