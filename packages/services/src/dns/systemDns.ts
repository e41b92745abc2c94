import { Resolver } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Asks DNS what a name says of itself in text. */
export interface DnsResolver {
  /** The texts of a name's TXT records, none where there is no such name; null when DNS did not answer. */
  readonly txt: (name: string) => Promise<readonly string[] | null>
}

const records = z.record(z.string(), z.array(z.string()))

/** DNS as a JSON file says it, for installations without a network and for tests: `{ "_forecourt.dealer.example": ["forecourt-site=…"] }`. Read anew each time. */
export const recordedDns = (file: string): DnsResolver => ({
  txt: async (name) => (existsSync(file) ? (records.parse(JSON.parse(readFileSync(file, 'utf8')))[name] ?? []) : []),
})

/** Codes of Node that mean: there is no such record. All others mean that nobody answered. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * The real DNS, as this machine asks it.
 *
 * @param servers addresses of resolvers to ask instead of the machine's own, such as `1.1.1.1`.
 */
export const systemDns = (servers: readonly string[] = []): DnsResolver => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  return {
    txt: async (name) => {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (error) {
        if (absent.has((error as { code?: string }).code ?? '')) return []
        return null
      }
    },
  }
}
