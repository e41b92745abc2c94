import type { Judgement } from '@forecourt/data/compliance/storedFindings'
import { waivedFindings } from '@forecourt/data/compliance/waivers'
import type { Scope } from '@forecourt/data/createDatabase'
import { findingProblems } from '@forecourt/rules/compliance/findingProblems'
import { isBlocking, withoutWaived } from '@forecourt/rules/compliance/waivers'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { JudgedSite } from '@forecourt/services/compliance/judgeSite'
import type { Context } from '../Context'
import { CallProblem } from '../errors/CallProblem'
import { siteIdentity } from './siteIdentity'

interface JudgeContext extends Pick<Context, 'judgeSite' | 'now'> {
  readonly scope: Scope
}

/** Judges a draft or a request, without waived findings; null while no site server can be reached. */
export const openJudgement = async ({ judgeSite, scope, now }: JudgeContext, judged: JudgedSite): Promise<Judgement | null> => {
  const judgement = await judgeSite(judged)
  if (!judgement) return null
  return { ...judgement, findings: withoutWaived(judgement.findings, await waivedFindings(scope, { siteId: judged.siteId, now })) }
}

/** Problems of a publication: findings that block it and have no waiver (LEG-02). None if no site server can be reached. */
export const blockingProblems = async (judging: JudgeContext, judged: Omit<JudgedSite, 'draft'>): Promise<ConfigProblem[]> => {
  const judgement = await openJudgement(judging, { ...judged, draft: true })
  const blocking = (judgement?.findings ?? []).filter(isBlocking)
  if (blocking.length === 0) return []
  const { country } = await siteIdentity(judging.scope, judged.siteId)
  return findingProblems(blocking, country)
}

/** What to do about a refused publication of a draft or a request. */
const fixOrAccept = 'Fix it, or let a dealer principal or manager accept it with a reason, then publish again.'

/**
 * Refuses a publication with a finding that blocks it and has no waiver (LEG-02). If no site server can be reached, the publication
 * continues: the nightly check judges it.
 */
export const refuseUnlawful = async (
  judging: JudgeContext,
  judged: Omit<JudgedSite, 'draft'>,
  remedy: string = fixOrAccept,
): Promise<void> => {
  const problems = await blockingProblems(judging, judged)
  if (problems.length === 0) return
  const count = problems.length === 1 ? '1 statement on the site breaks' : `${problems.length} statements on the site break`
  throw new CallProblem('BAD_REQUEST', `${count} advertising law. ${remedy}`, { problems })
}
