import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { FinanceWidget } from '../../../sections/finance/FinanceWidget'
import type { StepViewProps } from '../StepViewProps'

/** The calculator is on the car's own page: nothing leads to one that isn't here. */
const withoutCalculator = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  calculator: { ...config.calculator, showOnCarPage: false },
})

/** The figures of the car's own page beside the question, with their rates and small print (FIN-02). */
export const PaymentStep = ({ about, request }: StepViewProps) => (
  <div className="mt-6">
    <FinanceWidget car={about.car} config={withoutCalculator(about.config)} request={request} />
  </div>
)
