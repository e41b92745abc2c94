import type { Car } from '../../entities/Car'
import { formatFeet } from '../../format/formatFeet'
import { groupThousands } from '../../format/groupThousands'
import { type CarFact, statedFacts } from './CarFact'
import { formatEngineSize } from './formatEngineSize'
import { positive } from './positive'

const measured = (value: number | undefined, unit: string): string | null => {
  const known = positive(value)
  return known === null ? null : `${groupThousands(known)} ${unit}`
}

/** Lists all specifications of a car (VDP-02, ENT-02) or caravan (CFG-06, ENT-03) with their units, feet with metres beside them (UI-23), without empty ones (VDP-20). */
export const specifications = (car: Car): CarFact[] => {
  const { variant, specifications: caravan } = car
  // A caravan is as long as its body, and longer with what it is towed by: two lengths, each with its name.
  const overall = (measure: string, ofBody: number | undefined) =>
    positive(ofBody) === null ? measure : `Overall ${measure.toLowerCase()}`
  return statedFacts([
    ['Body width', formatFeet(caravan.bodyWidth)],
    ['Body length', formatFeet(caravan.bodyLength)],
    ['Tare weight', measured(caravan.tareWeight, 'kg')],
    ['Aggregate trailer mass', measured(caravan.aggregateTrailerMass, 'kg')],
    ['Axles', caravan.axleType],
    ['Sleeps', positive(caravan.sleeps)],
    ['Layout', caravan.layout],
    ['Body configuration', variant.bodyConfiguration],
    ['Cylinders', positive(variant.cylinders) ?? positive(car.cylinders)],
    ['Engine size', formatEngineSize(variant.engineSizeLitres, car.itemType)],
    ['Induction', variant.induction],
    ['Gear type', variant.gearType],
    ['Torque', variant.torque],
    car.simpleFuel === 'Electric'
      ? ['Energy consumption (combined)', measured(variant.fuelConsumptionCombined, 'kWh/100 km')]
      : ['Fuel consumption (combined)', measured(variant.fuelConsumptionCombined, 'L/100 km')],
    ['Fuel capacity', measured(variant.fuelCapacity, 'L')],
    ['Range', measured(variant.rangeKm, 'km')],
    ['Battery', measured(variant.batteryKwh, 'kWh')],
    ['Braked towing capacity', measured(variant.towingCapacityBraked, 'kg')],
    ['Gross vehicle mass', measured(variant.grossVehicleMass, 'kg')],
    [overall('Length', caravan.bodyLength), measured(variant.vehicleLength, 'mm')],
    [overall('Width', caravan.bodyWidth), measured(variant.vehicleWidth, 'mm')],
    ['Height', measured(variant.vehicleHeight, 'mm')],
    ['ANCAP rating', variant.ancapRating === 1 ? '1 star' : measured(variant.ancapRating, 'stars')],
  ])
}
