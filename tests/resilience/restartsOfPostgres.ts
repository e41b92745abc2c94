import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mailFolder } from '@forecourt/services/mail/mailFolder'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import { hosts, pages } from './pages'
import { requestSteadily } from './requestSteadily'
import { startInstallation } from './startInstallation'
import { storedLeads, untilSpoolsEmpty } from './storedLeads'
import { untilOk } from './untilOk'

/** Restarts Postgres repeatedly, by shutdown and kill in turn, while pages are requested and leads are sent. */
export const restartsOfPostgres = async (data: string, count: number, sitePort: number): Promise<Metric[]> => {
  const installation = startInstallation(data, sitePort, { TRUSTED_PROXIES: '1' })
  try {
    await installation.ready(600_000)
    const { sendLeads } = await import('./sendLeads')
    const traffic = requestSteadily(sitePort, pages, 20)
    const leads = sendLeads(sitePort, hosts, 4)
    await wait(3_000)
    const back: { readonly site: number[]; readonly console: number[] } = { site: [], console: [] }
    for (let round = 0; round < count; round++) {
      process.kill(installation.postmaster(), round % 2 === 0 ? 'SIGINT' : 'SIGKILL')
      await wait(100)
      while (!(await installation.query('select 1').catch(() => null))) await wait(20)
      const there = performance.now()
      const took = async (url: string) => {
        await untilOk(url)
        return performance.now() - there
      }
      const [site, console] = await Promise.all([
        took(`http://127.0.0.1:${sitePort}/readyz?for=writes`),
        took(`http://127.0.0.1:${installation.consolePort}/readyz`),
      ])
      back.site.push(site)
      back.console.push(console)
      await wait(1_500)
    }
    const read = await traffic.stop()
    const { sent, acknowledged, retries, refused } = await leads.stop()
    await untilSpoolsEmpty([data], 60_000)
    const pending = async () =>
      Number((await installation.query<{ n: string }>(`select count(*) as n from outbox where status in ('pending', 'delivering')`))[0]?.n)
    for (const deadline = Date.now() + 180_000; (await pending()) > 0 && Date.now() < deadline; ) await wait(500)

    const { lost, doubled, otherId } = await storedLeads(installation, acknowledged)
    const { messages } = await mailFolder(path.join(data, 'outbox')).list()
    const toDealers = await installation.query<{ n: string }>(
      `select count(*) as n from outbox join leads on leads.id = outbox.lead_id where email like 'lead-%@shopper.example' and outbox.status = 'delivered'`,
    )
    const ended = installation.output().match(/The (?:site|console|worker) (?:ended|was ended)/g)?.length ?? 0
    return [
      { name: 'postgres-restarts', value: count, unit: 'restarts, in order and killed in turn' },
      { name: 'postgres-restarts-processes-lost', value: ended, unit: 'processes' },
      {
        name: 'postgres-restarts-leads',
        value: acknowledged.length,
        unit: `acknowledged of ${sent} (${retries} sent again, ${refused} never accepted)`,
      },
      { name: 'postgres-restarts-leads-lost', value: lost, unit: 'leads' },
      { name: 'postgres-restarts-leads-doubled', value: doubled, unit: 'leads' },
      { name: 'postgres-restarts-leads-other-id', value: otherId, unit: 'leads under another id than acknowledged' },
      { name: 'postgres-restarts-mails', value: messages.length, unit: `mails kept, ${toDealers[0]?.n} messages of these leads delivered` },
      ...Object.entries(back).flatMap(([name, times]) => [
        {
          name: `postgres-restarts-back-${name}`,
          value: Math.round(percentile(times, 0.5)),
          unit: 'ms after Postgres answers until it writes (p50)',
        },
        { name: `postgres-restarts-back-${name}-slowest`, value: Math.round(percentile(times, 1)), unit: 'ms' },
      ]),
      {
        name: 'postgres-restarts-pages',
        value: (100 * read.answered) / read.requested,
        unit: `% of ${read.requested} answered ${JSON.stringify(read.byStatus)}, p99 ${read.p99} ms`,
      },
    ]
  } finally {
    await installation.stop()
  }
}
