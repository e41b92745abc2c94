import { expect, it } from 'vitest'
import { lenderVisibility } from './lenderVisibility'

const site = (name: string, provider: string, ...dealershipIds: string[]) => ({ name, provider, dealershipIds })
const sites = [
  site('Group', 'manual'),
  site('North', 'powertorque', 'north'),
  site('South', 'manual', 'south'),
  site('Quiet', 'none', 'south'),
]

it.each([
  {
    name: 'a provider of some sites',
    lender: { provider: 'manual', dealershipId: null },
    shown: ['Group', 'South'],
    others: ['North', 'Quiet'],
  },
  {
    name: 'a provider of no site',
    lender: { provider: 'taurus', dealershipId: null },
    shown: [],
    others: ['Group', 'North', 'South', 'Quiet'],
  },
  { name: 'one dealership', lender: { provider: 'powertorque', dealershipId: 'south' }, shown: [], others: ['Group', 'South', 'Quiet'] },
  { name: 'a dealership only the group shows', lender: { provider: 'manual', dealershipId: 'west' }, shown: ['Group'], others: [] },
])('a lender shows on sites with its provider: $name (ENT-26)', ({ lender, shown, others }) => {
  const visibility = lenderVisibility(lender, sites)
  expect(visibility.shown.map(({ name }) => name)).toEqual(shown)
  expect(visibility.others.map(({ name }) => name)).toEqual(others)
})
