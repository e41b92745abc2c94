import type { AnswerField } from '@forecourt/rules/leads/form/FormContext'

export interface FieldInputProps {
  /** The field with its form name. */
  readonly field: AnswerField & { readonly name: string }
  readonly id: string
  readonly problem: string | undefined
}

/** A checkbox whose whole label is clickable. Linked text, such as terms, can be read first. */
export const CheckboxField = ({ field, id, problem }: FieldInputProps) => (
  <div className="checkbox-field @lg:col-span-2">
    {field.hint && (
      <p id={`${id}-hint`} className="mb-1 rounded-field bg-raised px-4 py-3 text-small whitespace-pre-line">
        {field.hint}
      </p>
    )}
    {field.defaultValue === true && <input type="hidden" name={`${field.name}Preticked`} value="true" />}
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
          aria-describedby={[problem && `${id}-problem`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
          className="size-5 shrink-0 accent-brand"
        />
        {field.label}
      </label>
      {field.reading && (
        <a
          href={field.reading.href}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-small text-link underline underline-offset-2"
        >
          {field.reading.label}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
    {problem && (
      <p id={`${id}-problem`} className="field-problem text-small text-danger">
        {problem}
      </p>
    )}
  </div>
)
