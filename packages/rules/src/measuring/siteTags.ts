import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAdvertisingTags } from '@forecourt/schema/switches/hasAdvertisingTags'
import { crisp } from './services/crisp'
import { ga4 } from './services/ga4'
import { intercom } from './services/intercom'
import { livechat } from './services/livechat'
import { meta } from './services/meta'
import type { TagOrigins, TagService } from './TagService'

/** All third-party tags: analytics and chat (ANL-01, VDP-13). */
export const tagServices = { ga4, meta, crisp, intercom, livechat } as const satisfies { readonly [id: string]: TagService }

export type TagServiceId = keyof typeof tagServices

/** Tags of a site with its consent settings, for the browser. */
export interface SiteTags {
  readonly consent: ResolvedConfig['measuring']['consent']
  readonly notice: string
  /** A cookie choice made for another version is requested again. */
  readonly version: string
  readonly automotive: boolean
  readonly services: readonly { readonly id: TagServiceId; readonly title: string; readonly token: string }[]
}

/** Non-cryptographic hash of a text, to detect changes. */
const hashText = (text: string): string => {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) % 4_294_967_291
  return hash.toString(36)
}

/** Tags of a site by its settings; null if none, so that no consent is requested (ANL-01). */
export const siteTags = (config: Pick<ResolvedConfig, 'measuring' | 'chat'>): SiteTags | null => {
  const services = (Object.keys(tagServices) as TagServiceId[])
    .map((id) => ({ id, title: tagServices[id].title, token: tagServices[id].token(config) }))
    .filter(({ token }) => token !== '')
  if (services.length === 0) return null
  const { consent, notice, automotiveEvents } = config.measuring
  const version = hashText(JSON.stringify([notice, services.map(({ id }) => id)]))
  return { consent, notice, version, automotive: automotiveEvents, services }
}

const kinds = ['script', 'connect', 'frame', 'style', 'font', 'media'] as const satisfies readonly (keyof TagOrigins)[]

/** Content-Security-Policy sources of a site's tags; empty without tags (ANL-01). */
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
 * Text of the privacy policy about cookies and third-party tags, by the site's settings (ANL-01, RTE-26). It names each service. It
 * denies advertising cookies only if the site has neither an analytics nor an advertising service, because both may set such cookies.
 *
 * @example cookiesText(config) // 'This site sets no advertising cookies.'
 */
export const cookiesText = (config: Pick<ResolvedConfig, 'measuring' | 'chat'>): string => {
  const tags = siteTags(config)
  if (!tags) return denial
  const titles = tags.services.map(({ title }) => title)
  const names = titles.length === 1 ? titles[0] : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
  const services =
    titles.length === 1
      ? `one third-party service, ${names}. It’s ${loaded[tags.consent]}. It sees which pages you view and may set its own cookies`
      : `third-party services: ${names}. Each is ${loaded[tags.consent]}. Each sees which pages you view and may set its own cookies`
  const choice = 'You can change your mind at any time under “Privacy choices” at the foot of the page.'
  return hasAdvertisingTags(config)
    ? `This site uses ${services}, including for advertising. ${choice}`
    : `${denial} It uses ${services}. ${choice}`
}
