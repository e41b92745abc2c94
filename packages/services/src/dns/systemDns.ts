import { Resolver } from 'node:dns/promises'
import { existsSync, readFileSync } from 'node:fs'
import type { Addresses, CaaRecord } from '@forecourt/rules/sites/domainFaults'
import { z } from 'zod'

/** Resolves names. What doesn't exist is empty; null if DNS did not respond. */
export interface DnsResolver {
  /** TXT records of a name. */
  readonly txt: (name: string) => Promise<readonly string[] | null>
  readonly addresses: (name: string) => Promise<Addresses | null>
  /** CAA records of exactly this name. */
  readonly caa: (name: string) => Promise<readonly CaaRecord[] | null>
}

const texts = z.array(z.string()).default([])
const records = z.record(z.string(), z.union([z.array(z.string()), z.object({ txt: texts, a: texts, aaaa: texts, caa: texts })]))

const parseCaa = (text: string): CaaRecord => {
  const [flags = '0', tag = '', ...value] = text.split(' ')
  return { critical: Number(flags) >= 128, tag, value: value.join(' ').replaceAll('"', '') }
}

/**
 * DNS from a JSON file, for offline installations and tests: `{ "_forecourt.dealer.example": ["forecourt-site=…"] }` for TXT records, or
 * `{ "dealer.example": { "a": ["192.0.2.1"], "caa": ["0 issue \"letsencrypt.org\""] } }`. The file is read on every query.
 */
export const recordedDns = (file: string): DnsResolver => {
  const find = (name: string) => {
    const found = existsSync(file) ? records.parse(JSON.parse(readFileSync(file, 'utf8')))[name] : undefined
    if (Array.isArray(found)) return { txt: found, a: [], aaaa: [], caa: [] }
    return found ?? { txt: [], a: [], aaaa: [], caa: [] }
  }
  return {
    txt: async (name) => find(name).txt,
    addresses: async (name) => ({ ipv4: find(name).a, ipv6: find(name).aaaa }),
    caa: async (name) => find(name).caa.map(parseCaa),
  }
}

/** Node error codes for a missing record. All others mean that DNS did not respond. */
const missingRecordCodes = new Set(['ENOTFOUND', 'ENODATA'])

/** Records that a query returns; empty for a missing record, null if DNS did not respond. */
const resolveRecords = async <T>(query: Promise<T[]>): Promise<T[] | null> => {
  try {
    return await query
  } catch (error) {
    return missingRecordCodes.has((error as { code?: string }).code ?? '') ? [] : null
  }
}

/**
 * DNS resolver of this machine.
 *
 * @param servers addresses of resolvers to use instead of the machine's own, such as `1.1.1.1`.
 */
export const systemDns = (servers: readonly string[] = []): DnsResolver => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])
  return {
    txt: async (name) => (await resolveRecords(resolver.resolveTxt(name)))?.map((parts) => parts.join('')) ?? null,
    async addresses(name) {
      const [ipv4, ipv6] = await Promise.all([resolveRecords(resolver.resolve4(name)), resolveRecords(resolver.resolve6(name))])
      return ipv4 && ipv6 && { ipv4, ipv6 }
    },
    async caa(name) {
      const rows = await resolveRecords(resolver.resolveCaa(name))
      return (
        rows?.flatMap(({ critical, ...properties }) =>
          Object.entries(properties).map(([tag, value]) => ({ critical: critical >= 128, tag, value: String(value) })),
        ) ?? null
      )
    },
  }
}

/** CAA records that apply to a host: those of the closest name that has any, without a name if none has (RFC 8659). */
export const findCaa = async (
  { caa }: Pick<DnsResolver, 'caa'>,
  host: string,
): Promise<{ readonly name: string; readonly records: readonly CaaRecord[] } | null> => {
  const labels = host.split('.')
  const names = labels.map((_label, at) => labels.slice(at).join('.'))
  const all = await Promise.all(names.map(caa))
  for (const [at, name] of names.entries()) {
    const nameRecords = all[at]
    if (!nameRecords) return null
    if (nameRecords.length > 0) return { name, records: nameRecords }
  }
  return { name: '', records: [] }
}
