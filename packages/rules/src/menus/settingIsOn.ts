import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Says whether the setting a menu item waits for is on (NAV-08, NAV-10): true, a text that isn’t empty, a number above 0, a list with entries; none waited for is on. */
export const settingIsOn = (config: ResolvedConfig, path: string): boolean => {
  if (path === '') return true
  let value: unknown = config
  for (const key of path.split('.')) {
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as { readonly [key: string]: unknown })[key]
        : undefined
  }
  return Array.isArray(value)
    ? value.length > 0
    : value === true || (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0)
}
