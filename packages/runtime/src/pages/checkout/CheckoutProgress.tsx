import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { type CheckoutStepId, checkoutStep, firstOpenStep, listCheckoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'

/** URL of a step of a journey; without `step`, the first open one. */
export const stepHref = (token: string, step?: CheckoutStepId): string =>
  `/checkout-journey?${new URLSearchParams({ journey: token, ...(step && { step }) })}`

interface GoOnLaterProps {
  readonly token: string
  readonly car: Checkout['car']
  readonly origin: string
}

/** The journey's own link, to continue on another device or later (RTE-06). */
export const ContinueLater = ({ token, car, origin }: GoOnLaterProps) => {
  const href = `${origin}${stepHref(token)}`
  const mail = `mailto:?subject=${encodeURIComponent(car.name)}&body=${encodeURIComponent(`Continue with the ${car.name}:\n${href}`)}`
  return (
    <details className="mt-8 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline">
        Continue later or on another device
      </summary>
      <p className="mt-1 text-muted text-pretty">
        Use this link to come back to this step any time in the next month. Anyone with the link can see what you’ve entered, so keep it to
        yourself.
      </p>
      <input readOnly aria-label="Your link" defaultValue={href} className="field mt-3 text-small" />
      <a href={mail} className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline">
        Email it to myself
      </a>
    </details>
  )
}

interface Props {
  /** Null if there is nothing to reload, such as in the editor. */
  readonly token: string | null
  readonly seconds: number
}

/** Reloads the page after a delay, with a meta refresh if scripts don't run: its content may be outdated by then. */
export const RefreshAfter = ({ token, seconds }: Props) =>
  token === null ? null : <meta httpEquiv="refresh" content={`${seconds};url=${stepHref(token)}`} />

export interface CheckoutProgressProps {
  readonly context: CheckoutContext
  readonly token: string | null
  readonly step: CheckoutStepId
}

/** The progress of a journey: its steps, with links to the completed ones; nothing for a journey of one step. */
export const CheckoutProgress = ({ context, token, step }: CheckoutProgressProps) => {
  const steps = listCheckoutSteps(context)
  if (steps.length < 2) return null
  const at = steps.indexOf(step)
  const open = steps.indexOf(firstOpenStep(context))
  return (
    <nav aria-label="Steps" className="mb-6">
      <p className="text-small text-muted">
        Step {at + 1} of {steps.length}
      </p>
      <ol className="mt-2 flex gap-1.5">
        {steps.map((id, index) => {
          const { title } = checkoutStep(id)
          const bar = `block h-1.5 rounded-full ${index <= at ? 'bg-brand' : index <= open ? 'bg-line-strong' : 'bg-line'}`
          const canGo = token !== null && index <= open && index !== at
          return (
            <li key={id} className="min-w-0 flex-1" aria-current={index === at ? 'step' : undefined}>
              {canGo ? (
                <a href={stepHref(token, id)} className="group/step block py-2 underline-offset-4 hover:underline">
                  <span className={bar} />
                  <span className="mt-1.5 block text-tiny max-sm:sr-only">{title}</span>
                </a>
              ) : (
                <span className="block py-2">
                  <span className={bar} />
                  <span className={`mt-1.5 block text-tiny max-sm:sr-only ${index === at ? 'font-semibold' : 'text-muted'}`}>{title}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
