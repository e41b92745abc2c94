import type { Permission } from '@forecourt/rules/access/permissions'
import { initTRPC } from '@trpc/server'
import superjson from 'superjson'
import type { Context } from './Context'
import { formatError } from './errors/formatError'

/** The declaration of every procedure: its permission, or 'signedIn'. */
export interface ProcedureMeta {
  readonly permission: Permission | 'signedIn'
  /** Staff-only, even if roles in an organisation have the permission. */
  readonly onPlatform?: boolean
}

// Procedures must be built through `procedure.ts`, which requires a permission; only these two files use the bare builder.
export const trpcServer = initTRPC.context<Context>().meta<ProcedureMeta>().create({ transformer: superjson, errorFormatter: formatError })

export const { router, createCallerFactory } = trpcServer
