import { makeAndModel } from '@forecourt/rules/car/words/makeAndModel'
import type { Transaction } from '../Transaction'

const most = 400

/** The stock lists of a business by their paths, called by the makes and models that it sells now. */
export const stockListNames = async (tx: Transaction, organisationId: string): Promise<ReadonlyMap<string, string>> => {
  const models = await tx.car.groupBy({
    by: ['make', 'makeSlug', 'model', 'modelSlug'],
    where: { organisationId, status: { notIn: ['draft', 'sold', 'withdrawn'] } },
    orderBy: [{ make: 'asc' }, { model: 'asc' }],
    take: most,
  })
  return new Map(
    models.flatMap(({ make, makeSlug, model, modelSlug }): [string, string][] => [
      [`/search/${makeSlug}`, `All ${make}`],
      [`/search/${makeSlug}/${modelSlug}`, makeAndModel(make, model)],
    ]),
  )
}
