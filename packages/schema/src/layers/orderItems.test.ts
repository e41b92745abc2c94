import { describe, expect, it } from 'vitest'
import { resolveConfig } from '../resolveConfig'
import { buildLayer } from '../testing/buildLayer'
import { orderItems } from './withListOrder'

describe('orderItems', () => {
  it('orderItems adds items without values by id only, and keeps the values of others', () => {
    expect(
      orderItems(
        {
          navigation: {
            items: [
              { id: 'service', label: 'X' },
              { id: 'parts', removed: true },
            ],
          },
        },
        '/navigation/items',
        ['contact', 'service'],
      ),
    ).toEqual({
      navigation: { items: [{ id: 'contact' }, { id: 'service', label: 'X' }, { id: 'parts', removed: true }] },
    })
  })

  it('orderItems results in the requested order', () => {
    const ids = resolveConfig([]).config.navigation.items.map(({ id }) => id)
    const values = orderItems({}, '/navigation/items', ids.toReversed())
    expect(resolveConfig([buildLayer({ values })]).config.navigation.items.map(({ id }) => id)).toEqual(ids.toReversed())
  })
})
