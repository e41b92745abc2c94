import type { PaymentFrequency } from '@forecourt/rules/finance/calculator/paymentFrequencies'

const words = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const satisfies { [Name in PaymentFrequency]: string }

export interface FrequencyChoiceProps {
  readonly value: PaymentFrequency
  readonly onChoose?: (value: PaymentFrequency) => void
}

/** How often a repayment is due (FIN-21). */
export const FrequencyChoice = ({ value, onChoose }: FrequencyChoiceProps) => (
  <fieldset data-setting="/calculator/defaultFrequency" className="flex min-w-0 flex-wrap rounded-field bg-raised p-1">
    <legend className="sr-only">Repayments are due</legend>
    {(Object.keys(words) as PaymentFrequency[]).map((frequency) => (
      <label
        key={frequency}
        className="flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-field px-2 text-small font-semibold text-muted hover:text-text has-checked:bg-background has-checked:text-text has-checked:shadow-resting has-focus-visible:outline-2 has-focus-visible:outline-link"
      >
        <input
          type="radio"
          name="frequency"
          value={frequency}
          {...(onChoose ? { checked: frequency === value, onChange: () => onChoose(frequency) } : { defaultChecked: frequency === value })}
          className="sr-only"
        />
        {words[frequency]}
      </label>
    ))}
  </fieldset>
)
