import { describe, expect, it } from 'vitest'
import type { Filter } from '../contract/Filter'
import { parseFacetFilters } from './parseFacetFilters'
import { parseFilters } from './parseFilters'
import { parseNumericFilters } from './parseNumericFilters'

const facet = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value })
const or = (...filters: Filter[]): Filter => ({ kind: 'or', filters })
const not = (filter: Filter): Filter => ({ kind: 'not', filter })
const kia = facet('make', 'Kia')
const red = facet('colour', 'Red')
const ute = facet('body', 'Ute')

describe('parseFilters (SRC-45)', () => {
  it.each<[name: string, input: string, filters: Filter[]]>([
    ['nothing', ' ', []],
    ['one value', 'make:Kia', [kia]],
    ['AND as so many filters', 'make:Kia AND colour:Red', [kia, red]],
    ['OR alone', 'make:Kia OR NOT colour:Red', [or(kia, not(red))]],
    ['OR in parentheses', '(make:Kia OR colour:Red) AND body:Ute', [or(kia, red), ute]],
    ['OR after AND', 'body:Ute AND (make:Kia OR colour:Red)', [ute, or(kia, red)]],
    ['OR of parentheses', '(make:Kia OR colour:Red) OR body:Ute', [or(kia, red, ute)]],
    ['one in parentheses', '(make:Kia)', [kia]],
    ['NOT of a value', 'NOT make:Kia', [not(kia)]],
    ['NOT twice', 'NOT NOT make:Kia', [kia]],
    ['double quotes', 'city:"Port Macquarie"', [facet('city', 'Port Macquarie')]],
    ['single quotes', "tag:'One Owner'", [facet('tag', 'One Owner')]],
    ['a quote in quotes', '"tag":"Manager\'s \\"best\\""', [facet('tag', 'Manager\'s "best"')]],
    ['a keyword in quotes', 'state:"OR"', [facet('state', 'OR')]],
    ['a hyphen in a value', 'model:CX-5', [facet('model', 'CX-5')]],
    ['a colon in a value', 'opens:10:30', [facet('opens', '10:30')]],
    ['a tag, just as it is written', 'special', [{ kind: 'facet', attribute: '_tags', value: 'special', exact: true }]],
    ['a tag by name', '_tags:New', [{ kind: 'facet', attribute: '_tags', value: 'New', exact: true }]],
    ['a range', 'price:1000 TO 2000.5', [{ kind: 'range', attribute: 'price', min: 1000, max: 2000.5 }]],
    ['a comparison', 'km<-5', [{ kind: 'number', attribute: 'km', comparison: '<', value: -5 }]],
    ['a comparison with spaces', 'km != 0', [{ kind: 'number', attribute: 'km', comparison: '!=', value: 0 }]],
  ])('reads $0', (_name, input, filters) => expect(parseFilters(input)).toEqual(filters))

  it.each([
    'make:',
    ':Kia',
    'make:Kia AND',
    'AND make:Kia',
    '(make:Kia',
    'make:Kia)',
    'price > much',
    'price:1 TO x',
    '"open',
    'make:Kia OR colour:Red AND body:Ute',
    'body:Ute AND make:Kia OR colour:Red',
    '(make:Kia AND colour:Red) OR body:Ute',
    '(make:Kia AND colour:Red)',
    'body:Ute AND (make:Kia OR (colour:Red))',
    'NOT (make:Kia OR colour:Red)',
    'make:Kia or colour:Red',
    'make:Kia OR price<5',
    'price<5 OR special',
    '!',
    'make:Kia colour:Red',
    `${'('.repeat(99)}a`,
  ])('refuses %s with a message', (input) => expect(() => parseFilters(input)).toThrow(/^filters: /))
})

describe('parseFacetFilters (SRC-45)', () => {
  it.each<{ name: string; input: unknown; filters: Filter[] }>([
    { name: 'nothing', input: undefined, filters: [] },
    { name: 'a text', input: 'make:Kia', filters: [kia] },
    { name: 'a list as AND', input: ['make:Kia', 'colour:Red'], filters: [kia, red] },
    { name: 'an inner list as OR', input: [['make:Kia', 'colour:Red'], 'body:Ute'], filters: [or(kia, red), ute] },
    { name: 'an empty inner list', input: [[], 'body:Ute'], filters: [ute] },
    { name: 'a negation', input: ['make:-Kia'], filters: [not(kia)] },
    { name: 'a hyphen that is meant', input: 'tag:\\-5%', filters: [facet('tag', '-5%')] },
    { name: 'colons in the value', input: 'tag:a:b', filters: [facet('tag', 'a:b')] },
  ])('reads $name', ({ input, filters }) => expect(parseFacetFilters(input)).toEqual(filters))

  it.each([['make'], [[':Kia']], [[['make:Kia', 5]]], [7]])('refuses %j', (input) => {
    expect(() => parseFacetFilters(input)).toThrow(/^facetFilters: /)
  })
})

describe('parseNumericFilters (SRC-45)', () => {
  it.each<{ name: string; input: unknown; filters: Filter[] }>([
    { name: 'nothing', input: [], filters: [] },
    { name: 'a comparison', input: 'price>=10', filters: [{ kind: 'number', attribute: 'price', comparison: '>=', value: 10 }] },
    { name: 'spaces', input: [' km  !=  2.5 '], filters: [{ kind: 'number', attribute: 'km', comparison: '!=', value: 2.5 }] },
    { name: 'a range', input: ['year:2018 TO 2020'], filters: [{ kind: 'range', attribute: 'year', min: 2018, max: 2020 }] },
    {
      name: 'OR',
      input: [['km<1', 'km>9']],
      filters: [
        or({ kind: 'number', attribute: 'km', comparison: '<', value: 1 }, { kind: 'number', attribute: 'km', comparison: '>', value: 9 }),
      ],
    },
  ])('reads $name', ({ input, filters }) => expect(parseNumericFilters(input)).toEqual(filters))

  it.each([['price'], ['price>much'], [['>5']], [5]])('refuses %j', (input) => {
    expect(() => parseNumericFilters(input)).toThrow(/^numericFilters: /)
  })
})
