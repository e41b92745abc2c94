import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { ComparisonWarning } from './ComparisonWarning'
import { CalculatorLink } from './calculator/CalculatorLink'

export interface FinanceBoxProps {
  readonly config: Pick<ResolvedConfig, 'finance'>
  /** Opens its small print. */
  readonly disclaimer: ReactNode
  /** Config pointer of what shows the box. */
  readonly setting: string
  /** Whether the page has the calculator to lead to; without one the anchor of calculators is here. */
  readonly calculatorBelow: boolean
  readonly children: ReactNode
}

/** A figure under a car's price, its small print, and the way to the calculator. */
export const FinanceBox = ({ config, disclaimer, setting, calculatorBelow, children }: FinanceBoxProps) => (
  <div id={calculatorBelow ? undefined : 'finance-calculator'} data-setting={setting} className="rounded-field bg-surface px-4 pt-3 pb-1">
    {children}
    <ComparisonWarning config={config} className="mt-1.5" />
    <div className="flex flex-wrap gap-x-5">
      {disclaimer}
      {calculatorBelow && <CalculatorLink />}
    </div>
  </div>
)
