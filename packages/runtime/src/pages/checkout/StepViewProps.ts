import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import type { CheckoutAbout } from '@forecourt/rules/checkout/Journey'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

/** What a step is drawn from. */
export interface StepViewProps {
  readonly checkout: Checkout
  readonly about: CheckoutAbout
  readonly site: SiteData
  readonly request: PageRequest
}
