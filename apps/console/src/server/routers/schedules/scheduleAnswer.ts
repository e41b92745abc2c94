import type { ChangeScheduleResult } from '@forecourt/data/publishing/schedules/changeSchedule'
import type { Schedule } from '@forecourt/data/publishing/schedules/Schedule'
import type { ScheduleResult } from '@forecourt/data/publishing/schedules/schedulePublication'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'

/** Passes on a scheduled publication, or says why it could not be scheduled or changed. */
export const scheduleAnswer = (result: ScheduleResult | ChangeScheduleResult): { readonly schedule: Schedule } => {
  if (result.ok) return { schedule: result.schedule }
  switch (result.reason) {
    case 'time':
      throw new CallProblem('BAD_REQUEST', result.message, { fields: { publishAt: result.message } })
    case 'invalid': {
      const { length } = result.problems
      throw new CallProblem(
        'BAD_REQUEST',
        `${length} ${length === 1 ? 'setting needs' : 'settings need'} attention before this can go live.`,
        {
          problems: result.problems,
        },
      )
    }
    case 'taken':
    case 'conflict':
    case 'settled':
      throw new CallProblem('CONFLICT', result.message)
    case 'notFound':
      throw 'message' in result ? new CallProblem('NOT_FOUND', result.message) : notFound('site')
  }
}
