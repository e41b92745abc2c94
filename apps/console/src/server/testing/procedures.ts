import { appRouter } from '../appRouter'
import type { ProcedureMeta } from '../trpc'
import type { createCaller } from './createTestCaller'

/** Every procedure of the console with what it declares. */
export const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { meta?: ProcedureMeta; type: string } }>,
).map(([path, { _def }]) => ({ path, permission: _def.meta?.permission, onPlatform: _def.meta?.onPlatform === true, type: _def.type }))

/** Calls a procedure by its path. */
export const callPath = (caller: ReturnType<typeof createCaller>, path: string, input: unknown): Promise<unknown> => {
  const call = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], caller)
  return (call as (input: unknown) => Promise<unknown>)(input)
}

/** Procedures by their router, such as `sites`: one test calls all of a router's, and names in its message which of them fail. */
export const byRouter = <T extends { readonly path: string }>(given: readonly T[]) => {
  const routerOf = ({ path }: T) => path.split('.')[0]
  return [...new Set(given.map(routerOf))].map((router) => ({ router, of: given.filter((one) => routerOf(one) === router) }))
}
