import type { CalculatorField, FieldBounds } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { calculatorInputs, fieldText, formatField } from './parseField'

interface MoneyChipsProps {
  readonly label: string
  /** In cents. */
  readonly amounts: readonly number[]
  readonly value: number
  readonly onPick?: (cents: number) => void
}

/** Preset amounts (UI-20): five to a row, fewer with large text. */
const MoneyChips = ({ label, amounts, value, onPick }: MoneyChipsProps) =>
  amounts.length === 0 ? null : (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(max(3.25rem,calc((100%-1.55rem)/5)),1fr))] gap-1.5">
      <legend className="sr-only">{label}: round amounts</legend>
      {amounts.map((cents) => (
        <button
          key={cents}
          type="button"
          aria-pressed={cents === value}
          onClick={onPick && (() => onPick(cents))}
          className="min-h-8 cursor-pointer rounded-control border border-line px-0.5 text-tiny tabular-nums text-muted hover:border-line-strong hover:text-text aria-pressed:border-brand aria-pressed:text-text pointer-coarse:min-h-11"
        >
          {formatMoney(cents)}
        </button>
      ))}
    </fieldset>
  )

interface SliderProps {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  /** The value as text, for screen readers. */
  readonly spoken: string
  /** Without it the slider is a static control, before hydration. */
  readonly onSlide?: (value: number) => void
}

const fieldClass =
  'absolute inset-0 m-0 h-11 w-full cursor-pointer touch-pan-y appearance-none bg-transparent [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-brand [&::-moz-range-thumb]:bg-background [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-brand [&::-webkit-slider-thumb]:bg-background [&::-webkit-slider-thumb]:shadow-resting'

/** A native range input with keyboard and touch support, styled with the theme's colours. */
const Slider = ({ name, label, min, max, step, value, spoken, onSlide }: SliderProps) => {
  const within = Math.min(max, Math.max(min, value))
  const filled = max > min ? ((within - min) / (max - min)) * 100 : 0
  return (
    <div className="relative h-11">
      <svg
        aria-hidden="true"
        focusable="false"
        className="pointer-events-none absolute inset-x-3 top-1/2 h-1.5 w-[calc(100%-1.5rem)] -translate-y-1/2"
      >
        <rect width="100%" height="100%" rx="3" className="fill-line-strong" />
        <rect width={`${Math.round(filled * 100) / 100}%`} height="100%" rx="3" className="fill-brand" />
      </svg>
      <input
        type="range"
        name={name}
        aria-label={label}
        aria-valuetext={spoken}
        min={min}
        max={max}
        step={step}
        {...(onSlide ? { value: within, onChange: (event) => onSlide(Number(event.target.value)) } : { defaultValue: within })}
        className={fieldClass}
      />
    </div>
  )
}

/** Preset amounts of money fields, in dollars; the high ones only if the field allows them (UI-20, UI-21). */
const amounts = [5_000, 15_000, 30_000, 50_000, 70_000] as const
const highAmounts = [300_000, 400_000, 500_000, 600_000, 800_000] as const

/** Preset amounts of a money field within its bounds, all in cents (UI-20, UI-21); empty if fewer than two, as one is no choice. */
export const roundAmounts = ({ min, max }: { readonly min: number; readonly max: number }): number[] => {
  const within = [...amounts, ...highAmounts].map((dollars) => dollars * 100).filter((cents) => cents >= min && cents <= max)
  return within.length > 1 ? within : []
}

/** Handlers of a field; without them it is static. */
export interface FieldControl {
  /** The text being entered; null while the field shows its value. */
  readonly text: string | null
  readonly problem: string | null
  /** Why the value differs from the entered text; null if it doesn't. */
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
  /** Maximum of the slider, if lower than the input's maximum. */
  readonly sliderMax: number
  readonly control: FieldControl | null
}

/** A number of the calculator: input, slider and, for money, preset amounts (FIN-12 to FIN-20, UI-20). */
export const CalculatorNumberField = ({ id, field, value, bounds, sliderMax, control }: NumberFieldProps) => {
  const { label, kind } = calculatorInputs[field]
  const problem = control?.problem ?? null
  const message = problem ?? control?.note ?? null
  const shown = fieldText(field, value)
  const entered = control ? { value: control.text ?? shown, onChange: control.onType, onLeave: control.onLeave } : null
  return (
    <div className="min-w-0">
      {/* With large text the field wraps under its label. */}
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
            aria-describedby={message === null ? undefined : `${id}-problem`}
            {...(entered
              ? {
                  value: entered.value,
                  onChange: (event) => entered.onChange(event.target.value),
                  onBlur: entered.onLeave,
                  onKeyDown: (event) => {
                    if (event.key !== 'Enter') return
                    event.preventDefault()
                    entered.onLeave()
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
        {message}
      </p>
      <Slider
        name={field}
        label={`${label}, slider`}
        min={bounds.min}
        max={sliderMax}
        step={bounds.step}
        value={value}
        spoken={formatField(field, value)}
        onSlide={control?.onPick}
      />
      {kind === 'money' && (
        <MoneyChips label={label} amounts={roundAmounts({ min: bounds.min, max: sliderMax })} value={value} onPick={control?.onPick} />
      )}
    </div>
  )
}
