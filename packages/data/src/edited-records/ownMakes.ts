import type { Transaction } from '../Transaction'

interface OfMake {
  readonly makeName: string | null
  readonly manufacturer: { readonly name: string } | null
}

/** Name of a model's make: the platform's manufacturer, or else the organisation's own text. */
export const modelMakeName = ({ makeName, manufacturer }: OfMake): string => manufacturer?.name ?? makeName ?? ''

/** A make and its known models. */
export interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

/** Models that an organisation added itself, grouped by make: the platform's, or its own (ENT-13). */
export const ownMakes = async (tx: Transaction, organisationId: string): Promise<KnownMake[]> => {
  const own = await tx.model.findMany({ where: { organisationId }, include: { manufacturer: true }, orderBy: { name: 'asc' } })
  const names = [...new Set(own.map(modelMakeName))].sort()
  return names.map((make) => ({ name: make, models: own.filter((model) => modelMakeName(model) === make).map(({ name }) => name) }))
}
