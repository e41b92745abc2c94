import { callError } from '../../client/callError'
import { pageCars } from '../../preview/pageChoices'
import { createPreviewBrowser } from '../preview/createPreviewBrowser'
import type { EditorSession } from './createEditorSession'
import { createEditorView } from './createEditorView'

type Load = Parameters<typeof createPreviewBrowser>[0]['load']

const neverAborted = new AbortController().signal

/** What the preview shows first. */
interface Start {
  readonly path?: string
  /** ISO in UTC; null for now. */
  readonly time?: string | null
}

/** The tools around a session: view state and preview browser. `load` loads a page with the draft. */
export const openTools = (session: EditorSession, pointer: string, load: Load, start: Start = {}) => {
  const isNarrow = window.matchMedia('(max-width: 900px)').matches
  const editorView = createEditorView(pointer, isNarrow ? 'phone' : 'desktop')
  const browser = createPreviewBrowser({
    config: session.state().shown,
    load,
    ...start,
    values: () => session.state().viewing?.values ?? session.draft.state().values,
    describe: (error) => callError(error).message,
  })
  /** Opens a path; null opens the page of any car. */
  const showPage = (wanted: string | null) => {
    editorView.showTab(editorView.state().tab)
    if (wanted !== null) return browser.go(wanted)
    const [shown] = browser.state().page ? pageCars(browser.state().page ?? { data: null }) : []
    if (shown) return browser.go(`/cars/${shown.slug}`)
    load({ path: '/search', query: '', values: session.draft.state().values }, neverAborted).then(
      (stock) => browser.go(pageCars(stock)[0] ? `/cars/${pageCars(stock)[0]?.slug}` : '/search'),
      () => browser.go('/search'),
    )
  }
  return { editorView, browser, showPage }
}

export type EditorTools = ReturnType<typeof openTools>
