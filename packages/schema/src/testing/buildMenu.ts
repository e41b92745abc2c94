import type { ConfigValues } from '../ResolvedConfig'

/** A layer's values with these menu items, for tests. */
export const buildMenu = (...items: readonly { readonly id: string; readonly [key: string]: unknown }[]) =>
  ({ navigation: { items } }) as unknown as ConfigValues
