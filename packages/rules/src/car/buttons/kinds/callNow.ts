import { callNowShows } from '../../../phone/callNowShows'
import type { CarButtonRule } from '../CarButtonRule'
import { fixedLabel } from '../fixedLabel'

/** Calls the car’s location during opening hours (VDP-12, UI-05). */
export const callNow = {
  defaultLabel: fixedLabel('Call Now'),
  requirement: 'VDP-12',
  fields: ['locationPhone'],
  needs: [
    { needs: 'a phone number at the car’s location', holds: (car) => Boolean(car.locationPhone) },
    {
      needs: 'the car’s location to be open',
      setting: '/phone/callNowInHoursOnly',
      holds: (_car, { config, location = null, now }) => callNowShows(config, location, now),
    },
  ],
  opens: { kind: 'phone', action: 'call' },
} as const satisfies CarButtonRule
