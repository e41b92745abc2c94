import { groupThousands } from '@forecourt/rules/format/groupThousands'
import { conditionLevels, conditionNames, conditionQuestions } from '@forecourt/rules/valuations/conditionQuestions'
import { TextField } from './TextField'
import { ValuationStepForm } from './ValuationStepForm'
import type { ValuationStepProps } from './ValuationStepProps'

/** The odometer, and five answers about condition. */
export const ConditionStep = ({ page, id, busy }: ValuationStepProps) => {
  const { valuation, faults, typed } = page
  if (!valuation) return null
  return (
    <ValuationStepForm page={page} busy={busy} deed="condition" button="Go on">
      <TextField
        id={`${id}-km`}
        name="kms"
        label="Kilometres"
        required
        fault={faults.kms}
        defaultValue={typed.kms ?? (valuation.km === null ? '' : groupThousands(valuation.km))}
        inputMode="numeric"
        maxLength={12}
        autoComplete="off"
        className="max-w-60"
      />
      <div className="mt-6 grid gap-6 @2xl:grid-cols-2">
        {conditionNames.map((name) => {
          const { label, choices } = conditionQuestions[name]
          const fault = faults[name]
          return (
            <fieldset key={name} aria-describedby={fault ? `${id}-${name}-problem` : undefined}>
              <legend className="mb-2 text-small font-semibold">{label}</legend>
              <div className="grid gap-2">
                {conditionLevels.map((level) => (
                  <label
                    key={level}
                    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-line-strong px-4 py-2 text-small has-checked:border-brand has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
                  >
                    <input
                      type="radio"
                      name={name}
                      value={level}
                      required
                      defaultChecked={valuation.answers[name] === level}
                      className="size-5 shrink-0 accent-brand outline-none"
                    />
                    <span className="min-w-0">{choices[level].label}</span>
                  </label>
                ))}
              </div>
              {fault && (
                <p id={`${id}-${name}-problem`} className="mt-1.5 text-small text-danger">
                  {fault}
                </p>
              )}
            </fieldset>
          )
        })}
      </div>
    </ValuationStepForm>
  )
}
