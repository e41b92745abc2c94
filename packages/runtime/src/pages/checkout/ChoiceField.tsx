import type { CheckoutField } from '@forecourt/rules/checkout/CheckoutStep'
import type { TypedStep } from '@forecourt/rules/checkout/Journey'
import { FieldInput } from '../../forms/FieldInput'

export interface ChoiceFieldProps {
  readonly field: CheckoutField
  readonly typed: TypedStep
  readonly problems: { readonly [field: string]: string }
}

/** Answers of which one is chosen, each a whole row to press; what is asked only of one stands under it once it is chosen. */
export const ChoiceField = ({ field, typed, problems }: ChoiceFieldProps) => {
  const problem = problems[field.name]
  return (
    <fieldset className="@lg:col-span-2" aria-describedby={problem ? `${field.name}-problem` : undefined}>
      <legend className="sr-only">{field.label}</legend>
      {problem && (
        <p id={`${field.name}-problem`} className="mb-2 text-small text-danger">
          {problem}
        </p>
      )}
      <div className="grid gap-3">
        {field.choices?.map(({ value, label, hint, fields = [] }, place) => {
          const id = place === 0 ? field.name : `${field.name}-${value}`
          return (
            <div
              key={value}
              className="rounded-card border border-line-strong has-checked:border-brand has-checked:ring-1 has-checked:ring-brand"
            >
              <input
                type="radio"
                id={id}
                name={field.name}
                value={value}
                defaultChecked={typed[field.name] === value}
                required={field.required}
                aria-invalid={problem ? true : undefined}
                className="peer sr-only"
              />
              <label
                htmlFor={id}
                className="group/choice flex min-h-14 cursor-pointer items-start gap-3 rounded-card p-4 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link peer-checked:[&_[data-dot]]:border-brand peer-checked:[&_[data-dot]]:border-[0.4375rem]"
              >
                <span
                  data-dot=""
                  aria-hidden="true"
                  className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-line-strong bg-background"
                />
                <span className="min-w-0">
                  <span className="block font-semibold text-pretty wrap-anywhere">{label}</span>
                  {hint && <span className="mt-0.5 block text-small text-muted text-pretty">{hint}</span>}
                </span>
              </label>
              {fields.length > 0 && (
                <div className="hidden gap-4 px-4 pb-4 peer-checked:grid sm:pl-12">
                  {fields.map((inner) => (
                    // The browser asks for nothing that it doesn't show: the site does, where it was chosen.
                    <FieldInput
                      key={inner.name}
                      field={{ ...inner, defaultValue: typed[inner.name] ?? '' }}
                      id={inner.name}
                      problem={problems[inner.name]}
                      enforced={false}
                    />
                  ))}
                </div>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
