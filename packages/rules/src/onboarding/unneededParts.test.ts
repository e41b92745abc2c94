import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { blankAnswers, type OnboardingAnswers } from './OnboardingAnswers'
import { unneededParts } from './unneededParts'

const resolve = (...layers: ConfigValues[]) =>
  resolveConfig(
    layers.map((values, index) => ({ kind: index === 0 ? 'template' : 'site', name: 'Yard', schemaVersion: 1, values, locks: [] })),
  )
const answersOf = (departments: boolean, finance: Partial<OnboardingAnswers['finance']> = {}): OnboardingAnswers => ({
  ...blankAnswers,
  brands: { ...blankAnswers.brands, hasService: departments, hasParts: departments },
  finance: { ...blankAnswers.finance, showsEstimate: false, ...finance },
})
const about = (answers: OnboardingAnswers, template: ConfigValues = {}) => {
  const values = unneededParts(answers, resolve(template).config)
  const { config, problems } = resolve(template, values)
  return {
    values,
    labels: config.navigation.items.flatMap(({ label, children }) => [label, ...children.map((child) => child.label)]),
    messages: problems.map(({ message }) => message),
  }
}
const child = { id: 'book', label: 'Book a service', href: '/service' }

it('a new site has no warning about pages and calculators that its own setup leaves out (RTE-21, FIN-24)', () => {
  const { labels, messages } = about(answersOf(false))
  expect(labels).not.toContain('Service')
  expect(labels).not.toContain('Parts and accessories')
  expect(labels).toContain('Finance')
  expect(messages.filter((message) => /leads to|not confirmed/.test(message))).toEqual([])
})

it('items in dropdowns of the template are left out too, and what surrounds them stays', () => {
  const template = {
    navigation: { items: [{ id: 'finance', children: [child, { ...child, id: 'trade', label: 'Sell', href: '/trade-in' }] }] },
  }
  const { labels, messages } = about(answersOf(false), template as ConfigValues)
  expect(labels).toEqual(expect.arrayContaining(['Finance', 'Sell']))
  expect(labels).not.toContain('Book a service')
  expect(messages.filter((message) => /leads to/.test(message))).toEqual([])
})

it('a dealer with departments and a rate keeps pages, items and calculators', () => {
  const { values } = about(answersOf(true, { rate: '7.99', comparisonRate: '8.99' }))
  expect(values).toEqual({})
})

it('a dealer with a lender is asked to confirm the rate of the calculator', () => {
  const { messages } = about(answersOf(true, { provider: 'manual' }))
  expect(messages.some((message) => /not confirmed/.test(message))).toBe(true)
})
