import { aheadText } from '@forecourt/rules/checkout/aheadText'
import { checkoutStep, listCheckoutSteps } from '@forecourt/rules/checkout/checkoutSteps'
import { DepositTerms } from '../DepositTerms'
import type { StepViewProps } from '../StepViewProps'

/** What lies ahead, before anything is typed. */
export const CarStep = ({ about, site }: StepViewProps) => {
  const ahead = listCheckoutSteps(about).filter((id) => id !== 'car')
  return (
    <>
      <p className="max-w-prose text-pretty">
        {aheadText(ahead.map((id) => checkoutStep(id).title))} You can stop at any step and go on later, here or on another device.
      </p>
      <DepositTerms config={about.config} site={site} className="mt-5" />
    </>
  )
}
