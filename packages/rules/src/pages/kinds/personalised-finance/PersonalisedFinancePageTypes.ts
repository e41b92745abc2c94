import type { PersonalFinance } from '../../../finance/personal/personalFigures'
import type { SiteData } from '../../../sites/SiteData'

/** Personalised finance. */
export interface PersonalisedFinancePageTypes {
  readonly route: {
    readonly page: 'personalisedFinance'
    readonly path: string
  }
  readonly data: {
    readonly page: 'personalisedFinance'
    readonly site: SiteData
    readonly personal: PersonalFinance
  }
}
