import type { CalculatorEntry, CalculatorField } from '@forecourt/rules/finance/CalculatorEntry'
import type { Repayments } from '@forecourt/rules/finance/calculateRepayments'
import { calculatorBounds } from '@forecourt/rules/finance/calculatorBounds'
import type { PaymentFrequency } from '@forecourt/rules/finance/paymentFrequencies'
import { CalculatorResult } from './CalculatorResult'
import type { Calculation } from './calculationOf'
import { FrequencyChoice } from './FrequencyChoice'
import { type FieldControl, NumberField } from './NumberField'
import { RepaymentHeadline } from './RepaymentHeadline'
import { sliderReach } from './sliderReach'

/** What makes a calculator answer; without, it shows what it starts with. */
export interface CalculatorControls {
  readonly fieldControl: (field: CalculatorField) => FieldControl
  readonly onFrequency: (frequency: PaymentFrequency) => void
}

export interface CalculatorViewProps {
  readonly calculation: Calculation
  readonly entry: CalculatorEntry
  readonly result: Repayments | null
  readonly controls: CalculatorControls | null
}

/** A calculator: what is entered on one side, what it comes to on the other; on a phone the figure stays in sight over the fields. */
export const CalculatorView = ({ calculation, entry, result, controls }: CalculatorViewProps) => {
  const { id, settings } = calculation
  const { showRate, showResidual } = settings.calculator
  const bounds = calculatorBounds(settings)
  const field = (name: CalculatorField) => (
    <NumberField
      id={`${id}-${name}`}
      field={name}
      value={entry[name]}
      bounds={bounds[name]}
      reach={sliderReach(name, entry, bounds)}
      control={controls?.fieldControl(name) ?? null}
    />
  )
  return (
    <div className="@container">
      <div className="grid @3xl:grid-cols-[minmax(0,1fr)_minmax(18rem,22rem)] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-10">
        <RepaymentHeadline calculation={calculation} entry={entry} result={result} />
        {/* biome-ignore lint/a11y/useSemanticElements: nothing is sent from here, so this is no form */}
        <div
          role="group"
          aria-label="Your loan"
          className="space-y-4 py-5 noscript:hidden print:hidden @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1 @3xl:py-0"
        >
          <FrequencyChoice value={entry.frequency} onChoose={controls?.onFrequency} />
          {field('priceCents')}
          {field('depositCents')}
          {showResidual && field('residualCents')}
          <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
            {field('years')}
            {showRate && field('ratePercent')}
          </div>
        </div>
        <CalculatorResult calculation={calculation} entry={entry} result={result} />
      </div>
    </div>
  )
}
