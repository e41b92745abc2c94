import type { ResolvedConfig } from '../ResolvedConfig'
import { isBlankText } from '../rich-text/plainText'

type Range = Pick<ResolvedConfig['lender'], 'comparisonRateFrom' | 'comparisonRateTo'>

/** Whether a lender's comparison rates are given as a range (FIN-07). */
export const hasRateRange = ({ comparisonRateFrom, comparisonRateTo }: Range): boolean => comparisonRateFrom > 0 && comparisonRateTo > 0

/** Whether a site says what its weekly figures rest on (FIN-05). */
export const hasFinanceDisclaimer = ({ disclaimer }: Pick<ResolvedConfig['finance'], 'disclaimer'>): boolean => !isBlankText(disclaimer)

/** Whether a path is the address a site gives its finance page (RTE-10). */
export const isFinancePath = (path: string, { finance }: { readonly finance: Pick<ResolvedConfig['finance'], 'path'> }): boolean =>
  path === finance.path

type Of<Section extends keyof ResolvedConfig, Key extends keyof ResolvedConfig[Section]> = {
  readonly [Name in Section]: Pick<ResolvedConfig[Name], Key>
}

/** What of finance a site shows by its own settings (CAR-23, VDP-06, CARD-05, CAR-30, FIN-11); what it asks of a car besides is for rules to say. */
export const shownFinance = {
  lender: ({ finance }: Of<'finance', 'provider'>) => finance.provider !== 'none',
  weeklyOnCarPages: ({ finance }: Of<'finance', 'showWidget'>) => finance.showWidget,
  weeklyOnCards: ({ card }: Of<'card', 'showWeekly'>) => card.showWeekly,
  estimates: ({ estimate }: Of<'estimate', 'show'>) => estimate.show,
  quotes: ({ estimate }: Of<'estimate', 'requestQuotes'>) => estimate.requestQuotes,
  calculatorOnCarPages: ({ calculator }: Of<'calculator', 'showOnCarPage'>) => calculator.showOnCarPage,
  confirmedRates: ({ calculator }: Of<'calculator', 'confirmed'>) => calculator.confirmed,
} as const
