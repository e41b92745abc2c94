import type { Car } from '../../entities/Car'
import { formatFeet } from '../../format/formatFeet'
import { groupThousands } from '../../format/groupThousands'
import { addFact, type CarFact } from './CarFact'
import { formatEngineSize } from './formatEngineSize'
import { positive } from './positive'
import { ratedRange } from './ratedRange'

const measured = (value: number | undefined, unit: string): string | null => {
  const known = positive(value)
  return known === null ? null : `${groupThousands(known)} ${unit}`
}

/** Lists all specifications of a car (VDP-02, ENT-02) or caravan (CFG-06, ENT-03) with their units, feet with metres beside them (UI-23), without empty ones (VDP-20). */
export const specifications = (car: Car): CarFact[] => {
  const { variant, specifications: caravan } = car
  const facts: CarFact[] = []
  // Fact by fact, because most cars have few of them.
  const add = (label: string, fact: string | number | null | undefined) => addFact(facts, label, fact)
  // A caravan is as long as its body, and longer with what it is towed by: two lengths, each with its name.
  const overall = (measure: string, ofBody: number | undefined) =>
    positive(ofBody) === null ? measure : `Overall ${measure.toLowerCase()}`
  add('Body width', formatFeet(caravan.bodyWidth))
  add('Body length', formatFeet(caravan.bodyLength))
  add('Tare weight', measured(caravan.tareWeight, 'kg'))
  add('Aggregate trailer mass', measured(caravan.aggregateTrailerMass, 'kg'))
  add('Axles', caravan.axleType)
  add('Sleeps', positive(caravan.sleeps))
  add('Layout', caravan.layout)
  add('Body configuration', variant.bodyConfiguration)
  add('Cylinders', positive(variant.cylinders) ?? positive(car.cylinders))
  add('Engine size', formatEngineSize(variant.engineSizeLitres, car.itemType))
  add('Induction', variant.induction)
  add('Gear type', variant.gearType)
  add('Torque', variant.torque)
  if (car.simpleFuel === 'Electric') add('Energy consumption (combined)', measured(variant.fuelConsumptionCombined, 'kWh/100 km'))
  else add('Fuel consumption (combined)', measured(variant.fuelConsumptionCombined, 'L/100 km'))
  add('Fuel capacity', measured(variant.fuelCapacity, 'L'))
  const range = ratedRange(car)
  add('Range', range && `${range.km}${range.since}`)
  add('Battery', measured(variant.batteryKwh, 'kWh'))
  add('Braked towing capacity', measured(variant.towingCapacityBraked, 'kg'))
  add('Gross vehicle mass', measured(variant.grossVehicleMass, 'kg'))
  add(overall('Length', caravan.bodyLength), measured(variant.vehicleLength, 'mm'))
  add(overall('Width', caravan.bodyWidth), measured(variant.vehicleWidth, 'mm'))
  add('Height', measured(variant.vehicleHeight, 'mm'))
  add('ANCAP rating', variant.ancapRating === 1 ? '1 star' : measured(variant.ancapRating, 'stars'))
  return facts
}
