import { expect, it } from 'vitest'
import { shows } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { personalNeeds } from './personalFigures'

it.each([
  { personalised: true, confirmed: true, is: true },
  { personalised: true, confirmed: false, is: false },
  { personalised: false, confirmed: true, is: false },
])('with personalised finance $personalised and rates confirmed $confirmed, a site offers personal figures: $is (RTE-12)', (each) => {
  const { finance, calculator } = buildConfig()
  const siteConfig = { finance: { ...finance, personalised: each.personalised }, calculator: { ...calculator, confirmed: each.confirmed } }
  expect(shows({ needs: personalNeeds }, { config: siteConfig })).toBe(each.is)
})
