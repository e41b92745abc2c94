import { expect, it } from 'vitest'
import { feedMapping } from '../FeedMapping'
import { publicMapping } from './publicMapping'

const lookup = (table: Record<string, string>) => ({ do: 'lookup' as const, table })

it('A shared mapping contains the headings of a dealer’s mapping, but none of the dealer’s own values (ENT-01)', () => {
  const taught = feedMapping.parse({
    version: 1,
    columns: {
      stockNumber: { from: ['Ref', 'Ref 2'], join: '-', constant: 'MERIDIAN', steps: [{ do: 'split', by: '/', part: 1 }] },
      status: { from: ['Progress'], steps: [lookup({ PA: 'in stock' })] },
      location: { from: ['Yard'], steps: [lookup({ B2: 'Meridian Ballarat' })] },
      comments: { from: ['Memo'], when: { heading: 'Yard', is: ['Meridian Ballarat'] } },
      priceType: { constant: 'EGC' },
      km: { from: ['Miles'], steps: [{ do: 'times', factor: 1.609344 }] },
    },
    only: [{ heading: 'Yard', is: ['Meridian Ballarat'] }],
  })
  const given = publicMapping(taught)
  expect(given).toEqual({
    version: 1,
    columns: {
      stockNumber: { from: ['Ref', 'Ref 2'], join: '-', steps: [{ do: 'split', by: '/', part: 1 }] },
      status: { from: ['Progress'], steps: [lookup({ PA: 'in stock' })] },
      location: { from: ['Yard'], steps: [] },
      comments: { from: ['Memo'], steps: [] },
      km: { from: ['Miles'], steps: [{ do: 'times', factor: 1.609344 }] },
    },
    only: [],
  })
  expect(JSON.stringify(given)).not.toMatch(/meridian/i)
  expect(feedMapping.safeParse(given).success).toBe(true)
})
