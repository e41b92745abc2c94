import { isBlocking } from '@forecourt/rules/compliance/waivers'
import { skipToken, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { useEditor, useSession } from '../session/SessionContext'
import { isLayerEdited } from '../session/SiteForEditing'

type DraftJudgement = NonNullable<Outputs['sites']['compliance']>
type PageFinding = DraftJudgement['findings'][number]
type TextFinding = Outputs['sites']['textFindings'][number]

/** A finding on a page of the draft, or in one of its changed texts. */
export type DraftFinding = PageFinding | TextFinding

interface DraftCompliance {
  /** Whether the changed texts aren't judged yet: publishing waits for that. Not for the pages, which take longer. */
  readonly isChecking: boolean
  /** Of how many pages which were judged; null until a site server has rendered them. */
  readonly judgement: DraftJudgement | null
  /** Findings that stop the publication, those of changed texts first. */
  readonly blocking: readonly DraftFinding[]
  /** Warnings that the publication adds to the site. */
  readonly added: readonly DraftFinding[]
  /** Warnings that the live site has already. */
  readonly live: readonly PageFinding[]
}

const options = { ...readOnce, retry: false, trpc: { abortOnUnmount: true } } as const

const keyOf = ({ rule, phrase }: DraftFinding) => `${rule} ${phrase}`

/** Findings of the compliance rules in the draft: in its changed texts at once, then on a sample of its pages. */
export const useCompliance = (): DraftCompliance => {
  const session = useSession()
  // The stored draft is judged.
  const status = useEditor(({ draft }) => draft.status)
  const saved = status === 'saved'
  const isSite = !isLayerEdited(session.editing)
  const input = isSite && saved ? { siteId: session.editing.site.id } : skipToken
  const texts = useQuery(api.sites.textFindings.queryOptions(input, options))
  const pages = useQuery(api.sites.compliance.queryOptions(input, options))
  const ofTexts = texts.data ?? []
  const known = new Set(ofTexts.map(keyOf))
  const ofPages = (pages.data?.findings ?? []).filter((finding) => !known.has(keyOf(finding)))
  const warnings = ofPages.filter((finding) => !isBlocking(finding))
  return {
    isChecking: isSite && (saved ? texts.isPending : status === 'unsaved' || status === 'saving'),
    judgement: pages.data ?? null,
    blocking: [...ofTexts, ...ofPages].filter(isBlocking),
    added: [...ofTexts.filter((finding) => !isBlocking(finding)), ...warnings.filter(({ isLive }) => !isLive)],
    live: warnings.filter(({ isLive }) => isLive),
  }
}
