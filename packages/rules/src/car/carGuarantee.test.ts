import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { carGuarantee } from './carGuarantee'

const engine = { id: 'engine', title: 'Lifetime engine guarantee', text: '' }
const moneyBack = { id: 'back', title: '{hours}hr money back', text: '' }
const buildSite = (block: object, page: object = {}) =>
  buildConfig({
    pages: {
      list: [
        {
          id: 'promise',
          path: '/promise',
          title: 'Promise',
          blocks: [{ id: 'ours', kind: 'guarantee', moneyBackHours: 48, ...block }],
          ...page,
        },
      ],
    },
  })
const entries = [engine, moneyBack]

it.each([
  { name: 'a used car has the whole guarantee', carType: 'used', config: buildSite({ entries }), promises: ['engine', 'back'] },
  { name: 'a new car is not taken back', carType: 'new', config: buildSite({ entries }), promises: ['engine'] },
  { name: 'a demonstrator is not taken back', carType: 'demo', config: buildSite({ entries }), promises: ['engine'] },
  {
    name: 'a new car of a site that promises only money back',
    carType: 'new',
    config: buildSite({ entries: [moneyBack] }),
    promises: null,
  },
  { name: 'a hidden block', carType: 'used', config: buildSite({ entries, shown: false }), promises: null },
  { name: 'a hidden page', carType: 'used', config: buildSite({ entries }, { shown: false }), promises: null },
  { name: 'a block without promises', carType: 'used', config: buildSite({ entries: [] }), promises: null },
  { name: 'a site without a guarantee', carType: 'used', config: buildConfig(), promises: null },
] as const)('the car page shows promises of the guarantee: $name (CNT-12, CNT-13)', ({ carType, config, promises }) => {
  expect(carGuarantee({ carType }, config)?.block.entries.map(({ id }) => id) ?? null).toEqual(promises)
})
