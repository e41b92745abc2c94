import type { Prisma } from './generated/client'

/** An open transaction, limited by the database to its scope. */
export type Transaction = Prisma.TransactionClient
