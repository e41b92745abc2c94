import { expect, it } from 'vitest'
import { importsAnything, importVerb } from './importVerb'

const counts = { rows: 47, added: 47, changed: 0, unchanged: 0, gone: 0, refused: 0 }

it.each([
  { ready: 42, waiting: 5, verb: 'Import 42 cars; 5 wait for answers' },
  { ready: 1, waiting: 1, verb: 'Import 1 car; 1 waits for an answer' },
  { ready: 1_200, waiting: 0, verb: 'Import 1,200 cars' },
  { ready: 0, waiting: 3, verb: 'No car is ready: 3 wait for answers', isNothing: true },
  { ready: 0, waiting: 3, gone: 2, verb: 'Import; 3 wait for answers' },
  { ready: 0, waiting: 0, verb: 'Import 0 cars', isNothing: true },
  { ready: 42, waiting: 5, isAgain: true, verb: 'Import 42 cars again; 5 wait for answers' },
  { ready: 9, waiting: 0, of: { added: 0, changed: 3, unchanged: 6, gone: 1 }, verb: 'Import: 3 changed, 1 withdrawn' },
  { ready: 9, waiting: 1, of: { added: 2, changed: 1, unchanged: 6 }, verb: 'Import: 2 new, 1 changed; 1 waits for an answer' },
  { ready: 6, waiting: 0, of: { added: 0, unchanged: 6 }, verb: 'Import: nothing changes' },
])('the button says “$verb” (ENT-01)', ({ ready, waiting, gone = 0, isAgain = false, isNothing = false, of = {}, verb }) => {
  const report = { ready, waiting, counts: { ...counts, gone, ...of } }
  expect([importVerb(isAgain, report), importsAnything(report)]).toEqual([verb, !isNothing])
})

it('the button says no numbers before they are known (ENT-01)', () =>
  expect([importVerb(false, null), importVerb(true, undefined)]).toEqual(['Import', 'Import again']))
