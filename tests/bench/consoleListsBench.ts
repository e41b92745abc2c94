import { everyCall } from '../../apps/console/src/server/testing/everyCall'
import { consoleClient } from '../console/consoleClient'
import { signInToConsole } from '../console/signInToConsole'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'

const runs = 40
const warmUps = 3

/** Procedures that fill a list or a page's counts, and need no record. */
const further = [
  'inbox.page',
  'inbox.counts',
  'leads.figures',
  'leads.unfinished',
  'leads.undelivered',
  'reservations.figures',
  'bookings.locations',
  'stock.facets',
  'stock.counts',
  'outbox.undelivered',
  'compliance.sites',
  'payments.sites',
]
const paths = [...new Set([...Object.keys(everyCall).filter((path) => path.endsWith('.getList')), ...further])]

type Call = (input: object) => Promise<unknown>

/** 95th percentile of each list procedure over HTTP, as an administrator who sees all dealers of the demo, slowest first. */
export const consoleListsBench = async ({ consolePort }: BenchContext): Promise<Metric[]> => {
  const consoleUrl = `http://localhost:${consolePort}`
  const client = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const routers = client as unknown as Readonly<Record<string, Readonly<Record<string, { readonly query: Call }>>>>
  const measured: Metric[] = []
  for (const path of paths) {
    const [router = '', name = ''] = path.split('.')
    const durations: number[] = []
    for (let run = -warmUps; run < runs; run++) {
      const startedAt = performance.now()
      await routers[router]?.[name]?.query({})
      if (run >= 0) durations.push(performance.now() - startedAt)
    }
    measured.push({ name: `console-list-${path}`, value: percentile(durations, 0.95), unit: 'ms' })
  }
  measured.sort((one, other) => other.value - one.value)
  return [...measured, { name: 'console-list-slowest', value: measured[0]?.value ?? Number.NaN, unit: 'ms' }]
}
