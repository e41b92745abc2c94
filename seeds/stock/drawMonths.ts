import type { Car } from '@forecourt/rules/entities/Car'
import type { Random } from './random'

const dayMs = 86_400_000

const firstOf = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`

/** When a car was built and let onto roads, and until when it is registered: one of this year was both before it came to the yard. */
export const drawMonths = (
  random: Random,
  year: number,
  monthsToRego: number,
  now: number,
  registered: boolean,
): Pick<Car, 'buildDate' | 'complianceDate' | 'regoExpiry'> => {
  const [built, complied] = [random.whole(1, 9), random.whole(10, 12)]
  const today = new Date(now)
  const isNew = year === today.getUTCFullYear()
  const latest = isNew ? Math.max(1, today.getUTCMonth() - 2) : 12
  const since = isNew ? today.getUTCMonth() + 1 - Math.min(complied, latest) : 12
  return {
    buildDate: firstOf(year, Math.min(built, latest)),
    complianceDate: firstOf(year, Math.min(complied, latest)),
    // Registered for a year, no earlier than it was let onto roads.
    regoExpiry: registered
      ? new Date(now + Math.max(monthsToRego, isNew ? 12 - since : monthsToRego) * 30 * dayMs).toISOString().slice(0, 10)
      : null,
  }
}
