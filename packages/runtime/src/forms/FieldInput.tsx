import type { AnswerField } from '@forecourt/rules/leads/form/FormContext'
import { findQuestion, optionName } from '@forecourt/rules/leads/form/options/optionNames'
import type { ComponentType, ReactNode } from 'react'
import { CheckboxField, type FieldInputProps } from './CheckboxField'
import { StarsField } from './StarsField'

/** Questions with options, each a fieldset with its error below (ENQ-19, ENQ-20). The selected option's label is submitted. */
export const OptionsField = ({ field, id, problem }: FieldInputProps) => {
  const questionWithError = problem ? findQuestion(field.questions ?? [], problem) : null
  const message = problem && (
    <p id={`${id}-problem`} className="text-small text-danger">
      {problem}
    </p>
  )
  return (
    <fieldset
      id={id}
      name={field.name}
      data-setting="/forms/questions"
      aria-describedby={problem && !questionWithError ? `${id}-problem` : undefined}
      className="grid gap-y-4 @lg:col-span-2"
    >
      <legend className="sr-only">{field.label}</legend>
      {field.questions?.map((question) => {
        const type = question.answers === 'one' ? 'radio' : 'checkbox'
        // An optional question has a 'none' option, so that a selection can be undone.
        const none = question.answers === 'one' && !question.required ? [{ id: 'none', label: 'No preference' }] : []
        const isFaulty = problem ? !questionWithError || question === questionWithError : false
        return (
          <fieldset key={question.id} aria-describedby={question === questionWithError ? `${id}-problem` : undefined}>
            <legend className="mb-1 text-small font-semibold">
              {question.label}
              {!question.required && <span className="font-normal text-muted"> (optional)</span>}
            </legend>
            <div className="grid gap-x-5 @lg:grid-cols-2">
              {[...question.options, ...none].map((option, index) => {
                const isNone = index >= question.options.length
                return (
                  <label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
                    <input
                      type={type}
                      name={optionName(question, option)}
                      value={isNone ? '' : option.label}
                      defaultChecked={isNone}
                      required={type === 'radio' && question.required}
                      aria-invalid={isFaulty ? true : undefined}
                      className="size-5 shrink-0 accent-brand"
                    />
                    {option.label}
                  </label>
                )
              })}
            </div>
            {question === questionWithError && message}
          </fieldset>
        )
      })}
      {!questionWithError && message}
    </fieldset>
  )
}

/** Placeholder of the time picker: without scripts the time is selected on the next page. */
const SlotPlaceholder = ({ field, id }: FieldInputProps) => (
  <fieldset id={id} name={field.name} className="@lg:col-span-2">
    <legend className="mb-1.5 text-small font-semibold">{field.label}</legend>
    <p className="only-without-script text-small text-muted">You’ll choose an available time on the next page.</p>
    <p className="needs-script text-small text-muted">
      {(field.bookable ?? []).length === 1 ? 'Checking available times…' : 'Choose a location first. Available times will appear here.'}
    </p>
  </fieldset>
)

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

/** The `inputMode` of each field type, for the phone's keyboard. */
const inputModes = { postcode: 'numeric', currency: 'numeric', contact: 'email' } as const

/** The input without label and error. */
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
  // Email addresses and plates are not words: no spellcheck, no autocapitalisation.
  const verbatim = field.type === 'contact' || field.type === 'email' || field.capitals
  const list = field.suggestions && field.suggestions.length > 0 ? `${id}-suggestions` : undefined
  const input = (
    <input
      {...shared}
      list={list}
      min={field.min}
      max={field.max}
      type={inputTypes[field.type as keyof typeof inputTypes]}
      inputMode={inputModes[field.type as keyof typeof inputModes]}
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

/** A form field with its label and, if invalid, its error. */
export const FieldInput = ({
  field,
  id,
  problem,
  enforced = true,
  Slot = SlotPlaceholder,
}: FieldInputProps & {
  /** Whether the input has `required`; not if the field may be hidden, as the browser can't focus it then. */
  readonly enforced?: boolean
  readonly Slot?: ComponentType<FieldInputProps>
}) => {
  if (field.type === 'hidden') return <input type="hidden" name={field.name} defaultValue={String(field.defaultValue ?? '')} />
  if (field.type === 'checkbox') return <CheckboxField field={field} id={id} problem={problem} />
  if (field.type === 'slot') return <Slot field={field} id={id} problem={problem} />
  if (field.type === 'stars') return <StarsField field={field} id={id} problem={problem} />
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
