import { expect, it } from 'vitest'
import { carFormFields } from '../../car/form/carSections'
import { countryField } from '../countryFields'
import { countryTerms } from './countryTerms'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []

it.each([
  { country: 'AU', foreign: /NZ|\.co\.nz|New Zealand|CCCFA|trader|Limited/ },
  { country: 'NZ', foreign: /\bABN\b|\.com\.au|Australia|comparison|stamp duty|Pty|\bNSW\b|government charges/i },
] as const)('the terms of $country name nothing of the other country (CFG-02)', ({ country, foreign }) => {
  expect(textsOf(countryTerms(country)).filter((text) => foreign.test(text))).toEqual([])
})

it.each([
  { country: 'AU', prices: ['Drive away', 'Excluding government charges'] },
  { country: 'NZ', prices: ['Including on-road costs', 'Plus on-road costs'] },
] as const)('$country has its own words for the two prices of a car, which its form has too (CFG-02, CAR-14)', ({ country, prices }) => {
  const { driveAway, egc } = countryTerms(country).prices
  const labels = ['driveAwayCents', 'egcCents'].map((path) => {
    const field = carFormFields.find((each) => each.path === path)
    return field && countryField(field, country, null)?.label
  })
  expect([[driveAway, egc], labels]).toEqual([prices, prices])
})

it.each([
  { country: 'AU', states: 8, number: 'ABN', domain: 'www.dealer.com.au' },
  { country: 'NZ', states: 0, number: 'NZBN', domain: 'www.dealer.co.nz' },
] as const)('$country has $states states, the $number and domains such as $domain (CFG-02, ENT-10)', (row) => {
  const { states, businessNumber, exampleDomain } = countryTerms(row.country)
  expect([states.length, businessNumber.name, exampleDomain]).toEqual([row.states, row.number, row.domain])
})
