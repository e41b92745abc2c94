import type { CheckoutStepId } from '@forecourt/rules/checkout/checkoutSteps'
import type { ReactNode } from 'react'
import type { StepViewProps } from './StepViewProps'
import { CarStep } from './steps/CarStep'
import { ContactStep } from './steps/ContactStep'
import { PaymentStep } from './steps/PaymentStep'
import { ReviewStep } from './steps/ReviewStep'
import { TradeInStep } from './steps/TradeInStep'

/** What a step shows beyond its fields, where it does. */
export const checkoutStepViews: { readonly [Step in CheckoutStepId]?: (props: StepViewProps) => ReactNode } = {
  car: CarStep,
  contact: ContactStep,
  tradeIn: TradeInStep,
  payment: PaymentStep,
  review: ReviewStep,
}
