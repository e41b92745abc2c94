import type { ConfigProblem } from '../layers/Layer'
import type { ResolvedConfig } from '../ResolvedConfig'

/** What a check across several settings finds. An error keeps the site from being published. */
export type Finding = Pick<ConfigProblem, 'pointer' | 'message' | 'severity' | 'topic'>

/** Paths of pages that records make, such as those of models (RTE-19): no setting knows them. */
export type RecordPaths = ReadonlySet<string>

/** A check across several settings, which no single setting's own rules can make. */
export type CrossCheck = (config: ResolvedConfig, recordPaths: RecordPaths) => readonly Finding[]
