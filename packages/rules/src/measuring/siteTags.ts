import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAdvertisingTags } from '@forecourt/schema/switches/hasAdvertisingTags'
import { crisp } from './services/crisp'
import { ga4 } from './services/ga4'
import { intercom } from './services/intercom'
import { livechat } from './services/livechat'
import { meta } from './services/meta'
import type { TagOrigins, TagService } from './TagService'

/** The services of others that a site can have: those who are told of events, and chat windows (ANL-01, VDP-13). */
export const tagServices = { ga4, meta, crisp, intercom, livechat } as const satisfies { readonly [id: string]: TagService }

export type TagServiceId = keyof typeof tagServices

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

const kinds = ['script', 'connect', 'frame', 'style', 'font', 'media'] as const satisfies readonly (keyof TagOrigins)[]

/** All that the services of a site may load and ask; nothing for a site that has none (ANL-01). */
export const tagOrigins = (tags: Pick<SiteTags, 'services'> | null): { readonly [Kind in (typeof kinds)[number]]: readonly string[] } => {
  const origins: readonly TagOrigins[] = tags?.services.map(({ id }) => tagServices[id].origins) ?? []
  const all = (kind: keyof TagOrigins) => [...new Set(origins.flatMap((each) => each[kind] ?? []))]
  return {
    script: all('script'),
    connect: all('connect'),
    frame: all('frame'),
    style: all('style'),
    font: all('font'),
    media: all('media'),
  }
}

const denial = 'This site sets no advertising cookies.'

const loaded = {
  notice: 'loaded unless you turn it off',
  optIn: 'loaded only if you agree',
  regional: 'loaded in Europe only if you agree, and elsewhere unless you turn it off',
} as const satisfies { readonly [Consent in ResolvedConfig['measuring']['consent']]: string }

/**
 * What the privacy policy says of cookies and of the services of other companies that a site has by its settings (ANL-01, RTE-26):
 * each is named, and cookies for advertising are denied only where no service measures visits.
 *
 * @example cookiesText(config) // 'This site sets no advertising cookies.'
 */
export const cookiesText = (config: Pick<ResolvedConfig, 'measuring' | 'chat'>): string => {
  const tags = siteTags(config)
  if (!tags) return denial
  const titles = tags.services.map(({ title }) => title)
  const names = titles.length === 1 ? titles[0] : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
  const services = `services of other companies: ${names}. Each is ${loaded[tags.consent]}, learns which pages you look at, and may set cookies of its own`
  const choice = 'Where they are loaded, “Privacy choices” at the foot of the page lets you decide again.'
  return hasAdvertisingTags(config)
    ? `This site has ${services}, also for advertising. ${choice}`
    : `${denial} It has ${services}. ${choice}`
}
