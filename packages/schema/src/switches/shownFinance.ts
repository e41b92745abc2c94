import { derived } from '../derived'
import type { ResolvedConfig } from '../ResolvedConfig'
import { isBlankText } from '../rich-text/plainText'

type Range = Pick<ResolvedConfig['lender'], 'comparisonRateFrom' | 'comparisonRateTo'>

/** Whether a lender's comparison rates are a range (FIN-07). */
export const hasRateRange = ({ comparisonRateFrom, comparisonRateTo }: Range): boolean => comparisonRateFrom > 0 && comparisonRateTo > 0

/** Whether a site shows terms for its weekly figures (FIN-05). */
export const hasFinanceDisclaimer = ({ disclaimer }: Pick<ResolvedConfig['finance'], 'disclaimer'>): boolean => !isBlankText(disclaimer)

/** Whether a path is the site's finance page (RTE-10). */
export const isFinancePath = (path: string, { finance }: { readonly finance: Pick<ResolvedConfig['finance'], 'path'> }): boolean =>
  path === finance.path

type Of<Section extends keyof ResolvedConfig, Key extends keyof ResolvedConfig[Section]> = {
  readonly [Name in Section]: Pick<ResolvedConfig[Name], Key>
}

/** Finance features that a site's settings enable (CAR-23, VDP-06, CARD-05, CAR-30, FIN-11); conditions on the car are in the rules. */
export const shownFinance = {
  lender: derived(({ finance }: Of<'finance', 'provider'>) => finance.provider !== 'none'),
  weeklyOnCarPages: derived(({ finance }: Of<'finance', 'showWidget'>) => finance.showWidget),
  weeklyOnCards: derived(({ card }: Of<'card', 'showWeekly'>) => card.showWeekly),
  estimates: derived(({ estimate }: Of<'estimate', 'show'>) => estimate.show),
  quotes: derived(({ estimate }: Of<'estimate', 'requestQuotes'>) => estimate.requestQuotes),
  calculatorOnCarPages: derived(({ calculator }: Of<'calculator', 'showOnCarPage'>) => calculator.showOnCarPage),
  confirmedRates: derived(({ calculator }: Of<'calculator', 'confirmed'>) => calculator.confirmed),
} as const
