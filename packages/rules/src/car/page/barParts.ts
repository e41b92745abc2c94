import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { carFacts, inStock } from '../../parts/carFacts'
import { type Need, type Part, part } from '../../parts/Part'
import { isOn } from '../../parts/settingNeeds'
import { callNowShows } from '../../phone/callNowShows'
import { callsInHoursOnly, phoneFor } from '../../phone/phoneFor'
import type { CarContext, CarPageContext } from './CarPageContext'

const callNeeds: readonly Need<CarContext>[] = [
  inStock('CAR-02', 'A car that has been sold needs no call.'),
  {
    holds: ({ car, config }) => phoneFor(car, config) !== null,
    requirement: 'VDP-14',
    title: 'A number to call',
    yes: 'There is a number to call.',
    no: 'There is no number to call.',
    settings: ['/phone/main', '/phone/newCars', '/phone/usedCars', '/phone/demoCars'],
    fields: carFacts('carType', 'locationPhone'),
  },
]

/** Needs of Call Now in the phone's bar, except opening hours, which the browser checks as time passes (UI-04, VDP-14). */
export const callNowBase: Pick<Part<CarContext>, 'needs'> = { needs: callNeeds }

/** Sticky bars, and Call Now in the phone’s bar (UI-03, UI-05, VDP-14). */
export const barParts = {
  bars: part<{ readonly config: ResolvedConfig }>({
    id: 'section-bars',
    title: 'Bars that stay in sight',
    requirement: 'UI-03',
    elementSetting: null,
    needs: [isOn('/vdp/showStickyBars')],
  }),
  callNow: part<CarPageContext>({
    id: 'section-call-now',
    title: 'Call Now in the phone’s bar',
    requirement: 'UI-05',
    elementSetting: '/phone/callNowInHoursOnly',
    needs: [
      isOn('/vdp/showStickyBars'),
      ...callNeeds,
      {
        holds: ({ config, location, now }) => callNowShows(config, location, now),
        title: 'Opening hours',
        yes: ({ config }) => (callsInHoursOnly(config) ? 'The location’s sales team is in now.' : 'The site shows it at any hour.'),
        no: 'It shows only while the location’s sales people are there, and now they are not.',
        settings: ['/phone/callNowInHoursOnly'],
        fields: ({ location }) => [{ name: 'Location', value: location?.name ?? 'None' }],
      },
    ],
  }),
}
