import type { AnswerField } from '@forecourt/rules/leads/form/AnswerField'
import type { ComponentType, ReactNode } from 'react'
import { CheckboxField, type FieldInputProps } from './CheckboxField'
import { OptionsField } from './OptionsField'
import { SlotPlaceholder } from './slots/SlotPlaceholder'

const isWide = ({ type, wide }: AnswerField): boolean => type === 'textarea' || wide === true

const inputTypes = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  postcode: 'text',
  currency: 'text',
  contact: 'text',
  datetime: 'datetime-local',
  date: 'date',
} as const

/** The keyboard a phone brings up. */
const keyboards = { postcode: 'numeric', currency: 'numeric', contact: 'email' } as const

/** The input itself, without label and problem. */
const Control = ({ field, id, problem, enforced }: FieldInputProps & { readonly enforced: boolean }): ReactNode => {
  const shared = {
    id,
    name: field.name,
    required: field.required && enforced,
    className: 'field',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': [problem && `${id}-problem`, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
  } as const
  const defaultValue = typeof field.defaultValue === 'string' ? field.defaultValue : ''
  if (field.type === 'textarea')
    return <textarea {...shared} rows={4} maxLength={field.maxLength} placeholder={field.placeholder} defaultValue={defaultValue} />
  if (field.type === 'select') {
    return (
      <select {...shared} defaultValue={defaultValue}>
        {defaultValue === '' && <option value="">Please choose</option>}
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )
  }
  // Addresses and number plates are no words: nothing to correct, and letters as they are.
  const verbatim = field.type === 'contact' || field.type === 'email' || field.capitals
  const list = field.suggestions && field.suggestions.length > 0 ? `${id}-suggestions` : undefined
  const input = (
    <input
      {...shared}
      list={list}
      min={field.min}
      max={field.max}
      type={inputTypes[field.type as keyof typeof inputTypes]}
      inputMode={keyboards[field.type as keyof typeof keyboards]}
      autoCapitalize={field.capitals ? 'characters' : verbatim ? 'none' : undefined}
      spellCheck={verbatim ? false : undefined}
      maxLength={field.type === 'datetime' || field.type === 'date' ? undefined : field.maxLength}
      autoComplete={field.autoComplete}
      placeholder={field.placeholder}
      defaultValue={defaultValue}
    />
  )
  if (!list) return input
  return (
    <>
      {input}
      <datalist id={list}>
        {field.suggestions?.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}

/** One field of a form with its label and, when there is one, its problem. */
export const FieldInput = ({
  field,
  id,
  problem,
  enforced = true,
  Slot = SlotPlaceholder,
}: FieldInputProps & {
  /** Whether the browser insists on a required answer; not where the field may be hidden: a browser can't point at that. */
  readonly enforced?: boolean
  readonly Slot?: ComponentType<FieldInputProps>
}) => {
  if (field.type === 'hidden') return <input type="hidden" name={field.name} defaultValue={String(field.defaultValue ?? '')} />
  if (field.type === 'checkbox') return <CheckboxField field={field} id={id} problem={problem} />
  if (field.type === 'slot') return <Slot field={field} id={id} problem={problem} />
  if (field.type === 'options') return <OptionsField field={field} id={id} problem={problem} />
  return (
    <div className={isWide(field) ? '@lg:col-span-2' : ''}>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {field.label}
        {!field.required && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <Control field={field} id={id} problem={problem} enforced={enforced} />
      {field.hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-muted">
          {field.hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="mt-1.5 text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
