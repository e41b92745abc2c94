import { type TRPCDefaultErrorShape, TRPCError } from '@trpc/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { CallProblem } from './CallProblem'
import { formatError } from './formatError'

const shapeOf = (error: TRPCError): TRPCDefaultErrorShape => ({
  code: -32603,
  message: error.message,
  data: { code: error.code, httpStatus: 500, path: 'sites.publish', stack: 'at secret.ts:1' },
})
const format = (error: TRPCError) => formatError({ shape: shapeOf(error), error })

test('An internal error is sent without its message and stack', () => {
  const answer = format(
    new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: 'connect ECONNREFUSED 10.0.0.7:5432', cause: new Error('password=hunter2') }),
  )
  expect(JSON.stringify(answer)).not.toMatch(/ECONNREFUSED|hunter2|secret\.ts/)
  expect(answer.message).toBe('Something went wrong on our side. Try again in a moment.')
})

test('Input errors are returned at their fields, with the first message of each', () => {
  const { error } = z
    .object({ price: z.number('Enter a number.'), note: z.object({ text: z.string('Write something.') }) })
    .safeParse({ note: {} })
  const answer = format(new TRPCError({ code: 'BAD_REQUEST', cause: error }))
  expect(answer.data.fields).toEqual({ price: 'Enter a number.', 'note.text': 'Write something.' })
})

test('A conflict error contains the other draft', () => {
  const conflict = { revision: 4, values: {}, updatedAt: null, updatedBy: 'Jonah', version: 2 }
  const answer = format(new CallProblem('CONFLICT', 'Jonah saved this draft in the meantime.', { conflict }))
  expect([answer.message, answer.data.conflict]).toEqual(['Jonah saved this draft in the meantime.', conflict])
})

test('An unknown procedure is reported in plain words', () => {
  expect(format(new TRPCError({ code: 'NOT_FOUND', message: 'No procedure found on path "x"' })).message).toBe('That call does not exist.')
})
