import { type Judgement, siteFindings } from '@forecourt/data/compliance/storedFindings'
import { waivedFindings } from '@forecourt/data/compliance/waivers'
import { findingProblems } from '@forecourt/rules/compliance/findingProblems'
import { findingText } from '@forecourt/rules/compliance/findingText'
import type { ComplianceFinding } from '@forecourt/rules/compliance/judge'
import { isBlocking, withoutWaived } from '@forecourt/rules/compliance/waivers'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { JudgedSite } from '@forecourt/services/compliance/judgeSite'
import type { Context } from '../Context'
import { CallProblem, refusedFields } from '../errors/CallProblem'
import { siteIdentity } from './siteIdentity'
import { openTextFindings, type PlacedTextFinding, type TextContext } from './textFindings'

interface JudgeContext extends TextContext, Pick<Context, 'judgeSite'> {}

/** Judges a draft or a request, without waived findings; null while no site server can be reached. */
export const openJudgement = async ({ judgeSite, scope, now }: Omit<JudgeContext, 'db'>, judged: JudgedSite): Promise<Judgement | null> => {
  const judgement = await judgeSite(judged)
  if (!judgement) return null
  return { ...judgement, findings: withoutWaived(judgement.findings, await waivedFindings(scope, { siteId: judged.siteId, now })) }
}

/** The same of a draft, with findings that the live site has already marked as such: a publication adds only the others. */
export const draftJudgement = async (judging: Omit<JudgeContext, 'db'>, siteId: string) => {
  const judgement = await openJudgement(judging, { siteId, draft: true })
  if (!judgement) return null
  const live = (await siteFindings(judging.scope, siteId)).findings
  const added = new Set(withoutWaived(judgement.findings, live))
  return { ...judgement, findings: judgement.findings.map((finding) => ({ ...finding, isLive: !added.has(finding) })) }
}

/** Problems of findings in texts: errors where the rule blocks the publication. */
const textProblems = (findings: readonly PlacedTextFinding[], country: 'AU' | 'NZ'): ConfigProblem[] =>
  findings.map((finding) => ({
    ...{ pointer: finding.pointer, where: finding.where, message: findingText(finding, country), kind: 'value', topic: 'law' },
    severity: isBlocking(finding) ? 'error' : 'warning',
  }))

/**
 * Problems of a publication: findings that block it and have no waiver (LEG-02), in the changed texts of a draft and on its pages. Only the
 * texts if no site server can be reached.
 */
export const blockingProblems = async (judging: JudgeContext, judged: Omit<JudgedSite, 'draft'>): Promise<ConfigProblem[]> => {
  const isDraft = judged.requestId === undefined && judged.config === undefined
  const texts = isDraft ? (await openTextFindings(judging, judged.siteId)).filter(isBlocking) : []
  const judgement = await openJudgement(judging, { ...judged, draft: true })
  const pages = withoutWaived((judgement?.findings ?? []).filter(isBlocking), texts)
  if (texts.length + pages.length === 0) return []
  const { country } = await siteIdentity(judging.scope, judged.siteId)
  return [...textProblems(texts, country), ...findingProblems(pages, country)]
}

const shortestReason = 10

/**
 * The findings that a publication of a draft adds although they may break the law: warnings in its changed texts, which need a reason. The
 * reason is refused if it is missing.
 */
export const addedWarnings = async (judging: JudgeContext, siteId: string, reason: string): Promise<readonly ComplianceFinding[]> => {
  const warnings = (await openTextFindings(judging, siteId)).filter((finding) => !isBlocking(finding))
  if (warnings.length > 0 && reason.length < shortestReason) throw refusedFields({ reason: 'Say why this is all right, in a sentence.' })
  return warnings
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
