import { commentText } from '@forecourt/rules/car/texts/commentLines'
import type { Medium } from '@forecourt/rules/compliance/Advert'
import { createJudge } from '@forecourt/rules/compliance/createJudge'
import { findingText } from '@forecourt/rules/compliance/findingText'
import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerProblems } from '@forecourt/rules/offers/offerProblems'
import { stockFacts } from '@forecourt/rules/pages/stockFacts'
import { pricesWithoutBasis } from '@forecourt/schema/checks/advertisedAmounts'
import { findContradictions } from '@forecourt/schema/claims/findContradictions'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { Database } from '../createDatabase'
import { Prisma } from '../generated/client'
import { currentOffers } from '../offers/currentOffers'
import { offerFieldTexts, offerRateTexts } from '../offers/offerTexts'
import { loadSiteData } from '../pages/loadSiteData'
import { latestPosts } from '../pages/posts/livePosts'
import type { RenderedSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'

/** A false claim in an offer, a post or car comments. */
export interface ContentClaim {
  readonly of: 'offer' | 'post' | 'comments'
  /** Name of the offer, title of the post, or name of the first car. */
  readonly name: string
  /** Number of offers or cars with this claim. */
  readonly count: number
  /** A full sentence. */
  readonly message: string
}

/** Limits the time of the check; newer cars first. */
const maxCars = 4_000
const maxPosts = 500

type BrokenClaim = Omit<ContentClaim, 'count'>

const offerTexts = (offer: Offer): string[] => offerFieldTexts(offer).map(([, text]) => text)

/** The text of an offer as its page shows it. */
const offerPageText = (offer: Offer, config: RenderedSite['config']): string =>
  [...offerTexts(offer), ...offerRateTexts(offer, config)].join('\n')

/** Groups equal claims of cars, with their number. */
const grouped = (claims: readonly BrokenClaim[]): ContentClaim[] => {
  const groups = new Map<string, ContentClaim>()
  for (const claim of claims) {
    const key = `${claim.of} ${claim.of === 'comments' ? '' : claim.name} ${claim.message}`
    groups.set(key, { ...claim, count: (groups.get(key)?.count ?? 0) + 1, name: groups.get(key)?.name ?? claim.name })
  }
  return [...groups.values()]
}

/**
 * Checks current offers, posts and comments of listed cars against the config, cars and locations, as the publish check does for the
 * config's texts, and judges them by the compliance rules (ENT-11, FIN-05, LEG-02).
 *
 * @param now ISO in UTC
 */
export const contentClaims = async (db: Database, site: RenderedSite, now: string): Promise<ContentClaim[]> => {
  const siteData = await loadSiteData(db, site, now)
  const facts = stockFacts(site.config, siteData)
  const judge = createJudge({ config: site.config, site: siteData, now, cars: [] })
  const complianceMessages = (medium: Exclude<Medium, 'page'>, text: string, state?: string) =>
    judge.text(medium, text, state).map((finding) => findingText(finding, site.config.identity.country))
  const contradictions = (text: string) => [...findContradictions(text, site.config, null), ...findContradictions(text, site.config, facts)]
  const { offers, posts, cars } = await db.forOrganisation(site.organisationId).transaction(async (tx) => ({
    offers: await currentOffers(tx, site, now),
    posts: await latestPosts(tx, site, maxPosts, now),
    cars: await tx.$queryRaw<{ name: string; comments: string; state: string }[]>`
      select car.name, car.dealer_comments as comments, location.state from cars car
      join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
      where ${listedStock(site, now)} and car.status <> 'sold' and car.dealer_comments is not null
      order by car.created_at desc, car.id limit ${Prisma.raw(String(maxCars))}`,
  }))
  return grouped([
    ...offers.flatMap((offer) =>
      [
        ...new Set([
          ...offerTexts(offer).flatMap(contradictions),
          ...offerProblems(offer, site.config.identity.country).map(({ message }) => message),
          ...pricesWithoutBasis(offerTexts(offer), 'in the offer', site.config),
          ...complianceMessages('offer', offerPageText(offer, site.config)),
        ]),
      ].map((message): BrokenClaim => ({ of: 'offer', name: offer.name, message })),
    ),
    ...posts.flatMap(({ title, summary, body }) => {
      const texts = [title, summary ?? '', plainText(body)]
      const messages = new Set([
        ...texts.flatMap(contradictions),
        ...pricesWithoutBasis(texts, 'in the post', site.config),
        ...complianceMessages('post', texts.join('\n')),
      ])
      return [...messages].map((message): BrokenClaim => ({ of: 'post', name: title, message }))
    }),
    ...cars.flatMap(({ name, comments, state }) => {
      const text = commentText(comments)
      return [...contradictions(text), ...complianceMessages('comments', text, state)].map(
        (message): BrokenClaim => ({ of: 'comments', name, message }),
      )
    }),
  ])
}
