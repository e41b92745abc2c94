import type { FoundProblem } from '../layers/LayerState'
import type { ResolvedConfig } from '../ResolvedConfig'

export const crossChecks = (_config: ResolvedConfig): FoundProblem[] => []
