import { lookup } from 'node:dns/promises'
import { FetchFault, isPrivateAddress } from '../http/fetchPublic'

/** Resolves a host to its public address; a trusted one (`host:port`) may be private. Rejects with a `FetchFault`. */
export const publicAddress = async (host: string, port: number, trusted: readonly string[]): Promise<string> => {
  const found = await lookup(host, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw new FetchFault(`There is no server named ${host}.`, false)
  if (!trusted.includes(`${host}:${port}`) && found.some(({ address }) => isPrivateAddress(address)))
    throw new FetchFault(`${host} is not a public internet address.`, true)
  return first.address
}
