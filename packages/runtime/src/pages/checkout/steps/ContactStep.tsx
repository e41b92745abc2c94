import { DepositTerms } from '../DepositTerms'
import type { StepViewProps } from '../StepViewProps'

/** Where a reservation is paid next, its terms stand right before the button. */
export const ContactStep = ({ checkout, about, site }: StepViewProps) =>
  checkout.kind === 'reserve' ? (
    <DepositTerms config={about.config} site={site} className="mt-6" />
  ) : (
    <p className="mt-4 text-small text-muted text-pretty">
      {about.car.dealershipName} uses these for this purchase, and calls you if you get stuck.
    </p>
  )
