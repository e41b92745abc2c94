import type { ConfigProblem } from '../layers/Layer'
import type { ResolvedConfig } from '../ResolvedConfig'

/** What a check across several settings finds. An error keeps the site from being published. */
export type Finding = Pick<ConfigProblem, 'pointer' | 'message' | 'severity' | 'topic'>

/** A check across several settings, which no single setting's own rules can make. */
export type CrossCheck = (config: ResolvedConfig) => readonly Finding[]
