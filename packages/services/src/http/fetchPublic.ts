import { type LookupAddress, lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { connectionProblem } from './connectionProblem'

/**
 * Collects a response up to a byte limit; `add` throws the given error beyond it. Chunks are copied: a server that sends single bytes
 * would otherwise fill memory with their buffers.
 */
export const collectBytes = (largest: number, tooLarge: () => Error): { add(part: Uint8Array): void; bytes(): Buffer } => {
  let buffer = Buffer.allocUnsafe(Math.min(largest, 65_536))
  let size = 0
  return {
    add(part) {
      const end = size + part.length
      if (end > largest) throw tooLarge()
      if (end > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.min(largest, Math.max(end, buffer.length * 2)))
        buffer.copy(larger, 0, 0, size)
        buffer = larger
      }
      buffer.set(part, size)
      size = end
    },
    bytes: () => buffer.subarray(0, size),
  }
}

/** A response. */
export interface Fetched {
  readonly status: number
  readonly bytes: Buffer
  readonly headers: IncomingMessage['headers']
}

export interface FetchOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** Request body: makes it a POST, which follows no redirects. */
  readonly body?: Uint8Array
  /** Maximum bytes of a response. */
  readonly largest: number
  /** Total timeout, redirects included. */
  readonly timeoutMs: number
  /** Hosts with ports that may be private or use plain http: services on the same machine. */
  readonly trusted?: readonly string[]
}

/** Why a fetch failed, one sentence; final if a retry can't succeed. Feeds are fetched again in any case, so theirs are never final. */
export class FetchFault extends Error {
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message)
  }
}

/** A server that can't be reached; a retry may succeed. */
export const unreachable = (host: string, error: unknown): FetchFault =>
  new FetchFault(`${host} could not be reached: ${connectionProblem(error)}.`, false)

const maxRedirects = 5

/** IPv4 ranges that are not public: loopback, private and reserved (RFC 6890, RFC 7526). */
const reservedRanges = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', prefix] = network.split('/')
  reservedRanges.addSubnet(address, Number(prefix), 'ipv4')
}

/** Public IPv6 is 2000::/3, except ranges for IPv4 mapping, protocols and examples (RFC 4291, RFC 6890, RFC 9637). */
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3ffe::/16', '3fff::/20']) {
  const [address = '', prefix] = network.split('/')
  reservedRanges.addSubnet(address, Number(prefix), 'ipv6')
}

/** Whether an address is private or reserved. */
export const isPrivateAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 6) return !publicIpv6.check(address, 'ipv6') || reservedRanges.check(address, 'ipv6')
  return family === 0 || reservedRanges.check(address)
}

/** Resolves a name to public addresses only. The connection uses the checked address, which prevents DNS rebinding. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[]
    const refused = addresses.find(({ address }) => isPrivateAddress(address))
    const [first] = addresses
    if (error || !first) done(error ?? new FetchFault(`There is no server named ${hostname}.`, false), '', 4)
    else if (refused) done(new FetchFault(`${hostname} is not a public internet address.`, true), '', 4)
    else if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

const validateUrl = (address: string, isTrusted: boolean): URL => {
  const url = URL.parse(address)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) throw new FetchFault('Enter a web address.', true)
  if (isTrusted) return url
  if (url.protocol !== 'https:') throw new FetchFault('The address must start with https://.', true)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && isPrivateAddress(host)) throw new FetchFault(`${host} is not a public internet address.`, true)
  return url
}

const receive = (
  url: URL,
  { headers = {}, body, largest, timeoutMs }: FetchOptions,
  { isTrusted, remainingMs }: { readonly isTrusted: boolean; readonly remainingMs: number },
): Promise<Fetched> =>
  new Promise((done, fail) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    // No decompression: a small response can't expand into a large one.
    const outgoing = send(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'user-agent': 'Forecourt', 'accept-encoding': 'identity', ...(body && { 'content-length': body.length }), ...headers },
      ...(!isTrusted && { lookup: publicLookup }),
    })
    const timer = setTimeout(() => {
      end(new FetchFault(`${url.host} took longer than ${Math.round(timeoutMs / 1000)} seconds.`, false))
      outgoing.destroy()
    }, remainingMs)
    const end = (error: Error) => {
      clearTimeout(timer)
      fail(error instanceof FetchFault ? error : unreachable(url.host, error))
    }
    outgoing.on('error', end)
    outgoing.on('response', (response) => {
      const collected = collectBytes(
        largest,
        () => new FetchFault(`The response of ${url.host} is larger than ${Math.round(largest / 1_000_000)} MB.`, true),
      )
      response.on('error', end)
      response.on('data', (part: Buffer) => {
        try {
          collected.add(part)
        } catch (error) {
          end(error as FetchFault)
          outgoing.destroy()
        }
      })
      response.on('end', () => {
        clearTimeout(timer)
        if (response.complete) done({ status: response.statusCode ?? 0, bytes: collected.bytes(), headers: response.headers })
        else end(new Error('the connection broke off'))
      })
      response.on('aborted', () => end(new Error('the connection broke off')))
    })
    outgoing.end(body)
  })

/**
 * Fetches an external URL that a user entered or a feed named (SSRF-safe): https, public addresses, at most five redirects, each checked
 * the same way, and a size limit. Rejects with a `FetchFault`.
 */
export const fetchPublic = async (address: string, options: FetchOptions): Promise<Fetched> => {
  const deadline = performance.now() + options.timeoutMs
  let next = address
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const isTrusted = options.trusted?.includes(URL.parse(next)?.host ?? '') ?? false
    const url = validateUrl(next, isTrusted)
    const fetched = await receive(url, options, { isTrusted, remainingMs: Math.max(1, deadline - performance.now()) })
    const { location } = fetched.headers
    if (fetched.status < 300 || fetched.status > 399 || fetched.status === 304 || location === undefined || options.body) return fetched
    next = URL.parse(location, url.href)?.href ?? ''
  }
  throw new FetchFault(`${address} redirects more than ${maxRedirects} times.`, true)
}
