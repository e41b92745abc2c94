import { ViewedCars, type ViewedCarsProps } from './ViewedCars.client'
import { ViewedSection } from './ViewedSection.client'

/** Recently viewed cars, without the current one (FAV-05); empty if there are none. */
export const RecentlyViewed = (props: ViewedCarsProps) => (
  <ViewedSection carSlug={props.carSlug}>
    <ViewedCars {...props} />
  </ViewedSection>
)
