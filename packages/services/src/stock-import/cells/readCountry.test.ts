import { expect, it } from 'vitest'
import { parseColumn } from '../parseColumn'

const now = '2026-06-01T02:00:00.000Z'
const read = (text: string) => parseColumn('importedFrom', text, now, 'NZ')

it.each(['Japan', 'United Kingdom', 'New Caledonia', 'Trinidad and Tobago'])('a country is understood: %s (CFG-02)', (text) => {
  expect(read(text)).toEqual({ is: 'understood', value: text })
})

it('a code of a country is read as its country (ENT-01)', () => expect(read('JP')).toEqual({ is: 'understood', value: 'Japan' }))

it.each(['', 'No', 'NZ New', 'New', 'New Zealand New', 'Not imported'])(
  'a car that isn’t imported has no country: “%s” (CFG-02)',
  (text) => {
    expect(read(text)).toEqual({ is: 'empty' })
  },
)

it.each([
  ['New/Import', ['Not imported']],
  ['NZ New/Import', ['Not imported']],
  ['NZ New / Used Import', ['Not imported']],
  ['New or imported', ['Not imported']],
  ['NZ New/Japan', ['Not imported', 'Japan']],
  ['NZ New / UK', ['Not imported', 'UK']],
  ['Japan/UK', ['Japan', 'UK']],
  ['Japan and the UK or Singapore', ['Japan', 'Singapore']],
  ['Japan & Singapore', ['Japan', 'Singapore']],
])('a text that combines two origins is asked about, not read as a country: “%s” (CFG-02, ENT-01)', (text, choices) => {
  expect(read(text)).toMatchObject({ is: 'not understood', choices })
})

it.each([
  ...['Yes', 'Import', 'Used import', 'Fresh Import', 'Jap import', '2019'],
  ...['NZ New - no', 'Overseas', 'Grade 4', 'Dealer', 'Yokohama', 'Japan?'],
])('a text without a country is not one: “%s” (CFG-02)', (text) => {
  expect(read(text)).toMatchObject({ is: 'not understood' })
})
