import { shows } from '../../parts/shows'
import type { Promo } from './Promo'
import { type PromoAbout, promoRuns } from './promoRuns'

/** Lists the promotions that run at an instant, in order (ENT-24, CNT-08). One that says and shows nothing is none. */
export const currentPromos = (about: PromoAbout): Promo[] =>
  about.config.search.promos.filter((promo) => shows({ needs: promoRuns(promo) }, about))
