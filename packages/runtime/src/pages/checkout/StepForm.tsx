import { type CheckoutStepId, checkoutStep, leadsToPayment, requestedFields, stepProblems } from '@forecourt/rules/checkout/checkoutSteps'
import type { CheckoutField, EnteredStep } from '@forecourt/rules/checkout/Journey'
import { enteredPlan } from '@forecourt/rules/checkout/steps/plan'
import { dueCents } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { FieldInput } from '../../forms/FieldInput'
import { Glyph } from '../../ui/Glyph'
import { Heading } from '../../ui/Heading'
import { circleExclamationPoint } from '../../ui/icons/circleExclamationPoint'
import { CheckoutForm, payLabel } from './CheckoutForm'
import { CheckoutProgress, ContinueLater } from './CheckoutProgress'
import type { CheckoutViewProps, StepViewProps } from './CheckoutViewProps'
import { checkoutStepViews } from './checkoutStepViews'
import { KnownContact } from './KnownContact.client'

interface ChoiceFieldProps {
  readonly field: CheckoutField
  readonly entered: EnteredStep
  readonly problems: { readonly [field: string]: string }
  /** Whether its label shows: the step has several choices, so that its heading doesn't name this one. */
  readonly isTitled: boolean
}

/** Radio buttons, each a whole row; fields that belong to one option show below it while it is selected. */
const ChoiceField = ({ field, entered, problems, isTitled }: ChoiceFieldProps) => {
  const problem = problems[field.name]
  return (
    <fieldset className="@lg:col-span-2" aria-describedby={problem ? `${field.name}-problem` : undefined}>
      <legend className={isTitled ? 'mb-2 text-small font-semibold' : 'sr-only'}>{field.label}</legend>
      {problem && (
        <p id={`${field.name}-problem`} className="mb-2 text-small text-danger">
          {problem}
        </p>
      )}
      <div className="grid gap-3">
        {field.choices?.map(({ value, label, hint, fields = [] }, index) => {
          const id = index === 0 ? field.name : `${field.name}-${value}`
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
                defaultChecked={entered[field.name] === value}
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
                    // Not `required` in the browser, as it may be hidden: the server validates it if its option is selected.
                    <FieldInput
                      key={inner.name}
                      field={{ ...inner, defaultValue: entered[inner.name] ?? '' }}
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

interface StepFormProps extends StepViewProps {
  readonly step: CheckoutStepId
}

/** A checkout step: heading, fields and validation errors. The last step pays the deposit. */
const StepForm = ({ checkout, context, step, site, request }: StepFormProps) => {
  const rule = checkoutStep(step)
  const entered = checkout.entered[step] ?? (step === 'contact' ? checkout.known : {})
  const fields = rule.fields(context)
  const problems = checkout.isChecked ? stepProblems(rule, entered, context) : {}
  const faulty = requestedFields(fields, entered).filter(({ name }) => problems[name])
  const pays = leadsToPayment(step, context)
  const plan = context.kind === 'subscribe' ? enteredPlan(context) : null
  const hasSeveralChoices = fields.filter(({ choices }) => choices).length > 1
  const Extra = checkoutStepViews[step]
  const text = rule.text?.(context)
  return (
    <>
      <Heading level={1} size="subsection">
        {rule.heading(context)}
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
        action="step"
        values={{ step, ...(pays && plan && { due: String(dueCents(plan)) }) }}
        label={pays ? payLabel(context) : 'Continue'}
        look={{ size: 'large', className: 'mt-6 w-full sm:w-auto', variant: pays ? 'success' : 'primary' }}
        className="@container mt-6"
      >
        {step === 'contact' && <KnownContact />}
        {fields.length > 0 && (
          <div className="grid gap-x-5 gap-y-4 @lg:grid-cols-2">
            {fields.map((field) =>
              field.choices ? (
                <ChoiceField key={field.name} field={field} entered={entered} problems={problems} isTitled={hasSeveralChoices} />
              ) : (
                <FieldInput
                  key={field.name}
                  field={{ ...field, wide: field.type === 'text', defaultValue: entered[field.name] ?? '' }}
                  id={field.name}
                  problem={problems[field.name]}
                />
              ),
            )}
          </div>
        )}
        {Extra && <Extra checkout={checkout} context={context} site={site} request={request} />}
      </CheckoutForm>
    </>
  )
}

/** The current step, the progress, and the link to continue elsewhere. */
export const StepView = ({ checkout, context, view, site, request }: CheckoutViewProps<'step'>) => (
  <>
    <CheckoutProgress context={context} token={checkout.token} step={view.step} />
    <StepForm checkout={checkout} context={context} step={view.step} site={site} request={request} />
    {checkout.token !== null && <ContinueLater token={checkout.token} car={checkout.car} origin={request.origin} />}
  </>
)
