import type { Car } from '../../entities/Car'
import { formatMonth } from '../../format/formatDate'
import { formatFeet } from '../../format/formatFeet'
import { groupThousands } from '../../format/groupThousands'
import { facetValueText } from '../../search/facetValueText'
import { odometerText } from '../words/odometerText'
import { type CarFact, statedFacts } from './CarFact'
import { formatEngineSize } from './formatEngineSize'
import { positive } from './positive'

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
  const [range, battery] = [positive(car.variant.rangeKm), positive(car.variant.batteryKwh)]
  const tareWeight = positive(car.specifications.tareWeight)
  return statedFacts([
    ['Odometer', odometerText(car)],
    ['Engine size', car.itemType === 'motorcycle' ? formatEngineSize(car.engineSizeLitres, car.itemType) : null],
    ['Licence', car.itemType === 'motorcycle' && car.variant.licence ? facetValueText('licence', car.variant.licence) : null],
    ['Sleeps', isCaravan ? positive(car.specifications.sleeps) : null],
    ['Body length', isCaravan ? formatFeet(car.specifications.bodyLength) : null],
    ['Layout', isCaravan ? (car.specifications.layout ?? null) : null],
    ['Tare weight', isCaravan && tareWeight !== null ? `${groupThousands(tareWeight)} kg` : null],
    ['Transmission', isElectric ? null : gears],
    ['Fuel', isElectric ? null : fuel],
    ['Range', range === null || isCaravan ? null : `${groupThousands(range)} km`],
    ['Battery', battery === null || isCaravan ? null : `${groupThousands(battery)} kWh`],
    ['Body', isCar ? car.simpleBody : null],
    ['Drive', isCaravan ? null : car.drive],
    ['Engine', isCar ? formatEngineSize(car.engineSizeLitres, car.itemType) : null],
    ['Seats', isCar ? positive(car.seats) : null],
    ['Doors', isCar ? positive(car.doors) : null],
    ['Transmission', isElectric ? gears : null],
    ['Fuel', isElectric ? fuel : null],
    ['Colour', car.colour],
    ['Interior colour', car.interiorColour],
    ['Series', car.series],
    ['Built', month(car.buildDate)],
    ['Compliance', month(car.complianceDate)],
    ['Rego', car.regoPlate],
    ['VIN', car.vin],
    ['Stock number', car.stockNumber],
  ])
}
