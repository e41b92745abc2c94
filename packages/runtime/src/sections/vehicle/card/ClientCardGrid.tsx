import { useMemo } from 'react'
import { CarActions } from '../buttons/CarActions.client'
import { CardGrid, type CardGridProps } from './CardGrid'

/** Cards rendered in the browser: their enquiry forms are computed on demand. */
export const ClientCardGrid = (props: CardGridProps) => {
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
