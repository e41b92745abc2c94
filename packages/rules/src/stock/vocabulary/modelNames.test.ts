import { expect, it } from 'vitest'
import { makeAliases, roadMakes } from './makeAliases'
import { modelFamilies, modelNames } from './modelNames'

it('each listed model has a known make and appears once, and each family has a listed model (MOD-03)', () => {
  expect(Object.keys(modelNames).filter((make) => !roadMakes.includes(make) && !Object.hasOwn(makeAliases, make))).toEqual([])
  for (const names of Object.values(modelNames)) expect(new Set(names.split(', ')).size).toBe(names.split(', ').length)
  const all = new Set(Object.values(modelNames).flatMap((names) => names.split(', ')))
  expect(modelFamilies.filter((names) => !names.some((name) => all.has(name)))).toEqual([])
})
