import type { Scope } from '@forecourt/data/createDatabase'
import { storedFeedFile } from '@forecourt/data/stock-feeds/feedFiles'
import { notFound } from '../../errors/notFound'

/** The file of a run, while it is kept. */
export const findFeedFile = async (scope: Scope, feedId: string, runId: string) => {
  const file = await storedFeedFile(scope, feedId, runId)
  if (!file) throw notFound('file')
  return file
}
