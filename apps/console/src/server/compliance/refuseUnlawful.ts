import { type Judgement, siteFindings } from '@forecourt/data/compliance/storedFindings'
import { waivedFindings } from '@forecourt/data/compliance/waivers'
import { findingProblems, type PlacedTextFinding, textProblems } from '@forecourt/rules/compliance/findingProblems'
import type { ComplianceFinding } from '@forecourt/rules/compliance/judge'
import { isBlocking, reasonMissing, shortestReason, withoutWaived } from '@forecourt/rules/compliance/waivers'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { JudgedSite } from '@forecourt/services/compliance/judgeSite'
import type { Context } from '../Context'
import { CallProblem, refusedFields } from '../errors/CallProblem'
import { siteIdentity } from './siteIdentity'
import { openTextFindings, type TextContext } from './textFindings'

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

/**
 * Problems of a publication: findings that block it and have no waiver (LEG-02), in the changed texts of a draft and on its pages. Only the
 * texts if no site server can be reached.
 *
 * @param ofTexts the findings in the changed texts, if they were judged already
 */
export const blockingProblems = async (
  judging: JudgeContext,
  judged: Omit<JudgedSite, 'draft'>,
  ofTexts?: readonly PlacedTextFinding[],
): Promise<ConfigProblem[]> => {
  const isDraft = judged.requestId === undefined && judged.config === undefined
  const texts = (ofTexts ?? (isDraft ? await openTextFindings(judging, judged.siteId) : [])).filter(isBlocking)
  const judgement = await openJudgement(judging, { ...judged, draft: true })
  const pages = withoutWaived((judgement?.findings ?? []).filter(isBlocking), texts)
  if (texts.length + pages.length === 0) return []
  const { country } = await siteIdentity(judging.scope, judged.siteId)
  return [...textProblems(texts, country), ...findingProblems(pages, country)]
}

/** What to do about a refused publication of a draft or a request. */
const fixOrAccept = 'Fix it, or let a dealer principal or manager accept it with a reason, then publish again.'

/** Throws the refusal of a publication with these problems, if there are any. */
const refuseProblems = (problems: readonly ConfigProblem[], remedy: string): void => {
  if (problems.length === 0) return
  const count = problems.length === 1 ? '1 statement on the site breaks' : `${problems.length} statements on the site break`
  throw new CallProblem('BAD_REQUEST', `${count} advertising law. ${remedy}`, { problems: [...problems] })
}

/** The warnings in changed texts, which a publication adds. */
export const textWarnings = (texts: readonly PlacedTextFinding[]): PlacedTextFinding[] => texts.filter((finding) => !isBlocking(finding))

/** Whether a publication adds warnings, and nothing says why they are all right. */
export const lacksReason = (warnings: readonly ComplianceFinding[], reason: string): boolean =>
  warnings.length > 0 && reason.length < shortestReason

interface ExplainedPublication {
  /** Why texts may be published in which the compliance rules warn of something. */
  readonly reason: string
  /** The config of a request or an earlier version; omitted for a draft. */
  readonly config?: ResolvedConfig
  /** What to do about findings that block it. */
  readonly remedy?: string
}

/**
 * Refuses the publication of a draft, a request or an earlier version with a finding that blocks it and has no waiver (LEG-02), and one that
 * adds warnings in its texts without a reason. Returns these warnings. If no site server can be reached, the nightly check judges the pages.
 */
export const refuseUnexplained = async (
  judging: JudgeContext,
  judged: Omit<JudgedSite, 'draft'>,
  { reason, config, remedy = fixOrAccept }: ExplainedPublication,
): Promise<readonly ComplianceFinding[]> => {
  const texts = await openTextFindings(judging, judged.siteId, config)
  refuseProblems(await blockingProblems(judging, judged, texts), remedy)
  const warnings = textWarnings(texts)
  if (lacksReason(warnings, reason)) throw refusedFields({ reason: reasonMissing })
  return warnings
}
