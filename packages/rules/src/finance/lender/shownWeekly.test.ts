import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { shownWeekly, type WeeklyPlace } from './weeklyFinance'

const now = '2026-03-10T03:00:00.000Z'
const financed = buildCar({ financeLenders: { manual: buildLender() } })

it.each<{ name: string; place: WeeklyPlace; showWidget: boolean; showWeekly: boolean; shown: boolean }>([
  { name: 'a car page, if the site shows it on car pages', place: 'carPage', showWidget: true, showWeekly: false, shown: true },
  { name: 'a card, if the site shows it on cards', place: 'card', showWidget: false, showWeekly: true, shown: true },
  { name: 'a car page, if the site shows it only on cards', place: 'carPage', showWidget: false, showWeekly: true, shown: false },
  { name: 'a card, if the site shows it only on car pages', place: 'card', showWidget: true, showWeekly: false, shown: false },
])('a page decides whether the weekly figure shows on $name (VDP-06, CARD-05)', ({ place, showWidget, showWeekly, shown }) => {
  const config = buildConfig({ finance: { provider: 'manual', showWidget }, card: { showWeekly } })
  expect(shownWeekly(place, { car: financed, config, now }) !== null).toBe(shown)
  expect(shownWeekly(place, { car: buildCar({ financeLenders: {} }), config, now })).toBeNull()
})
