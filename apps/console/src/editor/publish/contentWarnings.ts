import type { ContentClaim } from '@forecourt/data/publishing/contentClaims'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'

const whereOf = ({ of, name, count }: ContentClaim): string => {
  if (of === 'offer') return `Offer “${name}”`
  if (of === 'post') return `Post “${name}”`
  return count === 1 ? `Comments of ${name}` : `Comments of ${count} cars, such as ${name}`
}

const pointers = { offer: '/offers', post: '/blog', comments: '/vdp/commentsHeading' } as const

/** Broken promises outside the settings, as warnings before publishing; each links to the settings. */
export const contentWarnings = (claims: readonly ContentClaim[]): ConfigProblem[] =>
  claims.map((claim) => ({
    pointer: pointers[claim.of],
    where: whereOf(claim),
    message: claim.message,
    severity: 'warning',
    kind: 'value',
    topic: 'law',
  }))
