import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { siteNeed } from './siteNeed'

const map = siteNeed({ needs: 'a map', setting: '/vdp/showMap', hiddenUntil: 'there is a map', holds: ({ vdp }) => vdp.showMap })

it.each([true, false])('a requirement on the site’s settings gives the same result for cars and for publishing (VDP-07): %s', (showMap) => {
  const config = buildConfig({ vdp: { showMap } })
  expect(map.holds(buildCar(), { config, place: 'vdp', now: '2026-03-11T02:00:00Z' }, '')).toBe(showMap)
  expect(map.holdsForSite?.holds(config, '')).toBe(showMap)
})
