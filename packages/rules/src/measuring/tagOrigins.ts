import type { SiteTags } from './siteTags'
import type { TagOrigins } from './TagService'
import { tagServices } from './tagServices'

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
