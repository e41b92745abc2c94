import { expect, it } from 'vitest'
import { buildRangeModel } from '../testing/buildModel'
import { modelStock } from './modelStock'

it.each([
  { counts: { newCount: 14, demoCount: 3, usedCount: 9 }, texts: ['14 new in stock', '3 demo', '9 used'] },
  { counts: { newCount: 11, usedCount: 1 }, texts: ['11 new in stock', '1 used'] },
  { counts: { usedCount: 2 }, texts: ['2 used in stock'] },
  { counts: { newCount: 1_200 }, texts: ['1,200 new in stock'] },
  { counts: { newCount: 10, awaitedCount: 3, usedCount: 1 }, texts: ['10 new in stock or on order', '1 used'] },
  { counts: {}, texts: [] },
])('a model counts new, demonstrator and used cars separately: $texts (MOD-01, RTE-19)', ({ counts, texts }) => {
  expect(modelStock(buildRangeModel({ count: 26, ...counts })).map(({ text }) => text)).toEqual(texts)
})

it('each number of a model leads to the list of those cars (RTE-19)', () => {
  const model = buildRangeModel({ count: 4, newCount: 3, usedCount: 1 })
  expect(modelStock(model).map(({ href }) => href)).toEqual(['/search/toyota/corolla?car_type=new', '/search/toyota/corolla?car_type=used'])
})
