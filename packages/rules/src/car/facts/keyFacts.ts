import type { Car } from '../../entities/Car'
import { carFields } from '../generated/carFields'
import { placed } from '../placed'
import { odometerText } from '../words/odometerText'
import { addFact, type CarFact } from './CarFact'
import { factText } from './factText'

interface Line {
  readonly label: string | ((car: Car) => string)
  readonly text: (car: Car) => string | number | null
}

const isElectric = ({ itemType, simpleFuel }: Car): boolean => itemType !== 'caravan' && simpleFuel === 'Electric'
const gears = ({ itemType, transmission, simpleTransmission }: Car) => (itemType === 'caravan' ? null : transmission || simpleTransmission)
const fuelOf = ({ itemType, fuel, simpleFuel }: Car) => (itemType === 'caravan' ? null : fuel || simpleFuel)

/** What isn't said by one attribute alone. */
const others: readonly Line[] = [
  { label: 'Odometer', text: odometerText },
  { label: 'Transmission', text: (car) => (isElectric(car) ? null : gears(car)) },
  { label: 'Fuel', text: (car) => (isElectric(car) ? null : fuelOf(car)) },
  { label: 'Body', text: ({ itemType, simpleBody }) => (itemType === 'car' ? simpleBody : null) },
  { label: 'Transmission', text: (car) => (isElectric(car) ? gears(car) : null) },
  { label: 'Fuel', text: (car) => (isElectric(car) ? fuelOf(car) : null) },
  { label: 'VIN', text: ({ vin }) => vin },
  { label: 'Stock number', text: ({ stockNumber }) => stockNumber },
]

const lines = placed<Line>(
  others,
  carFields.flatMap((field) =>
    (field.keyFacts ?? []).map((fact) => ({
      place: fact.place,
      entry: { label: fact.label ?? field.title, text: (car: Car) => (fact.text ? fact.text(car) : factText(car, field)) },
    })),
  ),
)

/**
 * Lists the key information of a car, the most asked-for first (VDP-19), without empty facts (VDP-20). A motorcycle leaves
 * out body, seats and doors and leads with its engine size and who may ride it; a caravan leaves out engine and gears too, and is measured
 * in metres beside feet (CFG-06, ENT-03, UI-23). An electric car leads with its range and battery: of its one gear nobody asks.
 */
export const keyFacts = (car: Car): CarFact[] => {
  const facts: CarFact[] = []
  for (const { label, text } of lines) addFact(facts, typeof label === 'string' ? label : label(car), text(car))
  return facts
}
