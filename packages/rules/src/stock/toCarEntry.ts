import { type CarEntry, entryFields } from './CarEntry'

/** What was typed of a car that is known, and nothing that follows from it (ENT-01 to ENT-06). */
export const toCarEntry = (car: CarEntry): CarEntry =>
  Object.fromEntries(entryFields.map((field) => [field, car[field]])) as unknown as CarEntry
