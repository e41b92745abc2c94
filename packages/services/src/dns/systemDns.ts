import { Resolver } from 'node:dns/promises'
import type { DnsResolver } from './DnsResolver'

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
