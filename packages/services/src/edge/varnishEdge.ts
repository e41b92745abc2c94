import { type PurgeEdge, requestPurge, splitTags } from './PurgeEdge'

/** A header of Varnish may have 8 kB, a tag a quarter of a kilobyte. */
const maxTags = 30

/** Varnish with deploy/varnish/forecourt.vcl: tags are keys of xkey. */
export const varnishEdge =
  (url: string): PurgeEdge =>
  async (tags) => {
    if (tags === null) {
      await requestPurge('Varnish', url, { method: 'PURGE', headers: { 'xkey-purge-all': '1' } })
      return
    }
    for (const part of splitTags(tags, maxTags))
      await requestPurge('Varnish', url, { method: 'PURGE', headers: { 'xkey-purge': part.join(' ') } })
  }
