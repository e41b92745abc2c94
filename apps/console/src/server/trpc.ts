import type { Permission } from '@forecourt/rules/access/permissions'
import { initTRPC } from '@trpc/server'
import superjson from 'superjson'
import type { Context } from './Context'
import { formatError } from './errors/formatError'

/** What every procedure declares: the permission it needs, or that being signed in is enough. */
export interface ProcedureMeta {
  readonly permission: Permission | 'signedIn'
  /** Whether it is staff's alone, whoever else holds the permission in an organisation. */
  readonly onPlatform?: boolean
}

// A procedure may only be built through `procedure.ts`, which demands a permission; so the bare builder stays between these two files.
export const trpcServer = initTRPC.context<Context>().meta<ProcedureMeta>().create({ transformer: superjson, errorFormatter: formatError })

export const { router, createCallerFactory } = trpcServer
