import { expect, it } from 'vitest'
import { carTag } from '../../car/tags/carTags'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import type { ContentBlock } from '../BlockRules'
import { configOfRow } from './featuredStock'

const now = '2026-03-10T02:00:00.000Z'
const config = buildConfig({ tags: { justArrivedDays: 7 } })

it.each([
  { selection: 'newest', tag: undefined },
  { selection: 'recommended', tag: 'justArrived' },
] as const)('a card in a row of $selection cars has the tag of new arrivals: $tag (CARD-01)', ({ selection, tag }) => {
  const row = configOfRow({ selection } as ContentBlock<'featuredStock'>, config)
  const shown = carTag(buildCar({ createdAt: now }), row, now)
  expect(shown?.kind === 'text' ? shown.tone : undefined).toBe(tag)
})
