import { expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'
import { describeDraftChanges } from './describeDraftChanges'

const resolve = (values: unknown) => resolveConfig([buildLayer({ kind: 'site', values: values as ConfigValues })])
const described = (before: unknown, values: unknown) =>
  describeDraftChanges(resolve(before).config, { values: values as ConfigValues, ...resolve(values) })

it.each<{ name: string; before?: unknown; values: unknown; message: [sentence: string, isInvalid: boolean][] }>([
  { name: 'a valid value', values: { search: { pageSize: 24 } }, message: [['Cars per page: 21 → 24', false]] },
  { name: 'a number out of bounds', values: { search: { pageSize: 5000 } }, message: [['Cars per page: 21 → 5,000', true]] },
  {
    name: 'an invalid value of a setting with a published value',
    before: { search: { pageSize: 24 } },
    values: { search: { pageSize: 5000 } },
    message: [['Cars per page: 24 → 5,000', true]],
  },
  { name: 'a word instead of a colour', values: { theme: { brandColour: 'red' } }, message: [['Brand colour: #1f4fd8 → red', true]] },
  {
    name: 'an entry of a plain list',
    values: { leads: { notify: ['sales@cars.example', 'nobody'] } },
    message: [['Email leads to: “sales@cars.example”, “nobody” added', true]],
  },
  {
    name: 'a valid and an invalid value of an item',
    values: { navigation: { items: [{ id: 'service', label: 'Servicing', href: 'our service' }] } },
    message: [
      ['Menu › “Service” › Text: “Service” → “Servicing”', false],
      ['Menu › “Service” › Link: “/service” → “our service”', true],
    ],
  },
])('the publish dialog describes in a draft $name', ({ before = {}, values, message }) => {
  const changes = described(before, values)
  expect(changes.map(({ sentence, invalid }) => [sentence, invalid !== undefined])).toEqual(message)
  expect(changes.filter(({ invalid, seen }) => invalid !== undefined && seen)).toEqual([])
})

it('the list of changes returns the problem of an invalid value', () => {
  expect(described({}, { search: { pageSize: 5000 } })[0]?.invalid).toMatch(/Cars per page/)
})
