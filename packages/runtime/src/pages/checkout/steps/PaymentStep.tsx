import { onRoadCar } from '@forecourt/rules/checkout/onRoadCar'
import { onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { FinanceWidget } from '../../../sections/finance/FinanceWidget'
import type { StepViewProps } from '../StepViewProps'

/** The calculator is on the car's own page: nothing leads to one that isn't here. */
const withoutCalculator = (config: ResolvedConfig): ResolvedConfig => ({
  ...config,
  calculator: { ...config.calculator, showOnCarPage: false },
})

/** The car's figures, of what it comes to on the road, beside the question, with their rates and small print (FIN-02). */
export const PaymentStep = ({ about, request }: StepViewProps) => {
  const costs = onRoadCosts(about.car, about.charges)
  return (
    <div className="mt-6">
      <FinanceWidget car={onRoadCar(about)} config={withoutCalculator(about.config)} request={request} />
      {costs && (
        <p className="mt-2 text-tiny text-muted text-pretty">
          Estimates and quotes here are for {costs.totalText}, the {about.car.itemType} on the road.
        </p>
      )}
    </div>
  )
}
