import { expect, it } from 'vitest'
import { withOtherPart } from './withOtherPart'

it('a changed copy differs in one switch, number, text or list, chosen in turn, and shares the rest', () => {
  const config = { name: 'North', search: { pageSize: 21, show: true }, menu: [{ id: 'cars', shown: false }] }
  expect(withOtherPart(config, 0)).toEqual({ ...config, search: { pageSize: 21, show: false } })
  expect(withOtherPart(config, 1)).toEqual({ ...config, search: { pageSize: 22, show: true } })
  expect(withOtherPart(config, 2)).toEqual({ ...config, name: 'North more' })
  expect(withOtherPart(config, 3)).toEqual({ ...config, menu: [] })
  const menu = withOtherPart(config, 4)
  expect(menu).toEqual({ ...config, menu: [{ id: 'cars', shown: true }] })
  expect(menu.search).toBe(config.search)
  expect(withOtherPart(config, 6)).toEqual({ ...config, menu: [{ id: 'cars more', shown: false }] })
  expect(withOtherPart({ none: null, empty: [] }, 3)).toEqual({ none: null, empty: [] })
})
