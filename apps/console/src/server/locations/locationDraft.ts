import type { LocationDraft } from '@forecourt/data/organisations/LocationDraft'
import { hoursProblems } from '@forecourt/rules/hours/hoursProblems'
import { storedSpecialDay } from '@forecourt/rules/hours/wallSpecialDay'
import { CallProblem } from '../errors/CallProblem'
import type { LocationInput } from './locationInput'

/** A location as it is stored, if its hours make sense; else the first mistake, and every one at its place. */
export const locationDraft = ({ specialDays, ...same }: LocationInput): LocationDraft => {
  const problems = hoursProblems(same.departments, specialDays)
  const [first] = problems
  if (first)
    throw new CallProblem('BAD_REQUEST', first.message, {
      fields: Object.fromEntries(problems.toReversed().map(({ at, message }) => [`hours.${at}`, message])),
    })
  const closed = { open: null, close: null }
  return {
    ...same,
    departments: same.departments.map(({ department, phone, hours }) => ({
      department,
      ...(phone !== null && { phone }),
      hours: hours.map((hour) => (hour.status === 'Closed' ? { ...hour, ...closed } : hour)).toSorted((a, b) => a.weekday - b.weekday),
    })),
    specialDays: specialDays.map((day) => storedSpecialDay(day, same.timeZone)).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  }
}
