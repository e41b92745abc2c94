import { usualAnswerDays } from '@forecourt/rules/leads/inbox/usualAnswer'
import type { AnswerFigures } from '@forecourt/rules/sites/SiteData'
import type { Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

const day = 86_400_000

interface FiguresQuery {
  readonly organisationId: string
  readonly siteId: string
  /** The current instant, ISO in UTC. */
  readonly now: string
}

/**
 * Response times of a site in the 90 days until the last midnight in UTC: shoppers' wait for the first reply by a person. Overdue enquiries
 * without a reply count as infinite, so that replying to easy ones only doesn't improve the figure; null if none was replied to.
 *
 * Replies of the current day don't count yet: when an enquiry is due becomes known only after it arrives, and a figure that changes within
 * the day could not be shown again as it was (CFG-12).
 */
export const answerFigures = async (tx: Transaction, { organisationId, siteId, now }: FiguresQuery): Promise<AnswerFigures | null> => {
  const until = new Date(`${now.slice(0, 10)}T00:00:00.000Z`)
  const isAnswered = Prisma.sql`clock.answered_at < ${until}`
  const [row] = await tx.$queryRaw<AnswerFigures[]>`
    select (count(*) filter (where ${isAnswered}))::int as answered,
      nullif(percentile_disc(0.5) within group (order by case when ${isAnswered} then clock.open_minutes else 'infinity'::float8 end), 'infinity') as "openMinutes"
    from answer_clocks clock
    join conversations c on c.organisation_id = clock.organisation_id and c.id = clock.conversation_id
    where clock.organisation_id = ${organisationId} and clock.started_at >= ${new Date(until.getTime() - usualAnswerDays * day)}
      and (${isAnswered} or clock.due_at < ${until}) and c.site_ids @> array[${siteId}]`
  return row && row.answered > 0 ? row : null
}

/** Response times of a user or a location. Minutes; null if none was answered. */
export interface AnswerTime {
  readonly id: string
  readonly name: string
  /** Number of enquiries. */
  readonly asked: number
  readonly answered: number
  /** Medians, in opening hours and by the calendar. */
  readonly openMinutes: number | null
  readonly minutes: number | null
  /** Number answered within the target time. */
  readonly inTime: number
}

export interface AnswerTimes {
  readonly whole: AnswerTime
  readonly users: readonly AnswerTime[]
  readonly locations: readonly AnswerTime[]
}

/** Enquiries without a location, so that the rows add up to the total. */
const noLocation = 'No particular location'

const figures = Prisma.sql`
  count(*)::int as asked, count(clock.answered_at)::int as answered,
  percentile_disc(0.5) within group (order by clock.open_minutes)::int as "openMinutes",
  percentile_disc(0.5) within group (order by clock.minutes)::int as minutes,
  count(*) filter (where clock.answered_at <= clock.due_at)::int as "inTime"`

/** Response times since an instant: in total, by user and by location, fastest first. */
export const answerTimes = (
  scope: Scope,
  {
    organisationId,
    siteIds,
    since,
  }: { readonly organisationId: string; readonly siteIds: readonly string[] | null; readonly since: string },
): Promise<AnswerTimes> =>
  scope.transaction(async (tx) => {
    const where = Prisma.sql`
      clock.organisation_id = ${organisationId} and clock.started_at >= ${new Date(since)}
      and ${siteIds === null ? Prisma.sql`true` : Prisma.sql`c.site_ids && ${[...siteIds]}::text[]`}`
    const from = Prisma.sql`answer_clocks clock join conversations c on c.organisation_id = clock.organisation_id and c.id = clock.conversation_id`
    const [whole] = await tx.$queryRaw<AnswerTime[]>`select '' as id, '' as name, ${figures} from ${from} where ${where}`
    const users = await tx.$queryRaw<AnswerTime[]>`
      select clock.answered_by as id, max(clock.answered_name) as name, ${figures} from ${from}
      where ${where} and clock.answered_by is not null group by 1 order by "openMinutes" nulls last, name`
    const locations = await tx.$queryRaw<AnswerTime[]>`
      select coalesce(place.id, '') as id, coalesce(place.name, ${noLocation}) as name, ${figures} from ${from}
      left join locations place on place.organisation_id = clock.organisation_id and place.id = clock.location_id
      where ${where} group by 1, 2 order by max(place.id) is null, "openMinutes" nulls last, name`
    return { whole: whole ?? { id: '', name: '', asked: 0, answered: 0, openMinutes: null, minutes: null, inTime: 0 }, users, locations }
  })
