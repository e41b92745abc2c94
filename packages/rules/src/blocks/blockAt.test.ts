import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { blockAt } from './findBlockRules'

const config = buildConfig({
  pages: {
    list: [
      {
        id: 'pay',
        path: '/pay',
        title: 'Pay',
        blocks: [
          { id: 'form', kind: 'payment' },
          { id: 'off', kind: 'payment', shown: false },
        ],
      },
      { id: 'gone', path: '/gone', title: 'Gone', shown: false, blocks: [{ id: 'form', kind: 'payment' }] },
    ],
  },
})

describe('blockAt', () => {
  it('blockAt finds the block that a form was sent from (RTE-21)', () =>
    expect(blockAt(config, 'payment', '/pages/list/pay/blocks/form')).toMatchObject({ page: { path: '/pay' }, block: { id: 'form' } }))

  it.each([
    { name: 'of another kind', pointer: '/pages/list/pay/blocks/form', kind: 'spin' as const },
    { name: 'that is switched off', pointer: '/pages/list/pay/blocks/off', kind: 'payment' as const },
    { name: 'of a page that is switched off', pointer: '/pages/list/gone/blocks/form', kind: 'payment' as const },
    { name: 'that doesn’t exist', pointer: '/pages/list/pay/blocks/none', kind: 'payment' as const },
    { name: 'of a made-up pointer', pointer: '/auth/enabled', kind: 'payment' as const },
    { name: 'of an empty pointer', pointer: '', kind: 'payment' as const },
  ])('blockAt finds no block $name', ({ pointer, kind }) => expect(blockAt(config, kind, pointer)).toBeNull())
})
