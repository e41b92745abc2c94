import type { Car } from '@forecourt/rules/entities/Car'
import { isTestDriveOnly } from '@forecourt/rules/leads/leadEvent'
import type { ScenarioOffer } from '../Scenario'

type Chosen = Pick<ScenarioOffer, 'chosenFor' | 'manufacturer' | 'modelName' | 'fuels' | 'locationIds'>
type ChosenCar = Pick<
  Car,
  'make' | 'model' | 'carType' | 'itemType' | 'simpleBody' | 'simpleFuel' | 'locationId' | 'variant' | 'subscriptionPriceCents' | 'tag'
>

const isIn = <Value>(values: readonly Value[] = [], value: Value): boolean => values.length === 0 || values.includes(value)

/**
 * Whether an offer applies to a car individually: offer filters lack caravans and learner bikes, so these are selected one by one
 * (OFR-01).
 */
export const isChosenCar = ({ chosenFor, manufacturer, modelName, fuels, locationIds }: Chosen, car: ChosenCar): boolean => {
  if (!chosenFor) return false
  const { carTypes, itemType, body, models, forLearners, byTheWeek } = chosenFor
  return (
    !isTestDriveOnly(car) &&
    (manufacturer ?? car.make) === car.make &&
    (modelName ?? car.model) === car.model &&
    isIn(models, car.model) &&
    isIn(carTypes, car.carType) &&
    isIn<string | null>(fuels, car.simpleFuel) &&
    isIn(locationIds, car.locationId) &&
    (itemType ?? car.itemType) === car.itemType &&
    (body ?? car.simpleBody) === car.simpleBody &&
    (!forLearners || car.variant.licence === 'learner') &&
    (!byTheWeek || (car.subscriptionPriceCents ?? 0) > 0)
  )
}
