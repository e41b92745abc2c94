import { expect, it } from 'vitest'
import { createDesk } from './createDesk'

it('opens what was just added as new, and the same setting later as any other', () => {
  const desk = createDesk('', 'desktop')
  desk.openNew('/navigation/items/specials')
  expect(desk.state()).toMatchObject({ section: 'navigation', tab: 'settings', wanted: { isNew: true } })
  desk.open('/navigation/items/specials')
  expect(desk.state().wanted?.isNew).toBeUndefined()
})
