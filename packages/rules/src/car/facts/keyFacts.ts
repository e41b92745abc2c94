import type { Car } from '../../entities/Car'
import { formatMonth } from '../../format/formatDate'
import { formatFeet } from '../../format/formatFeet'
import { groupThousands } from '../../format/groupThousands'
import { facetValueText } from '../../search/facetValueText'
import { odometerText } from '../words/odometerText'
import { addFact, type CarFact } from './CarFact'
import { formatEngineSize } from './formatEngineSize'
import { positive } from './positive'
import { ratedRange } from './ratedRange'

const month = (date: string | null): string | null => date && formatMonth(date)

/**
 * Lists the key information of a car, the most asked-for first (VDP-19), without empty facts (VDP-20). A motorcycle leaves
 * out body, seats and doors and leads with its engine size and who may ride it; a caravan leaves out engine and gears too, and is measured
 * in metres beside feet (CFG-06, ENT-03, UI-23). An electric car leads with its range and battery: of its one gear nobody asks.
 */
export const keyFacts = (car: Car): CarFact[] => {
  const isCar = car.itemType === 'car'
  const isCaravan = car.itemType === 'caravan'
  const isElectric = !isCaravan && car.simpleFuel === 'Electric'
  const gears = isCaravan ? null : car.transmission || car.simpleTransmission
  const fuel = isCaravan ? null : car.fuel || car.simpleFuel
  const [range, battery] = [ratedRange(car), positive(car.variant.batteryKwh)]
  const tareWeight = positive(car.specifications.tareWeight)
  const facts: CarFact[] = []
  // Fact by fact, because every car of a list is asked about them.
  const add = (label: string, fact: string | number | null | undefined) => addFact(facts, label, fact)
  add('Odometer', odometerText(car))
  add('Engine size', car.itemType === 'motorcycle' ? formatEngineSize(car.engineSizeLitres, car.itemType) : null)
  add('Licence', car.itemType === 'motorcycle' && car.variant.licence ? facetValueText('licence', car.variant.licence) : null)
  add('Sleeps', isCaravan ? positive(car.specifications.sleeps) : null)
  add('Body length', isCaravan ? formatFeet(car.specifications.bodyLength) : null)
  add('Layout', isCaravan ? (car.specifications.layout ?? null) : null)
  add('Tare weight', isCaravan && tareWeight !== null ? `${groupThousands(tareWeight)} kg` : null)
  add('Transmission', isElectric ? null : gears)
  add('Fuel', isElectric ? null : fuel)
  add('Range', range === null || isCaravan ? null : `${range.km}${range.since}`)
  add('Battery', battery === null || isCaravan ? null : `${groupThousands(battery)} kWh`)
  add('Body', isCar ? car.simpleBody : null)
  add('Drive', isCaravan ? null : car.drive)
  add('Engine', isCar ? formatEngineSize(car.engineSizeLitres, car.itemType) : null)
  add('Seats', isCar ? positive(car.seats) : null)
  add('Doors', isCar ? positive(car.doors) : null)
  add('Transmission', isElectric ? gears : null)
  add('Fuel', isElectric ? fuel : null)
  add('Colour', car.colour)
  add('Interior colour', car.interiorColour)
  add('Series', car.series)
  add('Built', month(car.buildDate))
  add('Compliance', month(car.complianceDate))
  add('Rego', car.regoPlate)
  add('VIN', car.vin)
  add('Stock number', car.stockNumber)
  return facts
}
