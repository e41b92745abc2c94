import type { ResolvedConfig } from '../ResolvedConfig'

/** One change between two configs, in words. */
export interface ConfigChange {
  readonly pointer: string
  /** The setting's place in words, such as 'Stock list › Cars per page'. */
  readonly where: string
  /** The editor's group, such as 'Stock'. */
  readonly group: string
  /** Such as 'Cars per page: 21 → 24'. */
  readonly sentence: string
}

export const describeChanges = (_before: ResolvedConfig, _after: ResolvedConfig): ConfigChange[] => {
  throw new Error('Not written yet.')
}
