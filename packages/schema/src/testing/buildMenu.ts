import type { ConfigValues } from '../ResolvedConfig'

/** Settings of a layer that say these items of the menu, for tests. */
export const buildMenu = (...items: readonly { readonly id: string; readonly [key: string]: unknown }[]) =>
  ({ navigation: { items } }) as unknown as ConfigValues
