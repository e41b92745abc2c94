import { valuationActions, valuationProblems } from '@forecourt/rules/valuations/ValuationPage'
import { currentStep, listValuationSteps, type ValuationStepName, valuationSteps } from '@forecourt/rules/valuations/valuationSteps'
import type { ReactNode } from 'react'
import { Glyph } from '../../ui/Glyph'
import { circleExclamationPoint } from '../../ui/icons/circleExclamationPoint'
import { ConditionStep, PhotosStep } from './ConditionStep'
import { ConfirmStep } from './ConfirmStep'
import { PendingStep } from './PendingStep'
import { ResultStep } from './ResultStep'
import { CodeStep, ValuationContactStep } from './ValuationContactStep'
import type { ValuationStepProps } from './ValuationStepForm'
import { VehicleStep, VinForm } from './VehicleStep'

/** The component of each step; a step without one does not compile. */
const stepViews = {
  vehicle: (props) => (
    <>
      <VehicleStep {...props} />
      <VinForm {...props} />
    </>
  ),
  confirm: ConfirmStep,
  condition: ConditionStep,
  photos: PhotosStep,
  contact: ValuationContactStep,
  code: CodeStep,
  result: ResultStep,
} satisfies { readonly [Step in ValuationStepName]: (props: ValuationStepProps) => ReactNode }

export interface ValuationStepsProps extends ValuationStepProps {
  /** Heading level of the step's name. */
  readonly level: 2 | 3
}

/** The current step of a valuation, with progress and back link (TRD-01); without scripts each step is a form post. */
export const ValuationSteps = ({ level, ...props }: ValuationStepsProps) => {
  const { content, page, id } = props
  const { valuation, problem, done, faults } = page
  const context = { config: content.settings, valuation }
  const step = currentStep(context, page.requested)
  const steps = listValuationSteps(context)
  const at = steps.indexOf(step)
  const before = valuation && !valuation.sent ? steps[at - 1] : undefined
  const isPending = done === 'spooled'
  const View = isPending ? PendingStep : stepViews[step]
  const Title = `h${level}` as const
  const count = Object.keys(faults).length
  return (
    <div data-step={step} className="@container">
      {valuation && (
        <div className="mb-5">
          <div
            className="h-1 overflow-hidden rounded-full bg-raised"
            role="progressbar"
            aria-label="Your progress"
            aria-valuemin={1}
            aria-valuemax={steps.length}
            aria-valuenow={at + 1}
          >
            <div className="h-full bg-brand" style={{ width: `${Math.round(((at + 1) / steps.length) * 100)}%` }} />
          </div>
          <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <p className="text-tiny text-muted">
              Step {at + 1} of {steps.length}
            </p>
            {isPending ? null : before ? (
              <a
                href={`/cars/trade-in?step=${before}`}
                data-valuation-step={before}
                className="inline-flex min-h-11 items-center text-small font-semibold text-link underline-offset-4 hover:underline"
              >
                Back
              </a>
            ) : (
              valuation.sent && (
                <form method="post" action="/api/valuations/restart">
                  <button
                    type="submit"
                    className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-link underline-offset-4 hover:underline"
                  >
                    Value another vehicle
                  </button>
                </form>
              )
            )}
          </div>
          <Title tabIndex={-1} className="heading text-subsection leading-tight outline-none text-balance">
            {isPending ? 'Thank you' : valuationSteps[step].title}
          </Title>
        </div>
      )}
      {(problem || count > 0) && (
        <div role="alert" className="mb-5 flex gap-3 rounded-field border border-danger p-4 text-small">
          <Glyph path={circleExclamationPoint} size={22} className="shrink-0 text-danger" />
          <p className="font-semibold text-danger">
            {problem ? valuationProblems[problem] : count === 1 ? Object.values(faults)[0] : 'Please check the highlighted fields.'}
          </p>
        </div>
      )}
      {done && (
        <p role="status" className="mb-5 rounded-field bg-raised px-4 py-3">
          {valuationActions[done]}
        </p>
      )}
      <View key={`${step} ${id}`} {...props} />
    </div>
  )
}
