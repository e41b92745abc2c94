import { postProblems } from '@forecourt/rules/blog/postProblems'
import { postTags } from '@forecourt/rules/blog/postState'
import { dayEverywhere } from '@forecourt/rules/dates/siteDay'
import { type PostValues, postFields } from '@forecourt/rules/records/kinds/postFields'
import { freeSlug, toSlug } from '@forecourt/rules/routing/toSlug'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { refuseUnlawfulTexts } from '../../compliance/refuseUnlawfulTexts'
import { recordColumns } from '../../edited-records/columnValues'
import type { EditedKind } from '../../edited-records/EditedKind'
import { preparedFields } from '../../edited-records/preparedFields'
import { offerTimeZones } from '../../offers/OwnedOffer'
import { offerSites } from '../../offers/offerSites'
import type { Transaction } from '../../Transaction'
import { type OwnedPost, toOwnedPost } from './OwnedPost'

const maxSlugLength = 80
/** Maximum number of former slugs that redirect. */
const maxFormerSlugs = 20

const postSlug = ({ title, slug }: Pick<PostValues, 'title' | 'slug'>) => slug ?? toSlug(title).slice(0, maxSlugLength)

/** Slugs of other posts of the organisation; a former slug redirects until another post takes it. */
const takenSlugs = async (tx: Transaction, organisationId: string, except: string | null) => {
  const rows = await tx.post.findMany({ where: { organisationId }, select: { slug: true } })
  return new Set(rows.map(({ slug }) => slug).filter((slug) => slug !== except))
}

const columns = (values: PostValues) => ({
  ...recordColumns(postFields, values),
  slug: values.slug ?? '',
  tagSlugs: postTags(values.tags).map(({ slug }) => slug),
})

/** Posts as users edit them (RTE-24). Sites out of the user's reach stay unchanged and don't show a new post. */
export const postKind: EditedKind<PostValues, OwnedPost> = {
  noun: 'post',
  table: 'posts',
  fields: postFields,
  titleOf: ({ title }) => title,
  idOf: (_values, key) => key.toLowerCase(),
  keyOf: postSlug,
  all: async (tx, owner, allowedSiteIds) => {
    const rows = await tx.post.findMany({ where: { organisationId: owner }, orderBy: [{ publishOn: 'desc' }, { id: 'asc' }] })
    const sites = await offerSites(tx, [...new Set(rows.map(({ organisationId }) => organisationId))], allowedSiteIds)
    const posts = rows.map((row) => toOwnedPost(row, sites.get(row.organisationId) ?? []))
    return allowedSiteIds === null ? posts : posts.filter((post) => post.sites.length > 0)
  },
  read: async (tx, id, allowedSiteIds) => {
    const row = await tx.post.findFirst({ where: { id } })
    if (!row) return null
    const post = toOwnedPost(row, (await offerSites(tx, [row.organisationId], allowedSiteIds)).get(row.organisationId) ?? [])
    return allowedSiteIds === null || post.sites.length > 0 ? post : null
  },
  refusal: ({ sharedWith }) =>
    sharedWith.length === 0 ? null : `This post is also on ${sharedWith.join(' and ')}, which you don’t manage. Ask someone who does.`,
  // A post published today is live at once on all its sites, even if the author's date is already tomorrow.
  initialValues: async (tx, organisationId, now) => ({
    publishOn: dayEverywhere(now, offerTimeZones((await offerSites(tx, [organisationId], null)).get(organisationId) ?? [])),
  }),
  prepare: async (tx, organisationId, entered, { before, allowedSiteIds }) => {
    const sites = (await offerSites(tx, [organisationId], allowedSiteIds)).get(organisationId) ?? []
    const excludedSiteIds = sites.flatMap(({ id, isAccessible }) =>
      (isAccessible ? entered.excludedSiteIds.includes(id) : (before?.excludedSiteIds.includes(id) ?? true)) ? [id] : [],
    )
    const taken = await takenSlugs(tx, organisationId, before?.slug ?? null)
    const slug = entered.slug ?? freeSlug(entered.title, { taken, fallback: 'post', maxLength: maxSlugLength - 3 })
    const values: PostValues = { ...entered, excludedSiteIds, slug }
    const crossFieldProblems = {
      ...postProblems(values),
      ...(taken.has(slug) && { slug: 'Another post has this address.' }),
    }
    return preparedFields(tx, postFields, values, { organisationId, allowedSiteIds, crossFieldProblems })
  },
  insert: async (tx, organisationId, id, { values, stamp }) => {
    await tx.post.create({ data: { ...columns(values), ...stamp, organisationId, id } })
  },
  update: async (tx, organisationId, id, { values, stamp }) => {
    const data = columns(values)
    const before = await tx.post.findFirstOrThrow({ where: { organisationId, id }, select: { slug: true, formerSlugs: true } })
    const former = [before.slug, ...before.formerSlugs].filter((slug, index, all) => slug !== data.slug && all.indexOf(slug) === index)
    await tx.post.updateMany({ where: { organisationId, id }, data: { ...data, ...stamp, formerSlugs: former.slice(0, maxFormerSlugs) } })
  },
  remove: async (tx, organisationId, id) => {
    await tx.post.deleteMany({ where: { organisationId, id } })
    return null
  },
}

const postTexts = ({ title, summary, body }: PostValues): (readonly [field: string, text: string])[] =>
  (
    [
      ['title', title],
      ['summary', summary ?? ''],
      ['body', plainText(body)],
    ] as const
  ).filter(([, text]) => text !== '')

/** Posts whose texts are judged when they are saved as published, as sites then show them. */
export const lawfulPostKind = (now: string): typeof postKind =>
  refuseUnlawfulTexts(
    postKind,
    {
      medium: 'post',
      shown: (post) => (post.state === 'published' ? { fields: postTexts(post), added: [] } : null),
      about: () => 'all',
    },
    now,
  )
