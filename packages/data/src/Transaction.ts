import type { Prisma } from './generated/client'

/** An open transaction, bound to its scope by the database itself. */
export type Transaction = Prisma.TransactionClient
