import type { Transaction } from '../Transaction'

interface OfMake {
  readonly makeName: string | null
  readonly manufacturer: { readonly name: string } | null
}

/** What the make of a model is called: as the platform has it or, where it has none such, as the model's own business says. */
export const modelMakeName = ({ makeName, manufacturer }: OfMake): string => manufacturer?.name ?? makeName ?? ''

/** A make and the models that are known of it. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

/** The models that a business wrote itself, by their makes: the platform's, or any it calls by a name of its own (ENT-13). */
export const ownMakes = async (tx: Transaction, organisationId: string): Promise<KnownMake[]> => {
  const own = await tx.model.findMany({ where: { organisationId }, include: { manufacturer: true }, orderBy: { name: 'asc' } })
  const names = [...new Set(own.map(modelMakeName))].sort()
  return names.map((make) => ({ name: make, models: own.filter((model) => modelMakeName(model) === make).map(({ name }) => name) }))
}
