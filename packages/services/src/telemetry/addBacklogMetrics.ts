import type { Backlog } from '@forecourt/data/jobs/readBacklog'
import { Gauge, type Registry } from 'prom-client'

const gauges: readonly (readonly [string, string, (backlog: Backlog) => number])[] = [
  ['forecourt_overdue', 'Rows that are due and not done.', ({ due }) => due],
  ['forecourt_overdue_seconds', 'Time since the oldest of them was due, in seconds.', ({ seconds }) => seconds],
  ['forecourt_failed', 'Rows that failed for good, or feeds whose last fetch failed.', ({ failed }) => failed],
]

/** Adds the backlog of each queue, read at each scrape. While it can't be read the metrics are absent. */
export const addBacklogMetrics = (registry: Registry, read: () => Promise<readonly Backlog[]>): void => {
  let reading: Promise<readonly Backlog[]> | null = null
  /** The metrics of one scrape are collected concurrently and share the query. */
  const readOnce = () => {
    reading ??= read()
      .catch(() => [])
      .finally(() => {
        reading = null
      })
    return reading
  }
  for (const [name, help, figure] of gauges) {
    new Gauge({
      ...{ name, help, labelNames: ['queue'], registers: [registry] },
      async collect() {
        const backlogs = await readOnce()
        this.reset()
        for (const backlog of backlogs) this.set({ queue: backlog.queue }, figure(backlog))
      },
    })
  }
}
