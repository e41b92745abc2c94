import { type PurgeEdge, requestPurge, splitTags } from './PurgeEdge'

interface CloudflareZone {
  readonly zone: string
  readonly token: string
  /** The API; another one in tests. */
  readonly api?: string
}

/** Tags in one request. */
const maxTags = 30

/** A zone of Cloudflare, by its API. It reads the tags of a response from Cache-Tag. */
export const cloudflareEdge =
  ({ zone, token, api = 'https://api.cloudflare.com/client/v4' }: CloudflareZone): PurgeEdge =>
  async (tags) => {
    const bodies = tags === null ? [{ purge_everything: true }] : splitTags(tags, maxTags).map((part) => ({ tags: part }))
    for (const body of bodies) {
      const response = await requestPurge('Cloudflare', `${api}/zones/${encodeURIComponent(zone)}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      })
      const { success } = (await response.json()) as { success?: unknown }
      if (success !== true) throw new Error('Cloudflare did not confirm a purge')
    }
  }
