import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { expect, it, vi } from 'vitest'
import type { Transaction } from '../Transaction'
import { insertOffers } from './insertOrganisation'

it('the seed inserts no offers if one names a rate without its comparison rate (FIN-05)', async () => {
  const createMany = vi.fn()
  const location = { findMany: () => Promise.resolve([{ timeZone: 'Australia/Sydney' }]) }
  const tx = { offer: { createMany }, location } as unknown as Transaction
  const { isExcluded: _leftOut, ...offer } = buildOffer()
  const rated = { ...offer, id: 'b', name: 'Corolla from 4.9% p.a.' }
  await expect(insertOffers(tx, 'o', [offer, rated])).rejects.toThrow('“Corolla from 4.9% p.a.” names a rate')
  expect(createMany).not.toHaveBeenCalled()
  await insertOffers(tx, 'o', [offer, { ...rated, comparisonRate: 5.46, rateExample: '4.9% p.a. over 4 years.' }])
  expect(createMany).toHaveBeenCalledTimes(1)
})
