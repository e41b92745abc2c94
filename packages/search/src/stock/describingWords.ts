import type { Car } from '@forecourt/rules/entities/Car'

/** What shoppers type for what a car is said to be, by the word it is said with, in lower case. */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map([
  ['automatic', ['auto']],
  ['hatch', ['hatchback']],
  ['wagon', ['station wagon']],
  ['people mover', ['mpv']],
  ['4wd', ['4x4']],
  ['4x4', ['4wd']],
  ['electric', ['ev']],
  ['phev', ['plugin hybrid']],
  ['grey', ['gray']],
  ['graphite', ['grey', 'gray']],
])

/** Thousands of cars share a few dozen values. Past so many different ones they are worked out anew. */
const rememberedValues = 5_000

/** The words for a value, worked out once. */
const wordsFor = (said: (value: string) => string) => {
  const known = new Map<string, readonly string[]>()
  return (value: string | null): readonly string[] => {
    if (!value) return []
    const before = known.get(value)
    if (before) return before
    const word = said(value)
    const words = [word, ...(alsoCalled.get(word.toLowerCase()) ?? [])]
    if (known.size < rememberedValues) known.set(value, words)
    return words
  }
}

const asItIs = wordsFor((value) => value)
// Codes run their words together: 'peopleMover'.
const bodyWords = wordsFor((body) => body.replace(/(?<=[a-z])(?=[A-Z])/g, ' '))
const fuelWords = wordsFor((fuel) => fuel.split(' - ')[0] ?? fuel)
const transmissionWords = wordsFor((transmission) => transmission.replace(/\d+/g, ''))

/** What a car is beside its name, as shoppers ask for it: 'white auto diesel ute', 'used', 'Geelong' (SRC-06). No mere numbers: 'CX 5' is no CX-9 with five seats. */
export const describingWords = (car: Car): string[] => [
  ...asItIs(car.carType),
  ...bodyWords(car.simpleBody ?? car.body),
  ...(car.simpleFuel ? asItIs(car.simpleFuel) : fuelWords(car.fuel)),
  ...(car.simpleTransmission ? asItIs(car.simpleTransmission) : transmissionWords(car.transmission)),
  ...asItIs(car.drive),
  ...asItIs(car.colour),
  ...asItIs(car.city),
]
