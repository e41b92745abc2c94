import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { formatSearch } from '../formatSearch'
import { parseSearch } from '../parseSearch'
import { type TypeChoicesQuery, typeChoices } from './typeChoices'

const item = (value: string, count: number) => ({ value, label: value, count })
const choices = (query: string, { preset = {}, ...more }: Partial<TypeChoicesQuery> = {}) =>
  typeChoices({
    itemTypes: ['motorcycle', 'caravan'],
    state: parseSearch(new URLSearchParams(query), { config: buildConfig(), preset }),
    preset,
    counts: [item('caravan', 94), item('motorcycle', 63)],
    ...more,
  }).map(({ label, count, isCurrent, state }) => [label, count, isCurrent, formatSearch(state)])

describe('the switch between types of vehicle', () => {
  it('the switch between types of vehicle lists all, then each type by name, with counts and addresses (SRC-03, CFG-06)', () => {
    expect(choices('')).toEqual([
      ['All', 157, true, ''],
      ['Caravans', 94, false, '?item_type=caravan'],
      ['Motorcycles', 63, false, '?item_type=motorcycle'],
    ])
  })

  it('the switch between types of vehicle marks the chosen one, keeps other filters and leaves the page (SRC-03)', () => {
    expect(choices('item_type=caravan&car_type=new&page=3')).toEqual([
      ['All', 157, false, '?car_type=new'],
      ['Caravans', 94, true, '?car_type=new&item_type=caravan'],
      ['Motorcycles', 63, false, '?car_type=new&item_type=motorcycle'],
    ])
  })

  it('the switch between types of vehicle leaves out filters that a type has no vehicle for (SRC-03)', () => {
    expect(choices('make=Honda', { counts: [item('motorcycle', 12)] })).toEqual([
      ['All', 12, true, '?make=Honda'],
      ['Caravans', null, false, '?item_type=caravan'],
      ['Motorcycles', 12, false, '?item_type=motorcycle&make=Honda'],
    ])
  })

  it.each([
    { name: 'a site with one type', more: { itemTypes: ['car'] } as const },
    { name: 'the list of a make with one type', more: { preset: { make: 'Honda' }, counts: [item('motorcycle', 12)] } },
  ])('the switch between types of vehicle isn’t shown for $name', ({ more }) => {
    expect(choices('', more)).toEqual([])
  })

  it('the switch between types of vehicle has no counts while they are unknown (ERR-13)', () => {
    expect(choices('', { counts: undefined }).map(([label, count]) => [label, count])).toEqual([
      ['All', null],
      ['Caravans', null],
      ['Motorcycles', null],
    ])
  })
})
