import type { Transaction } from '../Transaction'

/**
 * The first instant whose state is known, ISO in UTC: rows of earlier times were overwritten. Of an organisation, or '' for the whole
 * database.
 */
export const historyBeginning = async (tx: Transaction, organisationId: string): Promise<string> => {
  const { _max } = await tx.historyStart.aggregate({ where: { organisationId: { in: ['', organisationId] } }, _max: { at: true } })
  if (!_max.at) throw new Error('The database has no history: run its migrations.')
  return _max.at.toISOString()
}
