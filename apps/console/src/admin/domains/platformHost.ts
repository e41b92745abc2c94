import type { DomainEntry } from './DomainEntry'

/** The site's address on the platform, which needs no proof and which domains of the dealer's own are led to; empty for none. */
export const platformHost = (hosts: readonly Pick<DomainEntry, 'host' | 'record'>[]): string =>
  hosts.find(({ record }) => record === null)?.host ?? ''
