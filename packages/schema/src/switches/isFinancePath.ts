import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a path is the address a site gives its finance page (RTE-10). */
export const isFinancePath = (path: string, { finance }: { readonly finance: Pick<ResolvedConfig['finance'], 'path'> }): boolean =>
  path === finance.path
