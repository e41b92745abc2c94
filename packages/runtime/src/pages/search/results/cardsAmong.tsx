import { placedCards } from '@forecourt/rules/search/list/placedCards'
import type { PageProps } from '../../../PageProps'
import type { CardGridProps } from '../../../sections/vehicle/card/CardGrid'
import { findMeACarForm } from '../find-me-a-car/findMeACarForm'
import { PromoCard } from './PromoCard'
import { SimilarCard } from './SimilarCard'

export interface CardsAmongProps extends Pick<PageProps<'search'>, 'config' | 'data' | 'request'> {
  /** What the shopper searched for, in words; empty for nothing. */
  readonly wanted: string
}

/** The cards that stand among the cars of this page: promotions that run, and the offer to look for a car (SRC-42). */
export const cardsAmong = ({ config, data, request, wanted }: CardsAmongProps): NonNullable<CardGridProps['among']> => {
  const placed = placedCards({ config, now: request.now, state: data.state, carCount: data.result.cars.length })
  return placed.map(({ place, promo }) =>
    promo
      ? { place, key: `promo-${promo.id}`, card: <PromoCard promo={promo} /> }
      : {
          place,
          key: 'similar',
          card: <SimilarCard config={config} form={findMeACarForm(config, data.site, request.now)} wanted={wanted} />,
        },
  )
}
