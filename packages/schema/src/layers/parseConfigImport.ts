import type { ConfigValues } from '../ResolvedConfig'
import type { ConfigProblem } from './Layer'

export type ConfigImport =
  | { readonly ok: true; readonly values: ConfigValues }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

export const parseConfigImport = (_text: string): ConfigImport => {
  throw new Error('Not written yet.')
}
