import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { stepHref } from './stepHref'

export interface GoOnLaterProps {
  readonly token: string
  readonly car: Checkout['car']
  readonly origin: string
}

/** The journey's own link, for another device or another day (RTE-06). */
export const GoOnLater = ({ token, car, origin }: GoOnLaterProps) => {
  const href = `${origin}${stepHref(token)}`
  const mail = `mailto:?subject=${encodeURIComponent(car.name)}&body=${encodeURIComponent(`Go on with the ${car.name}:\n${href}`)}`
  return (
    <details className="mt-8 text-small">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link underline-offset-4 hover:underline">
        Go on later, or on another device
      </summary>
      <p className="mt-1 text-muted text-pretty">
        This link brings you back to where you are, for a month. Whoever has it sees what you typed, so keep it to yourself.
      </p>
      <input readOnly aria-label="Your link" defaultValue={href} className="field mt-3 text-small" />
      <a href={mail} className="mt-1 inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline">
        Mail it to myself
      </a>
    </details>
  )
}
