import type { CheckoutView } from '@forecourt/rules/checkout/checkoutView'
import type { ReactNode } from 'react'
import type { CheckoutViewProps } from './CheckoutViewProps'
import { HeldView } from './views/HeldView'
import { OverView } from './views/OverView'
import { PayingView } from './views/PayingView'
import { PriceView } from './views/PriceView'
import { StepView } from './views/StepView'
import { TakenView } from './views/TakenView'
import { TimeUpView } from './views/TimeUpView'
import { UnpaidView } from './views/UnpaidView'

/** How each thing a journey's page can be about is drawn; one without does not compile. */
export const checkoutViews: { readonly [Kind in CheckoutView['kind']]: (props: CheckoutViewProps<Kind>) => ReactNode } = {
  step: StepView,
  price: PriceView,
  taken: TakenView,
  paying: PayingView,
  timeUp: TimeUpView,
  unpaid: UnpaidView,
  held: HeldView,
  over: OverView,
}
