import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { carFinanceFigures } from '@forecourt/rules/finance/carFinanceFigures'
import { lenderFigures } from '@forecourt/rules/finance/lender/lenderFigures'
import { shownWeekly } from '@forecourt/rules/finance/lender/shownWeekly'
import { weeklyFinance } from '@forecourt/rules/finance/lender/weeklyFinance'
import { figureKindText } from '@forecourt/rules/finance/small-print/figureKindText'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { EstimateBox, type FinanceWidgetProps } from './EstimateBox'
import { FinanceBox } from './FinanceBox'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { WeeklyFigure } from './WeeklyFigure'

/** The weekly repayment with its rate, comparison rate and small print, where finance is shown for the car; else an estimate (VDP-06, CAR-23 to CAR-30). */
export const FinanceWidget = ({ car, config, request }: FinanceWidgetProps) => {
  if (!weeklyFinance(car, config.finance, request.now)) return <EstimateBox car={car} config={config} request={request} />
  const weekly = shownWeekly('carPage', { car, config, now: request.now })
  if (!weekly) return null
  return (
    <FinanceBox
      setting="/finance/showWidget"
      config={config}
      calculatorBelow={showsCalculator(car, config, request.now)}
      disclaimer={
        <FinanceDisclaimer
          id="finance-disclaimer"
          text={config.finance.disclaimer}
          ofLender={lenderFigures(car, config.finance)?.disclaimer}
          setting="/finance/disclaimer"
        />
      }
    >
      <WeeklyFigure
        heading="Finance from"
        figures={weekly}
        loan={carFinanceFigures(car, config, request.now)}
        statesTotal={isInNewZealand(config.identity)}
      />
      <p className="mt-1 text-tiny font-medium">{figureKindText({ source: 'lender' })}</p>
    </FinanceBox>
  )
}
