import type { CalculatorEntry, CalculatorField } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import type { Repayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { calculatorBounds } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import type { PaymentFrequency } from '@forecourt/rules/finance/calculator/paymentFrequencies'
import { calculatorFields } from '@forecourt/schema/switches/calculatorFields'
import type { ReactNode } from 'react'
import { CalculatorNumberField, type FieldControl } from './CalculatorNumberField'
import { CalculatorResult } from './CalculatorResult'
import { FrequencyChoice } from './FrequencyChoice'
import { RepaymentHeadline } from './RepaymentHeadline'
import { sliderMax } from './sliderMax'
import type { Calculation } from './toCalculation'

/** What makes a calculator answer; without, it shows what it starts with. */
interface CalculatorControls {
  readonly fieldControl: (field: CalculatorField) => FieldControl
  readonly onFrequency: (frequency: PaymentFrequency) => void
  /** What stands under the deposit: the shopper's own vehicles. */
  readonly tradeIns: ReactNode
}

export interface CalculatorViewProps {
  readonly calculation: Calculation
  readonly entry: CalculatorEntry
  readonly result: Repayments | null
  readonly controls: CalculatorControls | null
}

/** A calculator: what is entered on one side, what it comes to on the other; on a phone the figure stays in sight over the fields. */
export const CalculatorView = ({ calculation, entry, result, controls }: CalculatorViewProps) => {
  const { id, settings, figures } = calculation
  const bounds = calculatorBounds(settings, figures && calculatorStart(settings, null, figures))
  const field = (name: CalculatorField) => (
    <CalculatorNumberField
      id={`${id}-${name}`}
      field={name}
      value={entry[name]}
      bounds={bounds[name]}
      reach={sliderMax(name, entry, bounds)}
      control={controls?.fieldControl(name) ?? null}
    />
  )
  return (
    <div className="@container">
      <div className="flex flex-col @2xl:grid @2xl:grid-cols-[minmax(0,1.35fr)_minmax(17rem,1fr)] @5xl:grid-cols-[minmax(0,1fr)_24rem] @2xl:grid-rows-[auto_1fr] @2xl:gap-x-8 @4xl:gap-x-12">
        <RepaymentHeadline calculation={calculation} entry={entry} result={result} />
        {/* biome-ignore lint/a11y/useSemanticElements: nothing is sent from here, so this is no form */}
        <div
          role="group"
          aria-label="Your loan"
          className="@container/loan min-w-0 py-5 noscript:hidden print:hidden @2xl:col-start-1 @2xl:row-span-2 @2xl:row-start-1 @2xl:py-0"
        >
          <FrequencyChoice value={entry.frequency} onChoose={controls?.onFrequency} />
          <div className="mt-5 grid gap-x-10 gap-y-3 @2xl/loan:grid-cols-2 @2xl/loan:gap-y-6">
            {field('priceCents')}
            <div className="min-w-0">
              {field('depositCents')}
              {controls?.tradeIns}
            </div>
            {field('years')}
            {calculatorFields.ratePercent(settings) && field('ratePercent')}
            {calculatorFields.residualCents(settings) && field('residualCents')}
          </div>
        </div>
        <CalculatorResult calculation={calculation} entry={entry} result={result} />
      </div>
    </div>
  )
}
