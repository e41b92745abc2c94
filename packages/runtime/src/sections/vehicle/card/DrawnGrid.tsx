import { useMemo } from 'react'
import { CarActions } from '../buttons/CarActions.client'
import { CardGrid, type CardGridProps } from './CardGrid'

/** Cards that a browser draws: which forms their cars are asked by is worked out once one of them is asked about. */
export const DrawnGrid = (props: CardGridProps) => {
  const { cars, config, site, request } = props
  const forms = useMemo(
    () => async () => (await import('../buttons/enquiryForms')).enquiryForms(cars, { config, site, place: 'card', now: request.now }),
    [cars, config, site, request.now],
  )
  return (
    <CarActions forms={forms}>
      <CardGrid {...props} />
    </CarActions>
  )
}
