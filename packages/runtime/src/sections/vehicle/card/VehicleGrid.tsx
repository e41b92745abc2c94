import { ListDisclaimer } from '../../finance/FoldedDisclaimer'
import { CarActions } from '../buttons/CarActions.client'
import { enquiryForms } from '../buttons/enquiryForms'
import { CardGrid, type CardGridProps } from './CardGrid'

/** Cards whose links open their enquiry forms in dialogs. */
export const VehicleGrid = (props: Omit<CardGridProps, 'smallPrint'>) => {
  const { cars, config, site, request } = props
  return (
    <CarActions forms={enquiryForms(cars, { config, site, place: 'card', now: request.now })}>
      <CardGrid {...props} smallPrint={<ListDisclaimer config={config} />} />
    </CarActions>
  )
}
