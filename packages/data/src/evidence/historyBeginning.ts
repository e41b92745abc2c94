import type { Transaction } from '../Transaction'

/**
 * The first instant at which the rows of an organisation and of the platform are known, ISO in UTC: earlier values were overwritten without a
 * record. The later of two beginnings, the organisation's and the platform's (''); an imported organisation brings its own.
 */
export const historyBeginning = async (tx: Transaction, organisationId: string): Promise<string> => {
  const { _max } = await tx.historyStart.aggregate({ where: { organisationId: { in: ['', organisationId] } }, _max: { at: true } })
  if (!_max.at) throw new Error('The database has no history: run its migrations.')
  return _max.at.toISOString()
}
