import type { SiteImpact } from '../impact/useImpact'

/** Hash of a text (FNV-1a), for an order that looks random and depends on nothing but the ids. */
const hashText = (text: string): number => {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}

/** The order in which the sites of a roll-out are sampled: as if drawn at random, but the same each time. */
export const sampledSites = <Site extends Pick<SiteImpact, 'siteId'>>(sites: readonly Site[]): Site[] =>
  [...sites].sort((one, other) => hashText(one.siteId) - hashText(other.siteId))
