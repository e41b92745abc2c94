import type { DomainFacts } from '@forecourt/rules/sites/domainFaults'
import { type DnsResolver, findCaa } from '../dns/systemDns'

/** Looks up a dealer's domain, and the site's host on the platform, to which it should lead. Never rejects. */
export type DomainProbe = (host: string, platformHost: string) => Promise<DomainFacts>

interface DomainProbeOptions {
  readonly dns: DnsResolver
  /** The host to which a domain redirects browsers; null if it doesn't, or can't be reached. */
  readonly redirectOf: (host: string) => Promise<string | null>
}

export const domainProbe =
  ({ dns, redirectOf }: DomainProbeOptions): DomainProbe =>
  async (host, platformHost) => {
    const [addresses, platform, caa, redirectsTo] = await Promise.all([
      dns.addresses(host),
      platformHost === '' ? null : dns.addresses(platformHost),
      findCaa(dns, host),
      redirectOf(host),
    ])
    return { addresses, platform, caa, redirectsTo }
  }
