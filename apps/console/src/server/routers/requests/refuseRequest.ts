import type { AnswerResult } from '@forecourt/data/publishing/requests/answerRequest'
import type { PublishRequestResult } from '@forecourt/data/publishing/requests/requestPublish'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'

type Refused = Exclude<PublishRequestResult | AnswerResult, { ok: true }>

/** Says why a request to publish could not be made or answered. */
export const refuseRequest = (result: Refused): never => {
  switch (result.reason) {
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
    case 'notYours':
      throw new CallProblem('FORBIDDEN', result.message)
    case 'notFound':
      throw notFound('request')
    default:
      throw new CallProblem('CONFLICT', result.message)
  }
}
