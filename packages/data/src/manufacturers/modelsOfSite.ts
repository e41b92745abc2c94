import { type SiteModel, siteModels } from '@forecourt/rules/models/siteModels'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { modelMakeName } from '../edited-records/modelMakeName'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

const include = {
  manufacturer: { select: { name: true } },
  _count: { select: { accessories: { where: { published: true } } } },
} as const satisfies Prisma.ModelInclude

type Row = Prisma.ModelGetPayload<{ include: typeof include }>

/** The models a site of an organisation has pages of: the platform's of these makes, by name, and its own of any make (MOD-01). */
export const modelsOfSite = async (
  tx: Transaction,
  { organisationId, makes }: { readonly organisationId: string; readonly makes: readonly string[] },
): Promise<(SiteModel<Row> & { readonly make: string })[]> => {
  const own = await tx.model.findMany({ where: { organisationId }, include })
  const instead = own.map(({ manufacturerSlug, slug }) => ({ manufacturerSlug, slug }))
  const platforms = await tx.model.findMany({
    where: { organisationId: null, OR: [{ manufacturerSlug: { in: makes.map(toSlug) } }, ...instead] },
    include,
  })
  return siteModels([...platforms, ...own]).map((each) => ({ ...each, make: modelMakeName(each.model) }))
}
