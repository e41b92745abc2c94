import type { Car } from '@forecourt/rules/entities/Car'
import { calculateRepayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { carFinanceFigures } from '@forecourt/rules/finance/carFinanceFigures'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ComparisonWarning } from '../ComparisonWarning'
import { FoldedDisclaimer } from '../FoldedDisclaimer'
import { CalculatorIsland } from './CalculatorIsland.client'
import { CalculatorView } from './CalculatorView'
import { toCalculation } from './toCalculation'

export interface CalculatorCardProps {
  /** Unique on its page. */
  readonly id: string
  readonly config: ResolvedConfig
  readonly car: Car | null
  readonly request: PageRequest
}

/** The repayment calculator with what it starts with already worked out, so that it says something before and without script (FIN-11 to FIN-29). */
export const CalculatorCard = ({ id, config, car, request }: CalculatorCardProps) => {
  const figures = car && carFinanceFigures(car, config, request.now)
  const calculation = toCalculation(id, config, car, figures)
  const start = calculatorStart(config, car, figures)
  return (
    <div data-setting="/calculator">
      <CalculatorIsland calculation={calculation} start={start}>
        <CalculatorView
          key={JSON.stringify(start)}
          calculation={calculation}
          entry={start}
          result={calculateRepayments(start, config, figures)}
          controls={null}
        />
      </CalculatorIsland>
      <ComparisonWarning config={config} className="mt-4" />
      <FoldedDisclaimer text={config.calculator.disclaimer} place="calculator" setting="/calculator/disclaimer" className="mt-2" />
    </div>
  )
}
