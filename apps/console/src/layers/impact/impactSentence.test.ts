import { expect, test } from 'vitest'
import { impactSentence } from './impactSentence'
import type { Impact, SiteImpact } from './useImpact'

const site = (changesKey: string | null, severity?: 'error' | 'warning'): SiteImpact =>
  ({
    changesKey,
    newProblems: severity ? [{ pointer: '', where: '', message: '', severity, kind: 'value' }] : [],
  }) as unknown as SiteImpact

const impact = (sites: readonly SiteImpact[], total: number | null, status: Impact['status'] = 'done') => ({ sites, total, status })

test.each([
  { name: 'no site is checked yet', given: impact([], null, 'running'), message: 'Checking the sites…' },
  { name: 'the check failed at once', given: impact([], null, 'failed'), message: 'Not checked.' },
  { name: 'the layer has no sites', given: impact([], 0), message: 'No site is affected.' },
  { name: 'one site looks the same', given: impact([site(null)], 1), message: 'Affects 1 site: none looks different.' },
  { name: 'one of two looks different', given: impact([site('a'), site(null)], 2), message: 'Affects 2 sites: 1 looks different.' },
  {
    name: 'a site that can’t be changed does not count as different',
    given: impact([site('a', 'error'), site('a', 'warning'), site('b')], 3),
    message: 'Affects 3 sites: 2 look different, 1 can’t be changed.',
  },
  { name: 'no site can be changed', given: impact([site('a', 'error')], 1), message: 'Affects 1 site: 1 can’t be changed.' },
  {
    name: 'thousands of sites are still unchecked',
    given: impact([site('a')], 5_000, 'running'),
    message: '1 of 5,000 sites checked: 1 looks different so far.',
  },
  {
    name: 'the check was stopped',
    given: impact([site(null)], 5_000, 'stopped'),
    message: '1 of 5,000 sites checked: none looks different so far, then stopped.',
  },
])('The impact of a layer is summarised if $name', ({ given, message }) => {
  expect(impactSentence(given)).toBe(message)
})
