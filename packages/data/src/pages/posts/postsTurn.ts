import type { ZonedMoment } from '@forecourt/rules/dates/momentInZone'
import type { Scope } from '../../createDatabase'
import { comeBy } from './livePosts'

/** Whether a post of an organisation goes live after one moment of a clock, and no later than another (RTE-24). */
export const postsTurn = (scope: Scope, organisationId: string, moment: ZonedMoment, before: ZonedMoment): Promise<boolean> =>
  scope.transaction(
    async (tx) =>
      (await tx.post.findFirst({
        where: { organisationId, state: 'published', AND: [comeBy(moment), { NOT: comeBy(before) }] },
        select: { id: true },
      })) !== null,
  )
