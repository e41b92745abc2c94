import { type CarEntry, entryFields } from './CarEntry'

/** Entered values of an existing car, without derived ones (ENT-01 to ENT-06). */
export const toCarEntry = (car: CarEntry): CarEntry =>
  Object.fromEntries(entryFields.map((field) => [field, car[field]])) as unknown as CarEntry
