import type { Car } from '@forecourt/rules/entities/Car'

/** What shoppers type for what a car is said to be, by the word it is said with, in lower case. */
const alsoCalled: { readonly [said: string]: readonly string[] | undefined } = {
  automatic: ['auto'],
  hatch: ['hatchback'],
  wagon: ['station wagon'],
  'people mover': ['mpv'],
  '4wd': ['4x4'],
  '4x4': ['4wd'],
  electric: ['ev'],
  phev: ['plugin hybrid'],
  grey: ['gray'],
  graphite: ['grey', 'gray'],
}

/** What a car is beside its name, as shoppers ask for it: 'white auto diesel ute', 'used', 'Geelong' (SRC-06). No mere numbers: 'CX 5' is no CX-9 with five seats. */
export const describingWords = (car: Car): string[] =>
  [
    car.carType,
    // Codes run their words together: 'peopleMover'.
    (car.simpleBody ?? car.body)?.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') ?? null,
    car.simpleFuel ?? car.fuel?.split(' - ')[0] ?? null,
    car.simpleTransmission ?? car.transmission?.replace(/\d+/g, '') ?? null,
    car.drive,
    car.colour,
    car.city,
  ].flatMap((value) => (value ? [value, ...(alsoCalled[value.toLowerCase()] ?? [])] : []))
