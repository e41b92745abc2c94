import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import type { FormField, FormStep } from '@forecourt/rules/leads/form/formFields'
import type { ChangeEventHandler, ComponentType, FormEventHandler, ReactNode, Ref } from 'react'
import { Button } from '../ui/Button'
import { Glyph } from '../ui/Glyph'
import { loaderCircle } from '../ui/icons/loaderCircle'
import type { FieldInputProps } from './CheckboxField'
import { ErrorSummary, type FormErrors } from './ErrorSummary'
import { FieldInput } from './FieldInput'
import { FormFootnotes, type FormNotes } from './FormFootnotes'

interface Props {
  readonly id: string
  readonly steps: readonly FormStep[]
  readonly step: number
  readonly fields: readonly FormField[]
  readonly renderField: (field: FormField) => ReactNode
}

/** Id of a step's heading, to move the focus there. */
export const stepHeadingId = (id: string, step: number): string => `${id}-step-${step + 1}`

/** The steps of a form, one visible at a time; without scripts all are visible (ENQ-08). */
const FormSteps = ({ id, steps, step, fields, renderField }: Props) => (
  <div data-setting="/forms/steps">
    <ol aria-label="Steps" className="needs-script mb-5 flex gap-2">
      {steps.map(({ title }, index) => (
        <li key={title} aria-current={index === step ? 'step' : undefined} className="min-w-0 flex-1">
          <span className={`block h-1 rounded-full ${index <= step ? 'bg-brand' : 'bg-line'}`} />
          <span className={`mt-1.5 hidden text-tiny @lg:block ${index === step ? 'font-semibold' : 'text-muted'}`}>{title}</span>
        </li>
      ))}
    </ol>
    {steps.map(({ title, names }, index) => (
      <fieldset key={title} hidden={index !== step} className="form-step">
        <legend id={stepHeadingId(id, index)} tabIndex={-1} className="mb-4 font-semibold text-lead outline-none">
          <span className="block font-normal text-muted text-small">
            Step {index + 1} of {steps.length}
            <span className="sr-only">: </span>
          </span>
          {title}
        </legend>
        <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
          {names.flatMap((name) => fields.filter((field) => field.name === name)).map(renderField)}
        </div>
      </fieldset>
    ))}
    {fields.filter(({ type }) => type === 'hidden').map(renderField)}
  </div>
)

export interface EnquiryFormProps {
  readonly form: LeadForm
  readonly fields: readonly FormField[]
  /** The steps; empty for a form without steps (ENQ-08). */
  readonly steps?: readonly FormStep[]
  readonly submitLabel: string
  /** Texts under the button. */
  readonly notes: FormNotes
  /** The car of the enquiry, if any. */
  readonly car: { readonly slug: string; readonly name: string } | null
  /** The location of the enquiry, if the page has one. */
  readonly locationId?: string
  /** Kinds of enquiry to choose from where scripts don't run, each with its label. */
  readonly plainChoices?: readonly { readonly form: LeadForm; readonly label: string }[]
}

/** State of a form's submission. 'sent': the browser is on the way to the next page. */
export type EnquiryState = 'idle' | 'submitting' | 'sent'

export interface EnquiryFormViewProps extends EnquiryFormProps {
  readonly id: string
  readonly state?: EnquiryState
  readonly errors?: FormErrors | null
  /** Fields that changed since they had an error: it is no longer shown at the field. */
  readonly changed?: readonly string[]
  /** Whether a script shows validation errors instead of the browser. */
  readonly scripted?: boolean
  /** The visible step. */
  readonly step?: number
  readonly onBack?: () => void
  /** Clears prefilled contact details; absent if nothing was prefilled. */
  readonly onForget?: () => void
  readonly onSubmit?: FormEventHandler<HTMLFormElement>
  readonly onChange?: ChangeEventHandler<HTMLFormElement>
  readonly formRef?: Ref<HTMLFormElement>
  readonly summaryRef?: Ref<HTMLDivElement>
  /** The input for a booking time, if scripts run. */
  readonly Slot?: ComponentType<FieldInputProps>
}

/** The markup of a form in any state; without scripts the browser posts it. */
export const EnquiryFormView = ({
  form,
  fields,
  steps = [],
  submitLabel,
  notes,
  car,
  locationId,
  plainChoices = [],
  id,
  state = 'idle',
  errors = null,
  changed = [],
  scripted = false,
  step = 0,
  onBack,
  onForget,
  onSubmit,
  onChange,
  formRef,
  summaryRef = null,
  Slot,
}: EnquiryFormViewProps) => {
  const busy = state !== 'idle'
  const isLast = step >= steps.length - 1
  const renderField = (field: FormField) => (
    <FieldInput
      key={field.name}
      field={field}
      id={`${id}-${field.name}`}
      problem={changed.includes(field.name) ? undefined : errors?.fields[field.name]}
      Slot={Slot}
    />
  )
  return (
    <form
      ref={formRef}
      method="post"
      action="/api/leads"
      noValidate={scripted}
      onSubmit={onSubmit}
      onChange={onChange}
      aria-busy={busy}
      className="@container"
    >
      {errors && <ErrorSummary ref={summaryRef} errors={errors} fields={fields} fieldId={(name) => `${id}-${name}`} />}
      {plainChoices.length > 0 && (
        <div className="only-without-script mb-4">
          <label htmlFor={`${id}-form`} className="mb-1.5 block text-small font-semibold">
            What’s your enquiry about?
          </label>
          <select id={`${id}-form`} name="form" className="field">
            {plainChoices.map((choice) => (
              <option key={choice.form} value={choice.form}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      )}
      {/* Where the select above is sent, too, the server uses its value: the first with this name. */}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="redirect" value="/success" />
      {car && <input type="hidden" name="carSlug" value={car.slug} />}
      {locationId && <input type="hidden" name="locationId" value={locationId} />}
      {/* In a form with steps, the contact details are in the first step. */}
      {onForget && step === 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-field bg-raised px-4 text-small">
          <span className="py-2">We’ve filled in your details from last time.</span>
          <button
            type="button"
            onClick={onForget}
            className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-2"
          >
            Not you?
          </button>
        </p>
      )}
      {steps.length > 0 ? (
        <FormSteps id={id} steps={steps} step={step} fields={fields} renderField={renderField} />
      ) : (
        <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">{fields.map(renderField)}</div>
      )}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}-website`}>Leave this empty</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="form-end mt-6 flex flex-wrap gap-3">
        <Button type="submit" size="large" disabled={busy} className="order-last w-full @lg:w-auto">
          {busy && <Glyph path={loaderCircle} size={20} className="animate-spin" />}
          {isLast ? (
            busy ? (
              'Sending…'
            ) : (
              submitLabel
            )
          ) : (
            <>
              <span className="needs-script">Continue</span>
              <span className="only-without-script">{submitLabel}</span>
            </>
          )}
        </Button>
        {step > 0 && (
          <Button type="button" variant="outline" size="large" disabled={busy} onClick={onBack} className="w-full @lg:w-auto">
            Back
          </Button>
        )}
      </div>
      <FormFootnotes notes={notes} />
      <p role="status" className="sr-only">
        {state === 'submitting' && isLast ? 'Sending your enquiry' : state === 'sent' ? 'Your enquiry has been sent' : ''}
      </p>
    </form>
  )
}
