import { toWeekday } from '../../dates/calendarDate'
import type { ZonedMoment } from '../../dates/momentInZone'
import type { LeadForm } from '../../entities/LeadForm'

/** Who takes turns in a rule: how much of it, and when they work. */
export interface RosteredPerson {
  readonly userId: string
  /** A share: 2 gets twice what 1 gets. */
  readonly weight: number
  /** Weekdays they work, 0 = Sunday. */
  readonly days: readonly number[]
  /** From when until when on these days, in minutes since midnight by the clock of the place; left out, all day. */
  readonly hours?: { readonly from: number; readonly until: number }
}

/** Who gets which enquiries: an empty list means any. */
export interface AssignmentRule {
  readonly id: string
  readonly name: string
  readonly locationIds: readonly string[]
  readonly forms: readonly LeadForm[]
  readonly sources: readonly string[]
  readonly people: readonly RosteredPerson[]
}

/** What decides who gets a conversation. */
export interface Unassigned {
  readonly locationId: string | null
  readonly form: string | null
  readonly source: string | null
}

/** What somebody was given lately. */
export interface Turn {
  readonly userId: string
  /** Conversations of the last 30 days. */
  readonly count: number
  /** ISO in UTC; null where there was none. */
  readonly lastAt: string | null
}

const matches = (wanted: readonly string[], value: string | null): boolean =>
  wanted.length === 0 || (value !== null && wanted.some((one) => one.toLowerCase() === value.toLowerCase()))

/**
 * Says whose turn it is to take a conversation (ENT-16): of the first rule that fits its location, kind and source, the one on the roster
 * now who was given the least for their weight, and of equals who waited longest. Null where no rule fits or nobody works now.
 *
 * @param today the day and the time at the location of the conversation
 * @param except who had it and did not answer
 */
export const nextAssignee = (
  rules: readonly AssignmentRule[],
  asked: Unassigned,
  {
    turns,
    today,
    able,
    except = null,
  }: {
    readonly turns: readonly Turn[]
    readonly today: ZonedMoment
    readonly able: ReadonlySet<string>
    readonly except?: string | null
  },
): string | null => {
  const rule = rules.find(
    ({ locationIds, forms, sources }) =>
      matches(locationIds, asked.locationId) && matches(forms, asked.form) && matches(sources, asked.source),
  )
  const weekday = toWeekday(today.date)
  const inTurn = (rule?.people ?? [])
    .filter(({ userId, weight, days, hours }) => {
      const isAtWork = days.includes(weekday) && (!hours || (hours.from <= today.minutes && today.minutes < hours.until))
      return weight > 0 && isAtWork && able.has(userId) && userId !== except
    })
    .map(({ userId, weight }) => {
      const turn = turns.find((one) => one.userId === userId)
      return { userId, load: ((turn?.count ?? 0) + 1) / weight, lastAt: turn?.lastAt ?? '' }
    })
    .sort((one, other) => one.load - other.load || one.lastAt.localeCompare(other.lastAt) || one.userId.localeCompare(other.userId))
  return inTurn[0]?.userId ?? null
}
