import { get } from 'node:http'
import { sitePort } from './addresses'

const names = ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater']
const pauseMs = 500
/** Longer than the first pages of all sites take on a busy machine. */
const maxMs = 180_000

/** Node doesn't resolve names in `localhost`, as browsers do. */
const statusOf = (host: string, path: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    get({ port: sitePort, path, headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', () => resolve(undefined))
  })

/**
 * Requests the first pages of each demo site until they answer. A server that has just started loads stock, search index and renderer with
 * the first request, and on a busy machine answers that with 503.
 */
export default async (): Promise<void> => {
  const until = Date.now() + maxMs
  for (const name of names)
    for (const path of ['/', '/search']) {
      const host = `${name}.localhost:${sitePort}`
      while ((await statusOf(host, path)) !== 200) {
        if (Date.now() > until) throw new Error(`${host}${path} doesn’t answer.`)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
}
