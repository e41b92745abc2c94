import { testsAll } from '@forecourt/schema/testing/testsAll'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ModelRequest } from './testing/ModelRequest'
import { ModelYard } from './testing/ModelYard'

/** Random events in order: each number selects one of the possible events and a payment. */
const sequences = fc.array(fc.nat(4095), { minLength: 1, maxLength: 40, size: 'max' })
const numRuns = testsAll ? 25_000 : 2_000
/** 25,000 sequences take minutes on a loaded machine. */
const timeout = testsAll ? 1_800_000 : 180_000

it(
  'a payment by link or on the site leaves the money with the right party, for any order of events (CHK-01)',
  () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const request = new ModelRequest()
        for (const step of sequence) {
          request.happen(step)
          request.check()
        }
        request.end(sequence.length)
      }),
      { numRuns },
    )
  },
  timeout,
)

it(
  'reservations and purchases leave the money with the right party, for any order of events (CHK-02, CHK-04, CHK-05)',
  () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const yard = new ModelYard()
        for (const step of sequence) {
          yard.happen(step)
          yard.check()
        }
        yard.end(sequence.length)
      }),
      { numRuns },
    )
  },
  timeout,
)

it('the sequences reach every state and every action', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(sequences, (sequence) => {
      const [request, yard] = [new ModelRequest(), new ModelYard()]
      for (const step of sequence)
        for (const one of [request, yard]) {
          one.happen(step)
          for (const name of one.reached()) reached.add(name)
        }
    }),
    { numRuns: 2_000, seed: 1 },
  )
  expect([...ModelRequest.all, ...ModelYard.all].filter((name) => !reached.has(name))).toEqual([])
})
