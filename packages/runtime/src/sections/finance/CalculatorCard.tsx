import type { Car } from '@forecourt/rules/entities/Car'
import { calculateRepayments } from '@forecourt/rules/finance/calculateRepayments'
import { calculatorStart } from '@forecourt/rules/finance/calculatorStart'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { CalculatorIsland } from './CalculatorIsland.client'
import { CalculatorView } from './CalculatorView'
import { calculationOf } from './calculationOf'
import { FoldedDisclaimer } from './FoldedDisclaimer'

export interface CalculatorCardProps {
  /** Unique on its page. */
  readonly id: string
  readonly config: ResolvedConfig
  readonly car: Car | null
}

/** The repayment calculator with what it starts with already worked out, so that it says something before and without script (FIN-11 to FIN-29). */
export const CalculatorCard = ({ id, config, car }: CalculatorCardProps) => {
  const calculation = calculationOf(id, config, car)
  const start = calculatorStart(config, car)
  return (
    <div data-setting="/calculator">
      <CalculatorIsland calculation={calculation} start={start}>
        <CalculatorView
          key={JSON.stringify(start)}
          calculation={calculation}
          entry={start}
          result={calculateRepayments(start, config, car)}
          controls={null}
        />
      </CalculatorIsland>
      <FoldedDisclaimer text={config.calculator.disclaimer} place="calculator" setting="/calculator/disclaimer" className="mt-4" />
    </div>
  )
}
