import { cardButtons } from '@forecourt/schema/carButton'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCar, anyCarNow } from '../../testing/anyCar'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { buttonReasons } from './buttonReasons'
import { carButtonsFor } from './carButtonsFor'

const context = (values: ConfigValues = {}, place: 'card' | 'vdp' = 'vdp') => ({
  config: buildConfig(values),
  place,
  location: buildLocation(),
  now: anyCarNow,
})
const buttons = [
  { id: 'history' as const, label: '', style: 'secondary' as const },
  { id: 'reserve' as const, label: 'Hold it', style: 'primary' as const },
]

it.each([
  { id: 'history', message: 'It needs a history report.', title: 'History report' },
  { id: 'reserve', message: 'It needs reservations to be offered.', title: 'Hold it' },
])('“Why?” explains why $id is hidden (VDP-09, CHK-02): $message', ({ id, message, title }) => {
  const reason = buttonReasons(buildCar(), context({ vdp: { buttons } })).find((each) => each.id === `button-${id}`)
  expect(reason).toMatchObject({ title, shown: false, because: [{ message }] })
})

it('the editor’s “Why?” also lists buttons that are missing from the site’s list (VDP-07)', () => {
  const at = context({}, 'card')
  const missing = buttonReasons(buildCar(), at).filter(({ because }) => because[0]?.message === 'It is not in the site’s list of buttons.')
  expect(missing.map(({ id }) => id)).toContain('button-history')
  expect(missing).toHaveLength(Object.keys(cardButtons).length - at.config.card.buttons.length)
})

it('the editor’s “Why?” shows only “Find Me Something Similar” for a sold car (CARD-10)', () => {
  const [similar, ...others] = buttonReasons(buildCar({ status: 'sold' }), context())
  expect(similar).toMatchObject({ title: 'Find Me Something Similar', shown: true })
  expect(others.every(({ shown }) => !shown)).toBe(true)
})

it('the editor’s “Why?” reports as shown exactly the buttons that show, and names only existing settings (VDP-07, CARD-06)', () => {
  const places = [{}, { vdp: { buttons } }, { checkout: { enabled: true }, chat: { enabled: true } }].flatMap((values) => [
    context(values as ConfigValues),
    context(values as ConfigValues, 'card'),
  ])
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...places), (car, at) => {
      const reasons = buttonReasons(car, at)
      const listed = at.place === 'card' ? at.config.card.buttons : at.config.vdp.buttons
      const shown = carButtonsFor(car, listed, at).map(({ id }) => `button-${id}`)
      expect(reasons.flatMap(({ id, shown }) => (shown ? [id] : [])).toSorted()).toEqual(shown.toSorted())
      for (const { because } of reasons)
        for (const pointer of because.flatMap((each) => each.settings)) expect(settingAt(pointer), pointer).toBeTruthy()
    }),
  )
})
