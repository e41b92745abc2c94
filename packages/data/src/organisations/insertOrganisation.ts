import type { Transaction } from '../Transaction'

export const insertOrganisation = async (
  tx: Transaction,
  organisation: { readonly id: string; readonly slug: string; readonly name: string },
): Promise<void> => {
  const { id, slug, name } = organisation
  await tx.organisation.create({ data: { id, slug, name } })
}
