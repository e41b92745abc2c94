import { toWeekday } from '../../dates/calendarDate'
import type { ZonedMoment } from '../../dates/momentInZone'
import type { LeadForm } from '../../entities/LeadForm'

/** A person in an assignment rule, with weight and working hours. */
export interface RosteredPerson {
  readonly userId: string
  /** Weight: 2 gets twice as many as 1. */
  readonly weight: number
  /** Working days, 0 = Sunday. */
  readonly days: readonly number[]
  /** Working hours in minutes since local midnight; all day if omitted. */
  readonly hours?: { readonly from: number; readonly until: number }
}

/** An assignment rule; an empty list matches any. */
export interface AssignmentRule {
  readonly id: string
  readonly name: string
  readonly locationIds: readonly string[]
  readonly forms: readonly LeadForm[]
  readonly sources: readonly string[]
  readonly people: readonly RosteredPerson[]
}

/** Criteria for the assignment of a conversation. */
export interface Unassigned {
  readonly locationId: string | null
  readonly form: string | null
  readonly source: string | null
}

/** Recent assignments of a person. */
export interface Turn {
  readonly userId: string
  /** Number in the last 30 days. */
  readonly count: number
  /** Last one, ISO in UTC; null if none. */
  readonly lastAt: string | null
}

const matches = (wanted: readonly string[], value: string | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.some((one) => one.toLowerCase() === value.toLowerCase()))

/**
 * Chooses the assignee of a conversation (ENT-16): from the first rule that matches its location, form and source, the person working now
 * with the fewest assignments by weight, and of equals the one whose last assignment is oldest. Null if no rule matches or no person of
 * it is working.
 *
 * @param today local date and time at the conversation's location
 * @param except the previous assignee, who didn't answer
 */
export const nextAssignee = (
  rules: readonly AssignmentRule[],
  lead: Unassigned,
  {
    turns,
    today,
    eligible,
    except = null,
  }: {
    readonly turns: readonly Turn[]
    readonly today: ZonedMoment
    readonly eligible: ReadonlySet<string>
    readonly except?: string | null
  },
): string | null => {
  const rule = rules.find(
    ({ locationIds, forms, sources }) =>
      matches(locationIds, lead.locationId) && matches(forms, lead.form) && matches(sources, lead.source),
  )
  const weekday = toWeekday(today.date)
  const candidates = (rule?.people ?? [])
    .filter(({ userId, weight, days, hours }) => {
      const isAtWork = days.includes(weekday) && (!hours || (hours.from <= today.minutes && today.minutes < hours.until))
      return weight > 0 && isAtWork && eligible.has(userId) && userId !== except
    })
    .map(({ userId, weight }) => {
      const turn = turns.find((one) => one.userId === userId)
      return { userId, load: ((turn?.count ?? 0) + 1) / weight, lastAt: turn?.lastAt ?? '' }
    })
    .sort((one, other) => one.load - other.load || one.lastAt.localeCompare(other.lastAt) || one.userId.localeCompare(other.userId))
  return candidates[0]?.userId ?? null
}
