import { createRedirectTable } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { mostRedirects, type Redirect } from '@forecourt/rules/routing/redirects/Redirect'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const to = '/search/used-cars'

/** As many redirects as a site may have: pages by path, cars by number, and what follows many starts; some lead on to others. */
const redirects: readonly Redirect[] = Array.from({ length: mostRedirects }, (_, index): Redirect => {
  if (index % 100 === 0) return { from: `/branch-${index}/${'deep/'.repeat(index % 7)}*`, to: '/search/*', code: 301 }
  if (index % 3 === 0) return { from: `/vehicle.php?id=${index}&type=used`, to: `/cars/${index}`, code: 301 }
  return {
    from: `/used-cars/toyota-hilux-${index}.html`,
    to: index % 5 === 0 ? `/used-cars/toyota-hilux-${index - 1}.html` : to,
    code: 301,
  }
})

const asked = [
  (index: number) => `/used-cars/toyota-hilux-${index}.html?utm_source=mail`,
  (index: number) => `/Vehicle.php?type=Used&ID=${index}&utm_source=mail`,
  (index: number) => `/branch-${index - (index % 100)}/deep/deep/Kia%20Rio`,
  (index: number) => `/cars/2021-kia-rio-s${index}`,
  () => `/${'a/'.repeat(190)}`,
]

/** How long one look-up among fifty thousand redirects takes, of addresses that lead on and of pages that don't (≤ 20 µs), and how long they take to be made ready. */
export const redirectsBench = async (): Promise<Metric[]> => {
  const began = performance.now()
  const table = createRedirectTable(redirects)
  const ready = performance.now() - began
  const rounds = 200
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    const from = performance.now()
    for (let index = 0; index < 500; index++) table.find(asked[index % asked.length]?.((round * 500 + index * 7) % mostRedirects) ?? '')
    samples.push(((performance.now() - from) * 1000) / 500)
  }
  return [
    { name: 'redirects-ready', value: ready, unit: `ms, ${table.size} redirects` },
    { name: 'redirect-look-up', value: percentile(samples, 0.5), unit: 'µs' },
    { name: 'redirect-look-up-p99', value: percentile(samples, 0.99), unit: 'µs' },
  ]
}
