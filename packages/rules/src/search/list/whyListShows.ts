import { explain } from '../../parts/explain'
import type { Reason } from '../../reasons/Reason'
import { promoPart, similarCardPart } from './listParts'
import type { ListAbout } from './placedCards'
import { viewTogglePart } from './viewTogglePart'

/** Says of what stands above and among the cars of the stock list, beside the filters, why it shows or not (SRC-42, CNT-08). */
export const whyListShows = (about: ListAbout): Reason[] => [
  explain(viewTogglePart, about),
  explain(similarCardPart, about),
  ...about.config.search.promos.map((promo) => explain(promoPart(promo), about)),
]
