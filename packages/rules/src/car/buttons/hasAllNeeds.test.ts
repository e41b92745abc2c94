import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { hasAllNeeds } from './carButtonsFor'

const need = (holds: boolean) => ({ needs: 'something', holds: () => holds })

it.each([
  { name: 'nothing is needed', needs: [], expected: true },
  { name: 'all is there', needs: [need(true), need(true)], expected: true },
  { name: 'the last is missing', needs: [need(true), need(false)], expected: false },
])('a car page checks that all requirements of a button are met (VDP-07): $name', ({ needs, expected }) => {
  const context = { config: buildConfig(), place: 'vdp', now: '2026-03-10T02:00:00Z' } as const
  expect(hasAllNeeds({ needs }, buildCar(), context, '')).toBe(expected)
})
