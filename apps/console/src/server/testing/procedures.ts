import { appRouter } from '../appRouter'
import type { ProcedureMeta } from '../trpc'
import type { createCaller } from './createTestCaller'

/** All procedures of the console with their declarations. */
export const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta; type: string } }>,
).map(([path, { _def }]) => ({ path, permission: _def.meta?.permission, onPlatform: _def.meta?.onPlatform === true, type: _def.type }))

/** Calls a procedure by path. */
export const callPath = (caller: ReturnType<typeof createCaller>, path: string, input: unknown): Promise<unknown> => {
  const call = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], caller)
  return (call as (input: unknown) => Promise<unknown>)(input)
}

/** Groups procedures by router, such as `sites`, for one test per router. */
export const byRouter = <T extends { readonly path: string }>(all: readonly T[]) => {
  const routerOf = ({ path }: T) => path.split('.')[0]
  return [...new Set(all.map(routerOf))].map((router) => ({ router, procedures: all.filter((one) => routerOf(one) === router) }))
}
