import type { FormField } from '@forecourt/rules/leads/form/FormField'
import type { FormStep } from '@forecourt/rules/leads/form/formSteps'
import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly steps: readonly FormStep[]
  readonly step: number
  readonly fields: readonly FormField[]
  readonly fieldOf: (field: FormField) => ReactNode
}

/** What the heading of a step is called by, to move the focus there. */
export const stepHeadingId = (id: string, step: number): string => `${id}-step-${step + 1}`

/** The steps of a form, of which one shows; without scripts all of them, one below the other (ENQ-08). */
export const FormSteps = ({ id, steps, step, fields, fieldOf }: Props) => (
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
          {names.flatMap((name) => fields.filter((field) => field.name === name)).map(fieldOf)}
        </div>
      </fieldset>
    ))}
    {fields.filter(({ type }) => type === 'hidden').map(fieldOf)}
  </div>
)
