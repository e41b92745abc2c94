import { FinanceWidget } from '../../../sections/finance/FinanceWidget'
import type { StepViewProps } from '../StepViewProps'

/** The figures of the car's own page beside the question, with their rates and small print (FIN-02). */
export const PaymentStep = ({ about, request }: StepViewProps) => (
  <div className="mt-6">
    <FinanceWidget car={about.car} config={about.config} request={request} />
  </div>
)
