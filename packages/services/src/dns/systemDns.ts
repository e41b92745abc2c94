import { Resolver } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** Resolves TXT records. */
export interface DnsResolver {
  /** TXT records of a name; empty if it doesn't exist, null if DNS did not respond. */
  readonly txt: (name: string) => Promise<readonly string[] | null>
}

const records = z.record(z.string(), z.array(z.string()))

/**
 * DNS from a JSON file, for offline installations and tests: `{ "_forecourt.dealer.example": ["forecourt-site=…"] }`. The file is read on
 * every query.
 */
export const recordedDns = (file: string): DnsResolver => ({
  txt: async (name) => (existsSync(file) ? (records.parse(JSON.parse(readFileSync(file, 'utf8')))[name] ?? []) : []),
})

/** Node error codes for a missing record. All others mean that DNS did not respond. */
const absent = new Set(['ENOTFOUND', 'ENODATA'])

/**
 * DNS resolver of this machine.
 *
 * @param servers addresses of resolvers to use instead of the machine's own, such as `1.1.1.1`.
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
