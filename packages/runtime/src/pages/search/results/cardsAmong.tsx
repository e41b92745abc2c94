import { placedCards } from '@forecourt/rules/search/list/placedCards'
import type { FormContent } from '../../../forms/formContent'
import type { PageProps } from '../../../PageProps'
import type { CardGridProps } from '../../../sections/vehicle/card/CardGrid'
import { PromoCard } from './PromoCard'
import { SimilarCard } from './SimilarCard'

export interface CardsAmongProps extends Pick<PageProps<'search'>, 'config' | 'data' | 'request'> {
  /** The form that asks for a car. */
  readonly form: FormContent
}

/** The cards that stand among the cars of this page: promotions that run, and the offer to look for a car (SRC-42). */
export const cardsAmong = ({ config, data, request, form }: CardsAmongProps): NonNullable<CardGridProps['among']> => {
  const placed = placedCards({ config, now: request.now, state: data.state, carCount: data.result.cars.length })
  return placed.map(({ place, promo }) =>
    promo
      ? { place, key: `promo-${promo.id}`, card: <PromoCard promo={promo} /> }
      : {
          place,
          key: 'similar',
          card: <SimilarCard config={config} form={form} />,
        },
  )
}
