import { ViewedCars, type ViewedCarsProps } from './ViewedCars.client'
import { ViewedPlace } from './ViewedPlace.client'

/** The cars this browser looked at before the one of the page (FAV-05). Nothing when there are none. */
export const RecentlyViewed = (props: ViewedCarsProps) => (
  <ViewedPlace carSlug={props.carSlug}>
    <ViewedCars {...props} />
  </ViewedPlace>
)
