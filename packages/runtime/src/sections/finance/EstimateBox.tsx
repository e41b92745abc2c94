import type { Car } from '@forecourt/rules/entities/Car'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { carFinanceFigures } from '@forecourt/rules/finance/carFinanceFigures'
import { estimatedFinance } from '@forecourt/rules/finance/estimate/estimatedFinance'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import { AwaitedQuote } from './AwaitedQuote.client'
import { EstimateDisclaimer } from './EstimateDisclaimer'
import { EstimatedFigure } from './EstimatedFigure'

export interface FinanceWidgetProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** A weekly estimate where the lender gives no figures; where the site asks for quotes, the browser puts one in its place (CAR-30, FIN-02 to FIN-06). */
export const EstimateBox = ({ car, config, request }: FinanceWidgetProps) => {
  const estimated = estimatedFinance(car, config, request.now)
  if (!estimated) return null
  const question = shownFinance.quotes(config) ? quoteRequest(car) : null
  const look = {
    heading: config.estimate.heading,
    calculatorBelow: showsCalculator(car, config, request.now),
    statesTotal: isInNewZealand(config.identity),
    disclaimer: <EstimateDisclaimer figures={estimated} />,
  }
  const { finance, estimate } = config
  const loan = carFinanceFigures(car, config, request.now)
  return question ? (
    // The space around it is kept by what has a box.
    <div>
      <AwaitedQuote {...look} estimated={estimated} loan={loan} question={question} settings={{ finance, estimate }} />
    </div>
  ) : (
    <EstimatedFigure {...look} figures={estimated} loan={loan} config={config} />
  )
}
