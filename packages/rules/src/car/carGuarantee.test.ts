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
  expect(carGuarantee({ carType, fuel: null, simpleFuel: null, km: null }, config)?.block.entries.map(({ id }) => id) ?? null).toEqual(
    promises,
  )
})

it.each([
  { name: 'a petrol car', car: { fuel: 'Petrol - Unleaded' }, promises: ['engine'] },
  { name: 'a hybrid', car: { simpleFuel: 'Hybrid' }, promises: ['engine'] },
  { name: 'a plug-in hybrid', car: { simpleFuel: 'PHEV' }, promises: ['engine'] },
  { name: 'a diesel', car: { fuel: 'Diesel' }, promises: [] },
  { name: 'an electric car', car: { simpleFuel: 'Electric' }, promises: [] },
] as const)('a promise for petrol and hybrid cars is on the page of $name as it should be (CNT-12)', ({ car, promises }) => {
  const config = buildSite({ entries: [{ ...engine, fuel: 'petrolOrHybrid' }] })
  const guarantee = carGuarantee({ carType: 'used', fuel: null, simpleFuel: null, km: 80_000, ...car }, config)
  expect(guarantee?.block.entries.map(({ id }) => id) ?? []).toEqual(promises)
})

const limited = buildSite({
  entries: [
    { ...engine, fuel: 'Petrol', kmBelow: 150_000 },
    { id: 'price', title: 'One price' },
  ],
})

it.each([
  { name: 'a petrol car', car: { fuel: 'Petrol - Unleaded', km: 80_000 }, promises: ['engine', 'price'] },
  { name: 'a diesel', car: { fuel: 'Diesel', km: 80_000 }, promises: ['price'] },
  { name: 'a hybrid', car: { fuel: 'Petrol - Unleaded', simpleFuel: 'Hybrid', km: 80_000 }, promises: ['price'] },
  { name: 'a car whose fuel isn’t stated', car: { fuel: null, km: 80_000 }, promises: ['price'] },
  { name: 'a car at the limit', car: { fuel: 'Petrol - Unleaded', km: 150_000 }, promises: ['price'] },
  { name: 'a car whose kilometres aren’t stated', car: { fuel: 'Petrol - Unleaded', km: null }, promises: ['price'] },
] as const)('a promise limited to petrol and kilometres shows only on cars that fit: $name (CNT-12)', ({ car, promises }) => {
  const guarantee = carGuarantee({ carType: 'used', simpleFuel: null, ...car }, limited)
  expect(guarantee?.block.entries.map(({ id }) => id)).toEqual(promises)
})

const byCondition = buildSite({
  entries: [
    { id: 'battery', title: 'Battery report', carType: 'used' },
    { id: 'charger', title: 'Wall charger', carType: 'new' },
    { id: 'roadside', title: 'Roadside assist' },
  ],
})

it.each([
  { carType: 'used', promises: ['battery', 'roadside'] },
  { carType: 'new', promises: ['charger', 'roadside'] },
  { carType: 'demo', promises: ['roadside'] },
] as const)('a promise limited to used or to new cars shows only on those: a $carType car (CNT-12)', ({ carType, promises }) =>
  expect(carGuarantee({ carType, fuel: null, simpleFuel: null, km: null }, byCondition)?.block.entries.map(({ id }) => id)).toEqual(
    promises,
  ),
)
