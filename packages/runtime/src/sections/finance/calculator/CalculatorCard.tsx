import type { Car } from '@forecourt/rules/entities/Car'
import { calculateRepayments } from '@forecourt/rules/finance/calculator/calculateRepayments'
import { calculatorStart } from '@forecourt/rules/finance/calculator/calculatorStart'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { carFinanceFigures } from '@forecourt/rules/finance/carLoan'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Heading } from '../../../ui/Heading'
import { ComparisonWarning } from '../ComparisonWarning'
import { FoldedDisclaimer } from '../FoldedDisclaimer'
import { CalculatorIsland } from './CalculatorIsland.client'
import { CalculatorView } from './CalculatorView'
import { toCalculatorData } from './toCalculatorData'

interface CalculatorCardProps {
  /** Unique on its page. */
  readonly id: string
  readonly config: ResolvedConfig
  readonly car: Car | null
  readonly request: PageRequest
}

/** The repayment calculator with its initial result rendered on the server, so that it works without scripts (FIN-11 to FIN-29). */
export const CalculatorCard = ({ id, config, car, request }: CalculatorCardProps) => {
  const figures = car && carFinanceFigures(car, config, request.now)
  const calculatorData = toCalculatorData(id, config, car, figures)
  const start = calculatorStart(config, car, figures)
  return (
    <div data-setting="/calculator">
      <CalculatorIsland calculatorData={calculatorData} start={start}>
        <CalculatorView
          key={JSON.stringify(start)}
          calculatorData={calculatorData}
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

export interface CarCalculatorProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** The calculator section of a car's page, if the car has a price and can be financed (FIN-11). */
export const CarCalculator = ({ car, config, request }: CarCalculatorProps) => {
  if (!showsCalculator(car, config, request.now)) return null
  return (
    <section
      id="finance-calculator"
      data-setting="/calculator/showOnCarPage"
      className="later-part scroll-mt-28 border-t border-line py-block print:hidden"
    >
      <div data-setting="/calculator/heading">
        <Heading level={2} size="subsection" className="mb-4">
          {config.calculator.heading}
        </Heading>
      </div>
      <CalculatorCard id="calculator" config={config} car={car} request={request} />
    </section>
  )
}
