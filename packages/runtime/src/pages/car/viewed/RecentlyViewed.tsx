import { ViewedCars, type ViewedCarsProps } from './ViewedCars.client'
import { ViewedPlace } from './ViewedPlace.client'

/** Recently viewed cars, without the current one (FAV-05); empty if there are none. */
export const RecentlyViewed = (props: ViewedCarsProps) => (
  <ViewedPlace carSlug={props.carSlug}>
    <ViewedCars {...props} />
  </ViewedPlace>
)
