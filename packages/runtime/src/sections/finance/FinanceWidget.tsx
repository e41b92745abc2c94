import type { Car } from '@forecourt/rules/entities/Car'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { carFinanceFigures } from '@forecourt/rules/finance/carLoan'
import { estimatedFinance } from '@forecourt/rules/finance/estimate/carEstimate'
import { quoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { lenderFigures } from '@forecourt/rules/finance/lender/lenderFigures'
import { shownWeekly, weeklyFinance } from '@forecourt/rules/finance/lender/weeklyFinance'
import { monthlyFeesText } from '@forecourt/rules/finance/small-print/feeTexts'
import { loanOnlyText } from '@forecourt/rules/finance/small-print/loanOnlyText'
import { totalPayableText } from '@forecourt/rules/finance/small-print/loanText'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { ReactNode } from 'react'
import { AwaitedQuote } from './AwaitedQuote.client'
import { EstimateDisclaimer } from './EstimateDisclaimer'
import { EstimatedFigure, FigureKind, FinanceBox, LoanTerms, WeeklyFigure } from './EstimatedFigure'
import { FinanceDisclaimer } from './FinanceDisclaimer'

interface FinanceWidgetProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  /** The car's buttons: between the figure and its terms, or alone. */
  readonly children?: ReactNode
}

/**
 * A weekly estimate if the lender provides no figures; on a site with quotes, the browser replaces it by a quote (CAR-30, FIN-02 to
 * FIN-06).
 */
const EstimateBox = ({ car, config, request, children }: FinanceWidgetProps) => {
  const estimated = estimatedFinance(car, config, request.now)
  if (!estimated) return children
  // A quote is at the lender's usual rate: it doesn't replace a figure at an offer's.
  const question = shownFinance.quotes(config) && !car.offerLoan ? quoteRequest(car) : null
  const estimateProps = {
    heading: config.estimate.heading,
    calculatorBelow: showsCalculator(car, config, request.now),
    statesTotal: isInNewZealand(config.identity),
    loanOnly: loanOnlyText(car, config),
    disclaimer: <EstimateDisclaimer figures={estimated} conditions={car.offerLoan?.conditions} />,
  }
  const { finance, estimate, identity } = config
  const loan = carFinanceFigures(car, config, request.now)
  return question ? (
    <AwaitedQuote {...estimateProps} estimated={estimated} loan={loan} question={question} settings={{ finance, estimate, identity }}>
      {children}
    </AwaitedQuote>
  ) : (
    <EstimatedFigure {...estimateProps} figures={{ ...estimated, offer: car.offerLoan }} loan={loan} config={config} actions={children} />
  )
}

/**
 * The weekly repayment with rate, comparison rate and terms, if finance is shown for the car; else an estimate (VDP-06, CAR-23 to CAR-30).
 */
export const FinanceWidget = ({ car, config, request, children }: FinanceWidgetProps) => {
  if (!weeklyFinance(car, config, request.now))
    return (
      <EstimateBox car={car} config={config} request={request}>
        {children}
      </EstimateBox>
    )
  const weekly = shownWeekly('carPage', { car, config, now: request.now })
  if (!weekly) return children
  const statesTotal = isInNewZealand(config.identity)
  const loan = carFinanceFigures(car, config, request.now)
  const loanOnly = loanOnlyText(car, config)
  // Term and total must be beside the figure, and the loan's terms are after the buttons.
  const beside = [monthlyFeesText(car.offerLoan ?? config.lender), statesTotal && loan && totalPayableText(loan)].filter(Boolean).join(', ')
  return (
    <FinanceBox
      setting="/finance/showWidget"
      config={config}
      calculatorBelow={showsCalculator(car, config, request.now)}
      kind={
        <>
          <FigureKind figures={{ source: 'lender', offer: car.offerLoan }} loanOnly={loanOnly} />
          {statesTotal && <LoanTerms loan={loan} statesTotal={false} />}
        </>
      }
      loan={!statesTotal && <LoanTerms loan={loan} statesTotal={false} />}
      disclaimer={
        <FinanceDisclaimer
          id="finance-disclaimer"
          text={config.finance.disclaimer}
          lenderText={lenderFigures(car, config)?.disclaimer}
          setting="/finance/disclaimer"
        />
      }
      actions={children}
    >
      <WeeklyFigure heading="Finance from" figures={weekly} identity={config.identity} fees={beside || null} isMinor={loanOnly !== null} />
    </FinanceBox>
  )
}
