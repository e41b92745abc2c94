import { expect, it } from 'vitest'
import { withOtherLeaf } from './withOtherLeaf'

it('a changed copy differs in one switch or number, and shares the rest', () => {
  const config = { name: 'North', search: { pageSize: 21, show: true }, menu: [{ id: 'cars', shown: false }] }
  expect(withOtherLeaf(config, 0)).toEqual({ ...config, search: { pageSize: 22, show: true } })
  expect(withOtherLeaf(config, 1)).toEqual({ ...config, search: { pageSize: 21, show: false } })
  const menu = withOtherLeaf(config, 5)
  expect(menu).toEqual({ ...config, menu: [{ id: 'cars', shown: true }] })
  expect(menu.search).toBe(config.search)
  expect(withOtherLeaf({ name: 'North' }, 3)).toEqual({ name: 'North' })
})
