import { explain } from '../../parts/explain'
import type { Need, Part } from '../../parts/Part'
import type { Reason } from '../../reasons/Reason'
import { type ListContext, placedCards, similarCardNeeds } from './placedCards'
import { type Promo, promoNeeds } from './promoNeeds'
import { viewTogglePart } from './viewTogglePart'

/** A card among the cars needs a position; null for the similar-car card. Doesn't apply to promotions that aren't current. */
const place = (promo: Promo | null): Need<ListContext> => {
  const own = promo !== null && promo.position > 0
  const found = (context: ListContext) => placedCards(context).find((card) => card.promo?.id === promo?.id)
  return {
    holds: (context) => found(context) !== undefined,
    appliesWhen: (_, allHold) => allHold,
    ...(own && {
      holdsForSite: ({ config }) => promo.position <= config.search.pageSize,
      warning: ({ search }) =>
        `The promotion “${promo.title}” never shows: its place is ${promo.position}, and a page has ${search.pageSize} cars.`,
    }),
    title: 'A place among the cars',
    yes: (context) => `It is at position ${found(context)?.position}.`,
    no: ({ carCount }) => {
      if (carCount === 0) return 'The page lists no cars to stand among.'
      if (own) return `Place ${promo.position} is taken by another, or lies beyond the cars of this page.`
      return 'The places for promotions are all taken, or lie beyond the cars of this page.'
    },
    requirement: 'SRC-42',
    settings: [...(own ? [`/search/promos/${promo.id}/position`] : []), '/search/promoPositions'],
    fields: ({ carCount }) => [{ name: 'Cars on this page', value: String(carCount) }],
  }
}

/** The similar-car card in a list (SRC-42). */
export const similarCardPart: Part<ListContext> = {
  id: 'list-similar',
  title: 'Offer to look for a car',
  requirement: 'SRC-42',
  elementSetting: '/search/similarTitle',
  needs: [...similarCardNeeds, place(null)],
}

/** A promotion in a list: it is current, and has a position (SRC-42, CNT-08). */
export const promoPart = (promo: Promo): Part<ListContext> => ({
  id: `promo-${promo.id}`,
  title: promo.title.trim() || 'Promotion',
  requirement: 'CNT-08',
  elementSetting: `/search/promos/${promo.id}`,
  needs: [...promoNeeds(promo), place(promo)],
})

/** Explains for each part of the stock list besides filters why it shows or not (SRC-42, CNT-08). */
export const whyListShows = (context: ListContext): Reason[] => [
  explain(viewTogglePart, context),
  explain(similarCardPart, context),
  ...context.config.search.promos.map((promo) => explain(promoPart(promo), context)),
]
