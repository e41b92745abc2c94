import { CheckoutProgress } from '../CheckoutProgress'
import type { CheckoutViewProps } from '../CheckoutViewProps'
import { GoOnLater } from '../GoOnLater'
import { StepForm } from '../StepForm'

/** The next step, how far it is, and how to go on with it elsewhere. */
export const StepView = ({ checkout, about, view, site, request }: CheckoutViewProps<'step'>) => (
  <>
    <CheckoutProgress about={about} token={checkout.token} step={view.step} />
    <StepForm checkout={checkout} about={about} step={view.step} site={site} request={request} />
    {checkout.token !== null && <GoOnLater token={checkout.token} car={checkout.car} origin={request.origin} />}
  </>
)
