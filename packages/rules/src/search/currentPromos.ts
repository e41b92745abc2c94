import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { momentInZone } from '../dates/momentInZone'
import { runsOn } from '../dates/runsOn'

export type Promo = ResolvedConfig['search']['promos'][number]

/**
 * Lists the promotions that run at an instant, by the calendar where the site is; the last day counts (ENT-24, CNT-08). One that
 * says and shows nothing is none.
 *
 * @param now ISO in UTC
 */
export const currentPromos = (config: Pick<ResolvedConfig, 'search' | 'identity'>, now: string): Promo[] => {
  const { date } = momentInZone(now, config.identity.timeZone)
  return config.search.promos.filter((promo) => (promo.title.trim() !== '' || promo.image !== '') && runsOn(promo, date))
}
