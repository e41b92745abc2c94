import type { SurveyedSetting } from '../../../preview/inspect/surveyPage'

export type PreviewPanelName = 'why' | 'settings'

export interface InspectionState {
  /** Whether pressing a part of the page asks for its setting. */
  readonly inspecting: boolean
  /** How large the page is drawn. */
  readonly scale: number
  readonly panel: PreviewPanelName | null
  /** The settings the page shows, while somebody looks at the list. */
  readonly surveyed: readonly SurveyedSetting[]
  /** The setting of the part that was pressed last. */
  readonly picked: { readonly pointer: string; readonly wish: number } | null
  /** The part to scroll to, and a number that makes asking twice two wishes. */
  readonly jump: { readonly pointer: string; readonly index: number; readonly wish: number } | null
}

/** What a person finds out about the page in the preview; nothing of it is saved. */
export const createInspection = () => {
  const listeners = new Set<() => void>()
  let wishes = 0
  let state: InspectionState = { inspecting: false, scale: 1, panel: null, surveyed: [], picked: null, jump: null }
  const put = (next: Partial<InspectionState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    inspect: (inspecting: boolean) => put({ inspecting }),
    drawAt: (scale: number) => put({ scale }),
    show: (panel: PreviewPanelName | null) => put({ panel }),
    survey: (surveyed: readonly SurveyedSetting[]) => put({ surveyed }),
    pick: (pointer: string) => put({ picked: { pointer, wish: ++wishes } }),
    /** Scrolls to one of the parts of a setting; after the last comes the first again. */
    jumpTo(pointer: string, count = 1) {
      const index = state.jump?.pointer === pointer ? (state.jump.index + 1) % Math.max(1, count) : 0
      put({ jump: { pointer, index, wish: ++wishes } })
    },
  }
}

export type Inspection = ReturnType<typeof createInspection>
