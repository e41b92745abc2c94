import { type CheckoutStepId, checkoutStep, leadsToPayment } from '@forecourt/rules/checkout/checkoutSteps'
import { requestedFields, stepProblems } from '@forecourt/rules/checkout/stepProblems'
import { FieldInput } from '../../forms/FieldInput'
import { Glyph } from '../../ui/Glyph'
import { Heading } from '../../ui/Heading'
import { circleExclamationPoint } from '../../ui/icons/circleExclamationPoint'
import { CheckoutForm } from './CheckoutForm'
import { ChoiceField } from './ChoiceField'
import { checkoutStepViews } from './checkoutStepViews'
import { payLabel } from './payLabel'
import type { StepViewProps } from './StepViewProps'

export interface StepFormProps extends StepViewProps {
  readonly step: CheckoutStepId
}

/** One step: its heading, what it asks, and what is wrong with it where it came back. The last one pays the deposit. */
export const StepForm = ({ checkout, about, step, site, request }: StepFormProps) => {
  const rule = checkoutStep(step)
  const typed = checkout.typed[step] ?? (step === 'contact' ? checkout.known : {})
  const fields = rule.fields(about)
  const problems = checkout.isChecked ? stepProblems(rule, typed, about) : {}
  const faulty = requestedFields(fields, typed).filter(({ name }) => problems[name])
  const pays = leadsToPayment(step, about)
  const Extra = checkoutStepViews[step]
  const text = rule.text?.(about)
  return (
    <>
      <Heading level={1} size="subsection">
        {rule.heading(about)}
      </Heading>
      {text && <p className="mt-2 max-w-prose text-muted text-pretty">{text}</p>}
      {faulty.length > 0 && (
        <div role="alert" className="mt-5 flex gap-3 rounded-field border border-danger p-4 text-small">
          <Glyph path={circleExclamationPoint} size={22} className="shrink-0 text-danger" />
          <div>
            <p className="font-semibold text-danger">Please fix the following errors:</p>
            <ul className="mt-1">
              {faulty.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`} className="inline-flex min-h-8 items-center underline underline-offset-2 pointer-coarse:min-h-11">
                    {problems[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <CheckoutForm
        checkout={checkout}
        deed="step"
        values={{ step }}
        label={pays ? payLabel(about.config) : 'Continue'}
        look={{ size: 'large', className: 'mt-6 w-full sm:w-auto', variant: pays ? 'success' : 'primary' }}
        className="@container mt-6"
      >
        {fields.length > 0 && (
          <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
            {fields.map((field) =>
              field.choices ? (
                <ChoiceField key={field.name} field={field} typed={typed} problems={problems} />
              ) : (
                <FieldInput
                  key={field.name}
                  field={{ ...field, wide: field.type === 'text', defaultValue: typed[field.name] ?? '' }}
                  id={field.name}
                  problem={problems[field.name]}
                />
              ),
            )}
          </div>
        )}
        {Extra && <Extra checkout={checkout} about={about} site={site} request={request} />}
      </CheckoutForm>
    </>
  )
}
