import type { ConfigProblem } from '../layers/Layer'
import type { ResolvedConfig } from '../ResolvedConfig'

/** A problem found by a cross-check. An error prevents publishing. */
export type Finding = Pick<ConfigProblem, 'pointer' | 'message' | 'severity' | 'topic'>

/** Paths of pages created from records, such as models (RTE-19), which no setting contains. */
export type RecordPaths = ReadonlySet<string>

/** A validation across several settings. */
export type CrossCheck = (config: ResolvedConfig, recordPaths: RecordPaths) => readonly Finding[]
