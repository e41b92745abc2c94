import type { FormField } from '@forecourt/rules/leads/formFields'

export interface FieldInputProps {
  readonly field: FormField
  readonly id: string
  readonly problem: string | undefined
}

/** A box to tick, pressed anywhere on its words. The terms can be read before they are agreed to. */
export const CheckboxField = ({ field, id, problem }: FieldInputProps) => (
  <div className="@lg:col-span-2">
    {field.name === 'optIn' && field.defaultValue === true && <input type="hidden" name="optInPreticked" value="true" />}
    <div className="flex flex-wrap items-center gap-x-3">
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value="true"
          defaultChecked={field.defaultValue === true}
          required={field.required}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="size-5 shrink-0 accent-brand"
        />
        {field.label}
      </label>
      {field.name === 'termsAgreed' && (
        <a
          href="/terms-and-conditions"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-small text-link underline underline-offset-2"
        >
          Read the terms
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
    {problem && (
      <p id={`${id}-problem`} className="text-small text-danger">
        {problem}
      </p>
    )}
  </div>
)
