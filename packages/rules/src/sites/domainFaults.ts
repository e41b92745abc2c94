/** Addresses of a name. */
export interface Addresses {
  readonly ipv4: readonly string[]
  readonly ipv6: readonly string[]
}

/** A CAA record, such as `0 issue "letsencrypt.org"` (RFC 8659). */
export interface CaaRecord {
  readonly critical: boolean
  readonly tag: string
  readonly value: string
}

/** What DNS and the server of a dealer's domain responded. */
export interface DomainFacts {
  /** Of the domain; null if DNS did not respond. */
  readonly addresses: Addresses | null
  /** Of the site's host on the platform; null if DNS did not respond, or there is none. */
  readonly platform: Addresses | null
  /** CAA records of the closest name that has any; null if DNS did not respond. */
  readonly caa: { readonly name: string; readonly records: readonly CaaRecord[] } | null
  /** Host to which the domain redirects browsers; null if it doesn't, or can't be reached. */
  readonly redirectsTo: string | null
}

/** What keeps a domain from leading every shopper to the site. */
export type DomainFault =
  /** CAA records forbid our certificate authority. `allowed` lists the authorities that they permit. */
  | { readonly kind: 'caa'; readonly name: string; readonly allowed: readonly string[]; readonly authority: string }
  /** IPv4 addresses that aren't the platform's. */
  | { readonly kind: 'address'; readonly addresses: readonly string[] }
  /** IPv6 addresses that aren't the platform's, while its IPv4 addresses are. */
  | { readonly kind: 'ipv6'; readonly addresses: readonly string[] }
  | { readonly kind: 'redirect'; readonly to: string }

export interface DomainSetting {
  /** Every host of the site. */
  readonly hosts: readonly string[]
  /** CAA names of our certificate authorities, the usual one first. */
  readonly authorities: readonly string[]
}

/** How certificate authorities can validate a domain behind our servers (RFC 8657). */
const ourMethods = ['http-01', 'tls-alpn-01']

/** Whether the value of an `issue` record permits one of the authorities, and we meet its conditions. */
const permits = (value: string, authorities: readonly string[]): boolean => {
  const [name = '', ...parameters] = value.split(';').map((part) => part.trim().toLowerCase())
  if (!authorities.includes(name)) return false
  return parameters.every((parameter) => {
    const [tag, content = ''] = parameter.split('=').map((part) => part.trim())
    if (tag === 'validationmethods') return content.split(',').some((method) => ourMethods.includes(method.trim()))
    // A condition on the account is never met: the authority gives us one that we don't choose.
    return tag !== 'accounturi'
  })
}

const caaFault = ({ caa }: DomainFacts, authorities: readonly string[]): DomainFault[] => {
  const [authority = ''] = authorities
  if (!caa) return []
  const issues = caa.records.filter(({ tag }) => tag.toLowerCase() === 'issue').map(({ value }) => value)
  const isUnknown = ({ critical, tag }: CaaRecord) => critical && !['issue', 'issuewild', 'iodef'].includes(tag.toLowerCase())
  const isForbidden = issues.length > 0 && !issues.some((value) => permits(value, authorities))
  if (!isForbidden && !caa.records.some(isUnknown)) return []
  const allowed = issues.map((value) => (value.split(';')[0] ?? '').trim()).filter((name) => name !== '')
  return [{ kind: 'caa', name: caa.name, allowed: [...new Set(allowed)], authority }]
}

const addressFaults = ({ addresses, platform }: DomainFacts): DomainFault[] => {
  if (!addresses || !platform || platform.ipv4.length + platform.ipv6.length === 0) return []
  const ipv4 = addresses.ipv4.filter((address) => !platform.ipv4.includes(address))
  if (ipv4.length > 0) return [{ kind: 'address', addresses: ipv4 }]
  const ipv6 = addresses.ipv6.filter((address) => !platform.ipv6.includes(address))
  return ipv6.length > 0 ? [{ kind: 'ipv6', addresses: ipv6 }] : []
}

/** Faults of a dealer's domain in DNS, and redirects of its server to addresses that are not the site's (ENT-10). */
export const domainFaults = (facts: DomainFacts, { hosts, authorities }: DomainSetting): DomainFault[] => {
  const { redirectsTo } = facts
  return [
    ...addressFaults(facts),
    ...(redirectsTo !== null && !hosts.includes(redirectsTo) ? [{ kind: 'redirect', to: redirectsTo } as const] : []),
    ...caaFault(facts, authorities),
  ]
}

/** A fault as text: what is wrong, and what to change at the DNS provider. */
export interface FaultText {
  readonly problem: string
  readonly change: string
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** Explains a fault of a domain to its dealer (ENT-10). `cnameTarget` is the site's host on the platform; empty if there is none. */
export const domainFaultText = (fault: DomainFault, host: string, cnameTarget: string): FaultText => {
  switch (fault.kind) {
    case 'address':
      return {
        problem: `${host} points to ${listed(fault.addresses)}, which isn’t ours, so shoppers may not see this site.`,
        change:
          `At your DNS provider, delete the A record of ${host} with this address${cnameTarget ? ` and add a CNAME record with the value ${cnameTarget}` : ''}. ` +
          'If you run the domain through a service such as Cloudflare, leave the record as it is and set that service to fetch the site from us.',
      }
    case 'ipv6':
      return {
        problem: `Many phones will end up at another server: the AAAA record of ${host} points to ${listed(fault.addresses)}, which isn’t ours.`,
        change: `At your DNS provider, delete the AAAA record of ${host}. The site works without one.`,
      }
    case 'redirect':
      return {
        problem: `${host} sends shoppers on to ${fault.to}, which isn’t an address of this site.`,
        change: `At your DNS provider, turn off forwarding of ${host} (also called URL redirect or web forwarding). If shoppers should end up at ${fault.to}, add it here as a domain as well.`,
      }
    case 'caa':
      return {
        problem:
          fault.allowed.length > 0
            ? `We can’t get a certificate for ${host}: a CAA record of ${fault.name} only allows certificates from ${listed(fault.allowed)}.`
            : `We can’t get a certificate for ${host}: a CAA record of ${fault.name} doesn’t allow any.`,
        change: `At your DNS provider, add a CAA record with the name ${fault.name} and the value 0 issue "${fault.authority}". Other CAA records can stay.`,
      }
  }
}
