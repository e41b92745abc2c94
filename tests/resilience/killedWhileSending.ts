import { setTimeout as wait } from 'node:timers/promises'
import type { Metric } from '../bench/Metric'
import { descendants } from './descendants'
import { hosts } from './pages'
import { sendLeads } from './sendLeads'
import { startInstallation } from './startInstallation'
import { storedLeads, untilSpoolsEmpty } from './storedLeads'
import { untilOk } from './untilOk'

/** Processes to kill in turn. The worker is also the mail server. */
const kinds = {
  site: (command: string) => command.includes('apps/site/.next/front/main.mjs'),
  pages: (command: string) => command.includes('apps/site/src/server/renderer.ts'),
  'worker with its mail server': (command: string) => command.includes('worker/main.ts'),
  postgres: (command: string) => command.includes('bin/postgres -D'),
} as const

const perSecond = 40
/** Number of kills, evenly spread over the leads. Each waits until leads are accepted again after the kill before. */
const kills = 100
const maxRoundMs = 600_000

/**
 * Submits leads while the processes that accept, store and mail them are killed in turn, each time after another hundredth of the leads
 * was accepted.
 */
export const killedWhileSending = async (data: string, count: number, sitePort: number): Promise<Metric[]> => {
  const installation = startInstallation(data, sitePort, { TRUSTED_PROXIES: '1', SUPPLIER_PORT: 'off' })
  try {
    await installation.ready(900_000)
    const { pid = 0 } = installation.child
    const killed: Record<string, number> = {}
    const leads = sendLeads(sitePort, hosts, perSecond, count)
    for (const turns = Object.entries(kinds); leads.sent() < count; ) {
      const turn = Object.values(killed).reduce((sum, one) => sum + one, 0)
      const [name, isKind] = turns[turn % turns.length] ?? ['', () => false]
      const victim = descendants(pid).find(({ command }) => isKind(command))
      if (victim) process.kill(victim.pid, 'SIGKILL')
      killed[name] = (killed[name] ?? 0) + (victim ? 1 : 0)
      await wait(1_000)
      await untilOk(`http://127.0.0.1:${sitePort}/readyz?for=writes`, maxRoundMs)
      const before = leads.acknowledged()
      for (const deadline = Date.now() + maxRoundMs; leads.acknowledged() < before + count / kills && leads.sent() < count; await wait(50))
        if (Date.now() > deadline) throw new Error(`No lead was accepted for ${maxRoundMs / 1000} s after ${name} was killed.`)
      process.stderr.write(
        `${new Date().toISOString()} ${JSON.stringify({ ...killed, sent: leads.sent(), acknowledged: leads.acknowledged() })}\n`,
      )
    }
    const { sent, acknowledged, retries, refused } = await leads.stop()
    await untilSpoolsEmpty([data], 120_000)
    const ours = `from outbox join leads on leads.id = outbox.lead_id where leads.email like 'lead-%@shopper.example'`
    const pending = async () =>
      Number((await installation.query<{ n: string }>(`select count(*) as n ${ours} and outbox.status in ('pending', 'delivering')`))[0]?.n)
    for (const deadline = Date.now() + 900_000; (await pending()) > 0 && Date.now() < deadline; ) await wait(1_000)

    const { lost, doubled, otherId } = await storedLeads(installation, acknowledged)
    const undelivered = await installation.query<{ n: string }>(`select count(*) as n ${ours} and outbox.status <> 'delivered'`)
    const delivered = await installation.query<{ n: string }>(`select count(*) as n ${ours} and outbox.status = 'delivered'`)
    return [
      {
        name: 'killed-while-sending',
        value: acknowledged.length,
        unit: `leads acknowledged of ${sent} (${retries} sent again, ${refused} never accepted)`,
      },
      ...Object.entries(killed).map(([name, value]) => ({
        name: `killed-while-sending-${name.split(' ')[0]}`,
        value,
        unit: `kills of ${name}`,
      })),
      { name: 'killed-while-sending-lost', value: lost, unit: 'leads' },
      { name: 'killed-while-sending-doubled', value: doubled, unit: 'leads' },
      { name: 'killed-while-sending-other-id', value: otherId, unit: 'leads under another id than acknowledged' },
      {
        name: 'killed-while-sending-mails-lost',
        value: Number(undelivered[0]?.n),
        unit: `mails not sent, beside ${delivered[0]?.n} that were`,
      },
    ]
  } finally {
    await installation.stop()
  }
}
