import type { Car } from '../../entities/Car'
import { carAttributes } from '../generated/carAttributes'
import { mergeByPosition } from '../mergeByPosition'
import { addFact, type CarFact } from './CarFact'
import { factText } from './factText'

const lines = mergeByPosition(
  [],
  carAttributes.flatMap((field) =>
    field.specification ? [{ position: field.specification.position, entry: { field, fact: field.specification } }] : [],
  ),
)

/**
 * All specifications of a car (VDP-02, ENT-02) or caravan (CFG-06, ENT-03) with units, lengths in feet also in metres (UI-23), without
 * empty ones (VDP-20).
 */
export const specifications = (car: Car): CarFact[] => {
  const facts: CarFact[] = []
  for (const { field, fact } of lines) {
    const { label = field.title } = fact
    addFact(facts, typeof label === 'string' ? label : label(car), fact.text ? fact.text(car) : factText(car, field))
  }
  return facts
}
