import type { Car } from '../../entities/Car'
import { carAttributes } from '../generated/carAttributes'
import { mergeByPosition } from '../mergeByPosition'
import { odometerText } from '../texts/odometerText'
import { addFact, type CarFact } from './CarFact'
import { factText } from './factText'
import { gearText } from './gearText'

interface Line {
  readonly label: string | ((car: Car) => string)
  readonly text: (car: Car) => string | number | null
}

const isElectric = ({ itemType, simpleFuel }: Car): boolean => itemType !== 'caravan' && simpleFuel === 'Electric'
const gears = ({ itemType, transmission, simpleTransmission }: Car) =>
  itemType === 'caravan' ? null : gearText(transmission || simpleTransmission || '') || null
/** Fuel of a vehicle with an engine: a feed's 'Petrol - Premium Unleaded' reads as 'Premium Unleaded Petrol'. */
export const fuelText = ({ itemType, fuel, simpleFuel }: Pick<Car, 'itemType' | 'fuel' | 'simpleFuel'>) =>
  itemType === 'caravan'
    ? null
    : fuel
        ?.split(/\s+-\s+/)
        .toReversed()
        .join(' ') || simpleFuel

/** Key facts that combine several attributes. */
const combinedFacts: readonly Line[] = [
  { label: 'Odometer', text: odometerText },
  { label: 'Transmission', text: (car) => (isElectric(car) ? null : gears(car)) },
  { label: 'Fuel', text: (car) => (isElectric(car) ? null : fuelText(car)) },
  { label: 'Body', text: ({ itemType, simpleBody }) => (itemType === 'car' ? simpleBody : null) },
  { label: 'Transmission', text: (car) => (isElectric(car) ? gears(car) : null) },
  { label: 'Fuel', text: (car) => (isElectric(car) ? fuelText(car) : null) },
  { label: 'VIN', text: ({ vin }) => vin },
  { label: 'Stock number', text: ({ stockNumber }) => stockNumber },
]

const lines = mergeByPosition<Line>(
  combinedFacts,
  carAttributes.flatMap((field) =>
    (field.keyFacts ?? []).map((fact) => ({
      position: fact.position,
      entry: { label: fact.label ?? field.title, text: (car: Car) => (fact.text ? fact.text(car) : factText(car, field)) },
    })),
  ),
)

/**
 * Key facts of a car, most important first (VDP-19), without empty ones (VDP-20). Motorcycles omit body, seats and doors and start with
 * engine size and licence; caravans also omit engine and transmission and have lengths in feet and metres (CFG-06, ENT-03, UI-23).
 * Electric cars start with range and battery.
 */
export const keyFacts = (car: Car): CarFact[] => {
  const facts: CarFact[] = []
  for (const { label, text } of lines) addFact(facts, typeof label === 'string' ? label : label(car), text(car))
  return facts
}
