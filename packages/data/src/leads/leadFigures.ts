import { addDays } from '@forecourt/rules/dates/calendarDate'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { Scope } from '../createDatabase'

export interface LeadFigures {
  /** Leads of the last seven days. */
  readonly thisWeek: number
  /** Leads of the seven days before. */
  readonly previousWeek: number
  /** The last 14 days, oldest first, ending today. */
  readonly byDay: readonly { readonly date: string; readonly count: number }[]
}

export interface LeadFiguresQuery {
  readonly now: string
  /** Limits the figures to leads of these sites; null or absent for all sites. */
  readonly siteIds?: readonly string[] | null
  /** Time zone for day boundaries. */
  readonly timeZone?: string
}

const week = 7

/** Lead counts of a scope for the dashboard; excludes suspicious leads. */
export const leadFigures = (scope: Scope, { now, siteIds = null, timeZone = 'Australia/Sydney' }: LeadFiguresQuery): Promise<LeadFigures> =>
  scope.transaction(async (tx) => {
    const { date: today } = momentInZone(now, timeZone)
    const days = Array.from({ length: 2 * week }, (_, index) => addDays(today, index - 2 * week + 1))
    const counted = await tx.$queryRaw<{ date: string; count: number }[]>`
      select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as date, count(*)::int as count
      from leads
      where not suspicious and created_at >= ${new Date(Date.parse(now) - (2 * week + 1) * 86_400_000)}
        and (${siteIds === null} or site_id = any(${siteIds ? [...siteIds] : []}))
      group by 1`
    const byDay = days.map((date) => ({ date, count: counted.find((row) => row.date === date)?.count ?? 0 }))
    const total = (rows: typeof byDay) => rows.reduce((sum, { count }) => sum + count, 0)
    return { thisWeek: total(byDay.slice(week)), previousWeek: total(byDay.slice(0, week)), byDay }
  })
