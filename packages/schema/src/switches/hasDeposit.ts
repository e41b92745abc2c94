import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether reserving a car comes with a deposit at all (CHK-03). */
export const hasDeposit = ({ deposit }: Pick<ResolvedConfig['checkout'], 'deposit'>): boolean => deposit > 0
