import { makeAliases } from '@forecourt/rules/stock/vocabulary/makeAliases'
import { describe, expect, it } from 'vitest'
import { createNamesMeant } from './namesMeant'

const meant = (known: readonly string[], make: string) =>
  createNamesMeant(known.map((name) => ({ name, models: [] }))).lineMeant({ make }).make

describe('a make (ENT-01, MOD-03)', () => {
  it.each(Object.entries(makeAliases).flatMap(([make, aliases]) => aliases.map((alias) => [alias, make] as const)))(
    'with the spelling %s is imported as %s if the platform knows it',
    (alias, make) => {
      expect(meant([make, 'Zeekr'], alias)).toBe(make)
      expect(meant(['Zeekr'], alias)).toBe(alias)
    },
  )

  it('keeps its spelling when its alias belongs to two known makes', () => {
    expect(meant(['Isuzu', 'Isuzu UTE'], 'Isuzu Utes')).toBe('Isuzu Utes')
    expect(meant(['Isuzu', 'Isuzu UTE'], 'ISUZU')).toBe('Isuzu')
  })
})
