import type { FormField } from '@forecourt/rules/leads/form/formFields'
import type { Ref } from 'react'
import { Glyph } from '../ui/Glyph'
import { circleExclamationPoint } from '../ui/icons/circleExclamationPoint'

export interface FormErrors {
  readonly message: string
  readonly fields: { readonly [field: string]: string }
  /** Instruction for fixing the error. */
  readonly help?: string
}

export interface ErrorSummaryProps {
  readonly errors: FormErrors
  readonly fields: readonly FormField[]
  readonly fieldId: (field: string) => string
  readonly ref: Ref<HTMLDivElement>
}

const focusField = (event: { preventDefault(): void }, id: string) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  const control =
    field instanceof HTMLFieldSetElement
      ? (field.querySelector<HTMLInputElement>('input[aria-invalid]') ?? field.querySelector('input'))
      : field
  control?.focus()
}

/** The error of a field, without the asterisk that marks it at the field. */
const withoutAsterisk = (problem = ''): string => problem.replace(/^\*\s*/, '')

/** Validation errors, each linked to its field (ERR-10), or a single error of the form (ERR-11). */
export const ErrorSummary = ({ errors, fields, fieldId, ref }: ErrorSummaryProps) => {
  const listed = fields.filter((field) => errors.fields[field.name])
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="mb-6 flex gap-3 rounded-field border border-danger p-4 text-small outline-none">
      <Glyph path={circleExclamationPoint} size={22} className="text-danger" />
      <div>
        <p className="font-semibold text-danger">{listed.length > 0 ? 'Please fix the following errors:' : errors.message}</p>
        {errors.help && <p className="mt-1">{errors.help}</p>}
        {listed.length > 0 && (
          <ul className="mt-1">
            {listed.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${fieldId(field.name)}`}
                  data-field={field.name}
                  className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 underline underline-offset-2"
                  onClick={(event) => focusField(event, fieldId(field.name))}
                >
                  {withoutAsterisk(errors.fields[field.name])}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
