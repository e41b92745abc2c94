import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type TagServiceId, tagServices } from './tagServices'

/** What a page says to the browser of services of others, and of how shoppers decide about them. */
export interface SiteTags {
  readonly consent: ResolvedConfig['measuring']['consent']
  readonly notice: string
  /** Whoever decided about another version is asked anew. */
  readonly version: string
  readonly automotive: boolean
  readonly services: readonly { readonly id: TagServiceId; readonly title: string; readonly token: string }[]
}

/** A short name of a text: no secret, only another one for another text. */
const nameOf = (text: string): string => {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_291
  return hash.toString(36)
}

/** The services of others that a site has by its settings; null where it has none: then nobody is asked anything (ANL-01). */
export const siteTags = (config: Pick<ResolvedConfig, 'measuring' | 'chat'>): SiteTags | null => {
  const services = (Object.keys(tagServices) as TagServiceId[])
    .map((id) => ({ id, title: tagServices[id].title, token: tagServices[id].token(config) }))
    .filter(({ token }) => token !== '')
  if (services.length === 0) return null
  const { consent, notice, automotiveEvents } = config.measuring
  const version = nameOf(JSON.stringify([notice, services.map(({ id }) => id)]))
  return { consent, notice, version, automotive: automotiveEvents, services }
}
