import { showsPlaces } from '../../page/placeParts'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'
import { siteNeed } from '../siteNeed'

/** Links to the map on the car's page (VDP-05). */
export const location = {
  defaultLabel: fixedLabel('View Location'),
  requirement: 'VDP-05',
  fields: [],
  needs: [
    siteNeed({
      needs: 'the location to be shown on car pages',
      setting: '/vdp/showMap',
      hiddenUntil: 'the location is shown on car pages',
      holds: (config) => showsPlaces.holds({ config }),
    }),
    { needs: 'a known location', holds: (_car, { location }) => location !== null },
  ],
  opens: { kind: 'own' },
} as const satisfies CarButtonRule
