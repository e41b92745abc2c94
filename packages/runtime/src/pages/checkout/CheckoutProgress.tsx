import { type CheckoutStepId, checkoutStep, listCheckoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import type { CheckoutAbout } from '@forecourt/rules/checkout/Journey'
import { firstOpenStep } from '@forecourt/rules/checkout/stepAt'
import { stepHref } from './stepHref'

export interface CheckoutProgressProps {
  readonly about: CheckoutAbout
  readonly token: string | null
  readonly step: CheckoutStepId
}

/** How far a journey is: each step with what it is called; those that can be gone back to are links. A journey of one step needs none. */
export const CheckoutProgress = ({ about, token, step }: CheckoutProgressProps) => {
  const steps = listCheckoutSteps(about)
  if (steps.length < 2) return null
  const at = steps.indexOf(step)
  const open = steps.indexOf(firstOpenStep(about))
  return (
    <nav aria-label="Steps" className="mb-6">
      <p className="text-small text-muted">
        Step {at + 1} of {steps.length}
      </p>
      <ol className="mt-2 flex gap-1.5">
        {steps.map((id, place) => {
          const { title } = checkoutStep(id)
          const bar = `block h-1.5 rounded-full ${place <= at ? 'bg-brand' : place <= open ? 'bg-line-strong' : 'bg-line'}`
          const canGo = token !== null && place <= open && place !== at
          return (
            <li key={id} className="min-w-0 flex-1" aria-current={place === at ? 'step' : undefined}>
              {canGo ? (
                <a href={stepHref(token, id)} className="group/step block py-2 underline-offset-4 hover:underline">
                  <span className={bar} />
                  <span className="mt-1.5 block text-tiny max-sm:sr-only">{title}</span>
                </a>
              ) : (
                <span className="block py-2">
                  <span className={bar} />
                  <span className={`mt-1.5 block text-tiny max-sm:sr-only ${place === at ? 'font-semibold' : 'text-muted'}`}>{title}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
