import type { CalculatorField, FieldBounds } from '@forecourt/rules/finance/calculator/CalculatorEntry'
import { calculatorInputs } from './calculatorInputs'
import { fieldText, formatField } from './fieldText'
import { MoneyChips } from './MoneyChips'
import { roundAmounts } from './roundAmounts'
import { Slider } from './Slider'

/** What makes a field answer; without, it only shows. */
export interface FieldControl {
  /** What is being typed; null while the field shows its value. */
  readonly text: string | null
  readonly problem: string | null
  /** Why its value is another than was typed; null where it isn't. */
  readonly note: string | null
  readonly onType: (text: string) => void
  readonly onLeave: () => void
  readonly onPick: (value: number) => void
}

export interface NumberFieldProps {
  readonly id: string
  readonly field: CalculatorField
  readonly value: number
  readonly bounds: FieldBounds
  /** How far the slider goes, where that is less than what may be typed. */
  readonly reach: number
  readonly control: FieldControl | null
}

/** One number of the calculator: typed, slid or, for money, picked (FIN-12 to FIN-20, UI-20). */
export const CalculatorNumberField = ({ id, field, value, bounds, reach, control }: NumberFieldProps) => {
  const { label, kind } = calculatorInputs[field]
  const problem = control?.problem ?? null
  const said = problem ?? control?.note ?? null
  const shown = fieldText(field, value)
  const typed = control ? { value: control.text ?? shown, onChange: control.onType, onLeave: control.onLeave } : null
  return (
    <div className="min-w-0">
      {/* Where letters are large the field goes under its name. */}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label htmlFor={id} className="min-w-0 flex-1 basis-28 font-medium">
          {label}
        </label>
        <span className="relative ml-auto w-36 max-w-full shrink-0">
          {kind === 'money' && (
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-muted">
              $
            </span>
          )}
          <input
            id={id}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            aria-invalid={problem !== null}
            aria-describedby={said === null ? undefined : `${id}-problem`}
            {...(typed
              ? {
                  value: typed.value,
                  onChange: (event) => typed.onChange(event.target.value),
                  onBlur: typed.onLeave,
                  onKeyDown: (event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    typed.onLeave()
                  },
                }
              : { defaultValue: shown })}
            className={`field min-h-11! py-1! text-right font-semibold tabular-nums ${kind === 'money' ? 'pl-7!' : kind === 'years' ? 'pr-14!' : 'pr-8!'}`}
          />
          {kind !== 'money' && (
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-muted">
              {kind === 'years' ? 'years' : '%'}
            </span>
          )}
        </span>
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="text-right text-tiny font-medium text-danger">
        {said}
      </p>
      <Slider
        name={field}
        label={`${label}, slider`}
        min={bounds.min}
        max={reach}
        step={bounds.step}
        value={value}
        spoken={formatField(field, value)}
        onSlide={control?.onPick}
      />
      {kind === 'money' && (
        <MoneyChips label={label} amounts={roundAmounts({ min: bounds.min, max: reach })} value={value} onPick={control?.onPick} />
      )}
    </div>
  )
}
