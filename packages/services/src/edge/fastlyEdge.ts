import { type PurgeEdge, requestPurge, splitTags } from './PurgeEdge'

interface FastlyService {
  readonly service: string
  readonly token: string
  /** The API; another one in tests. */
  readonly api?: string
}

/** Keys in one request. */
const maxTags = 256

/** A service of Fastly, by its API. */
export const fastlyEdge =
  ({ service, token, api = 'https://api.fastly.com' }: FastlyService): PurgeEdge =>
  async (tags) => {
    const url = `${api}/service/${encodeURIComponent(service)}`
    const headers = { 'fastly-key': token, accept: 'application/json' }
    if (tags === null) {
      await requestPurge('Fastly', `${url}/purge_all`, { method: 'POST', headers })
      return
    }
    for (const part of splitTags(tags, maxTags))
      await requestPurge('Fastly', `${url}/purge`, { method: 'POST', headers, body: { surrogate_keys: part } })
  }
