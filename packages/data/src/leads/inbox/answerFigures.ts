import type { AnswerFigures } from '@forecourt/rules/entities/AnswerFigures'
import { usualAnswerDays } from '@forecourt/rules/leads/inbox/usualAnswer'
import type { Transaction } from '../../Transaction'

const day = 86_400_000

interface FiguresQuery {
  readonly organisationId: string
  readonly siteId: string
  /** The instant, ISO in UTC. */
  readonly now: string
}

/**
 * How long shoppers of a site waited lately for the first word of a person. Whose time to be answered is over without an answer counts as
 * the slowest of all, so that who answers the easy ones alone is not said to be fast; null where nobody was answered.
 */
export const answerFigures = async (tx: Transaction, { organisationId, siteId, now }: FiguresQuery): Promise<AnswerFigures | null> => {
  const [row] = await tx.$queryRaw<AnswerFigures[]>`
    select count(clock.answered_at)::int as answered,
      nullif(percentile_disc(0.5) within group (order by case when clock.answered_at is null then 'infinity'::float8 else clock.open_minutes end), 'infinity') as "openMinutes"
    from answer_clocks clock
    join conversations c on c.organisation_id = clock.organisation_id and c.id = clock.conversation_id
    where clock.organisation_id = ${organisationId} and clock.asked_at >= ${new Date(Date.parse(now) - usualAnswerDays * day)}
      and clock.asked_at <= ${new Date(now)} and (clock.answered_at is not null or clock.due_at <= ${new Date(now)})
      and c.site_ids @> array[${siteId}]`
  return row && row.answered > 0 ? row : null
}
