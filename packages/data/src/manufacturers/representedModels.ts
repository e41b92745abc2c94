import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** The platform's models of every make that a dealership of an organisation represents. */
export const representedModels = async (tx: Transaction, organisationId: string): Promise<Prisma.ModelWhereInput> => {
  const dealerships = await tx.dealership.findMany({ where: { organisationId }, select: { makes: true } })
  return { organisationId: null, manufacturer: { name: { in: dealerships.flatMap(({ makes }) => makes) } } }
}
