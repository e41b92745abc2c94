import type { Actor } from '@forecourt/data/Actor'
import { hasRun } from '@forecourt/data/stock-feeds/feedRuns'
import { getStockFeed } from '@forecourt/data/stock-feeds/listStockFeeds'
import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { correctedFile } from '@forecourt/services/stock-feeds/correctedRecords'
import { takeFeedFile } from '@forecourt/services/stock-feeds/takeFeedFile'
import type { Context } from '../../Context'
import { readable } from '../../feeds/readable'
import { keptFile } from './stockFileContext'

/**
 * Adds the cars of a new dealer's file by the feed that was made with the dealer, as any file of a feed is taken. Idempotent: a feed that
 * took a file before, or was removed since, is left alone.
 */
export const importFirstStock = async (
  { db, now, actor }: Context & { readonly actor: Actor },
  {
    feedId,
    organisationId,
    stock,
  }: { readonly feedId: string; readonly organisationId: string; readonly stock: OnboardingAnswers['stock'] },
): Promise<void> => {
  if (stock.file === '') return
  const scope = db.forOrganisation(organisationId)
  const feed = await getStockFeed(scope, feedId, null)
  if (!feed || (await hasRun(scope, feedId))) return
  const bytes = await readable(correctedFile(await keptFile(stock.file), stock.corrections))
  const name = stock.corrections.length === 0 ? stock.fileName : `${stock.fileName.replace(/\.\w{1,5}$/, '')} (corrected).csv`
  // A person has seen in the wizard what it adds, so that it needs no second look.
  await takeFeedFile(db, scope, feed, { name, bytes, madeAt: null }, { mode: 'forced', trigger: 'person', isWhole: true, actor, now })
}
