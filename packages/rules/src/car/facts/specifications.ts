import type { Car } from '../../entities/Car'
import { carAttributes } from '../generated/carAttributes'
import { mergeByPosition } from '../mergeByPosition'
import { addFact, type CarFact } from './CarFact'
import { caravanPayload } from './caravanPayload'
import { factText } from './factText'
import { formatMeasure } from './formatMeasure'

interface Line {
  readonly label: string | ((car: Car) => string)
  readonly text: (car: Car) => string | number | null
}

/** Specifications that combine several attributes. */
const combined: readonly Line[] = [
  {
    label: 'Payload',
    text: ({ itemType, specifications: of }) => (itemType === 'caravan' ? formatMeasure(caravanPayload(of), 'kg') : null),
  },
]

const lines = mergeByPosition<Line>(
  combined,
  carAttributes.flatMap((field) => {
    const { specification: fact } = field
    if (!fact) return []
    const text = (car: Car) => (fact.text ? fact.text(car) : factText(car, field))
    return [{ position: fact.position, entry: { label: fact.label ?? field.title, text } }]
  }),
)

/**
 * All specifications of a car (VDP-02, ENT-02) or caravan (CFG-06, ENT-03) with units, lengths in feet also in metres (UI-23), without
 * empty ones (VDP-20).
 */
export const specifications = (car: Car): CarFact[] => {
  const facts: CarFact[] = []
  for (const { label, text } of lines) addFact(facts, typeof label === 'string' ? label : label(car), text(car))
  return facts
}
