import { expect, test } from 'vitest'
import type { FleetRecord } from '../../../client/Records'
import { changeableSites, groupByTemplate } from './statusChanges'

const site = (id: string, over: Partial<FleetRecord>) =>
  ({ id, status: 'live', templateLayerId: 'one', template: 'One', ...over }) as FleetRecord

const sites = [
  site('live', {}),
  site('draft', { status: 'draft', templateLayerId: 'two', template: 'Two' }),
  site('closed', { status: 'paused' }),
  site('archived', { status: 'archived' }),
]

test.each([
  { change: 'pause', ids: ['live'] },
  { change: 'resume', ids: ['closed'] },
  { change: 'archive', ids: ['live', 'draft', 'closed'] },
  { change: 'unarchive', ids: ['archived'] },
] as const)('Of selected sites, $change applies to $ids', ({ change, ids }) => {
  expect(changeableSites(sites, change).map(({ id }) => id)).toEqual(ids)
})

test('Selected sites are offered the roll-outs of their templates, the most used first', () => {
  expect(groupByTemplate(sites)).toEqual([
    { id: 'one', name: 'One', siteIds: ['live', 'closed', 'archived'] },
    { id: 'two', name: 'Two', siteIds: ['draft'] },
  ])
})
