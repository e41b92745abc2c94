import { describe, expect, it } from 'vitest'
import { toSignIn } from './toSignIn'

const shown = (said: string) => toSignIn(new URLSearchParams(said), { step: 'code', sentTo: 'ana@shopper.example' })

describe('toSignIn (RTE-13)', () => {
  it.each([
    { said: 'problem=soon&again=24', problem: 'soon', again: 24 },
    { said: 'problem=soon&again=0', problem: 'soon', again: null },
    { said: 'problem=soon&again=31', problem: 'soon', again: null },
    { said: 'problem=soon&again=1.5', problem: 'soon', again: null },
    { said: 'problem=soon', problem: 'soon', again: null },
    { said: 'problem=wait&again=24', problem: 'wait', again: null },
    { said: 'problem=toString', problem: null, again: null },
  ])('reads “$said”', ({ said, problem, again }) => expect(shown(said)).toMatchObject({ problem, again }))
})
