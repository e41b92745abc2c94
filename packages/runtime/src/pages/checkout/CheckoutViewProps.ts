import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import type { CheckoutView } from '@forecourt/rules/checkout/checkoutView'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { SiteData } from '@forecourt/rules/sites/SiteData'

/** Props of a checkout step. */
export interface StepViewProps {
  readonly checkout: Checkout
  readonly context: CheckoutContext
  readonly site: SiteData
  readonly request: PageRequest
}

/** Props of a checkout view. */
export interface CheckoutViewProps<Kind extends CheckoutView['kind']> {
  readonly checkout: Checkout
  readonly context: CheckoutContext
  readonly view: Extract<CheckoutView, { kind: Kind }>
  readonly site: SiteData
  readonly request: PageRequest
}
