import { makeAliases, makeCodes } from '@forecourt/rules/stock/vocabulary/makeAliases'
import { describe, expect, it } from 'vitest'
import { createNamesMeant } from './namesMeant'

const meant = (known: readonly string[], make: string) =>
  createNamesMeant(known.map((name) => ({ name, models: [] }))).lineMeant({ make }).make

describe('a make (ENT-01, MOD-03)', () => {
  it.each(
    [makeAliases, makeCodes]
      .flatMap(Object.entries<readonly string[]>)
      .flatMap(([make, aliases]) => aliases.map((alias) => [alias, make] as const)),
  )('with the spelling %s is imported as %s if the platform knows it', (alias, make) => {
    expect(meant([make, 'Zeekr'], alias)).toBe(make)
    expect(meant(['Zeekr'], alias)).toBe(alias)
  })

  it.each([
    { make: 'Alfa', model: 'Romeo Giulia', is: ['Alfa Romeo', 'Giulia'] },
    { make: 'Kia Rio', model: 'RIO', is: ['Kia', 'Rio'] },
    { make: 'Range Rover', model: 'Evoque', is: ['Land Rover', 'Range Rover Evoque'] },
    { make: 'RANGE ROVER', model: 'Range Rover Sport', is: ['Land Rover', 'Range Rover Sport'] },
    { make: 'Kia Rio', model: 'Cerato', is: ['Kia Rio', 'Cerato'], asks: 'Kia' },
    { make: 'Rover', model: 'Discovery', is: ['Rover', 'Discovery'] },
  ])('“$make” with the model “$model” becomes $is', ({ make, model, is, asks }) => {
    const names = createNamesMeant([
      { name: 'Alfa Romeo', models: ['Giulia'] },
      { name: 'Kia', models: ['Rio', 'Cerato'] },
      { name: 'Land Rover', models: ['Discovery'] },
    ])
    const line = names.lineMeant({ make, model })
    expect([line.make, line.model]).toEqual(is)
    if (asks) expect(names.findAmbiguity(line.make)).toEqual({ suggestion: asks })
  })

  it('in three letters is read if only one make has them, and asked otherwise', () => {
    const known = ['Toyota', 'Ford', 'Volvo', 'Volkswagen', 'Chery', 'Chevrolet', 'Land Rover', 'Rolls-Royce', 'Skoda']
    const names = createNamesMeant(known.map((name) => ({ name, models: [] })))
    const read = ['TOY', 'FOR', 'VW', 'LR', 'SKO', 'toy.', 'Ford'].map((make) => names.lineMeant({ make, model: 'X' }).make)
    expect(read).toEqual(['Toyota', 'Ford', 'Volkswagen', 'Land Rover', 'Skoda', 'Toyota', 'Ford'])
    expect(read.filter((make) => names.findAmbiguity(make) !== null)).toEqual([])
    const asked = ['VOL', 'CHE', 'RR', 'XYZ', 'HOL', 'Frobnicar', 'Various', 'Trade']
    expect(asked.filter((make) => names.findAmbiguity(names.lineMeant({ make, model: 'X' }).make) === null)).toEqual([])
    expect(names.findAmbiguity('Frobnicar')).toEqual({ suggestion: null })
  })

  it('keeps its spelling when its alias belongs to two known makes', () => {
    expect(meant(['Isuzu', 'Isuzu UTE'], 'Isuzu Utes')).toBe('Isuzu Utes')
    expect(meant(['Isuzu', 'Isuzu UTE'], 'ISUZU')).toBe('Isuzu')
  })
})

it('a make of the roads is understood where the platform has no page for it, an abbreviation or a misspelling isn’t (ENT-01)', () => {
  const { findAmbiguity } = createNamesMeant([{ name: 'Mazda', models: [] }])
  expect(['Kia', 'kia', 'Aston Martin', 'MG', 'BMW', 'Toyota'].map(findAmbiguity)).toEqual([null, null, null, null, null, null])
  expect(['VOL', 'TOY', 'Mazdda', 'Kya'].map(findAmbiguity)).not.toContain(null)
})
