import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { shareContent } from './shareContent'

const now = '2026-03-10T10:00:00Z'
const config = buildConfig({ tags: { soldLaterText: 'SOLD', reservedText: 'SET ASIDE', comingSoonText: 'COMING IN MAY' } })

it.each<{ name: string; car: Partial<Car>; tag: string | null }>([
  { name: 'sold yesterday', car: { status: 'sold', soldAt: '2026-03-09T10:00:00Z' }, tag: 'JUST SOLD' },
  { name: 'sold forty days ago', car: { status: 'sold', soldAt: '2026-01-29T10:00:00Z' }, tag: 'SOLD' },
  { name: 'reserved, in the site’s own words', car: { reserved: true }, tag: 'SET ASIDE' },
  { name: 'coming soon', car: { status: 'coming_soon' }, tag: 'COMING IN MAY' },
  { name: 'with the dealer’s own tag', car: { tag: 'Test Drive Only' }, tag: 'Test Drive Only' },
  { name: 'just arrived, a tag that would soon be out of date', car: { createdAt: now }, tag: null },
])('a share image shows the same tag as the card of a car $name (UI-08, CAR-03)', ({ car, tag }) => {
  expect(shareContent(buildCar(car), config, now).tag).toBe(tag)
})

it('a share image omits the price of a sold car', () => {
  expect(shareContent(buildCar({ status: 'sold' }), config, now).price).toBe('')
  expect(shareContent(buildCar(), config, now).price).not.toBe('')
})
