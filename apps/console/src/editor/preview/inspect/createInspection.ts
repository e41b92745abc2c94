import { createStore } from '../../../parts/store/createStore'
import type { SurveyedSetting } from '../../../preview/inspect/surveyPage'

export type PreviewPanelName = 'why' | 'settings'

export interface InspectionState {
  /** Whether pressing a part of the page asks for its setting. */
  readonly inspecting: boolean
  /** The text that is being typed on the page; null while none is. */
  readonly writing: string | null
  /** Whether typing was asked for from here, and a number that makes asking twice two requests. */
  readonly writingRequest: { readonly on: boolean; readonly requestId: number } | null
  /** How large the page is drawn. */
  readonly scale: number
  readonly panel: PreviewPanelName | null
  /** The settings the page shows, while somebody looks at the list. */
  readonly surveyed: readonly SurveyedSetting[]
  /** The setting of the part that was pressed last. */
  readonly picked: { readonly pointer: string; readonly requestId: number } | null
  /** The part to scroll to, and a number that makes asking twice two requests. */
  readonly jump: { readonly pointer: string; readonly index: number; readonly requestId: number } | null
}

/** What a person finds out about the page in the preview; nothing of it is saved. */
export const createInspection = () => {
  let requests = 0
  const { state, subscribe, update } = createStore<InspectionState>({
    inspecting: false,
    writing: null,
    writingRequest: null,
    scale: 1,
    panel: null,
    surveyed: [],
    picked: null,
    jump: null,
  })
  return {
    state,
    subscribe,
    inspect: (inspecting: boolean) => update({ inspecting }),
    requestWriting: (on: boolean) => update({ inspecting: false, writingRequest: { on, requestId: ++requests } }),
    write: (writing: string | null) => update({ writing }),
    drawAt: (scale: number) => update({ scale }),
    show: (panel: PreviewPanelName | null) => update({ panel }),
    survey: (surveyed: readonly SurveyedSetting[]) => update({ surveyed }),
    pick: (pointer: string) => update({ picked: { pointer, requestId: ++requests } }),
    /** Scrolls to one of the parts of a setting; after the last comes the first again. */
    jumpTo(pointer: string, count = 1) {
      const { jump } = state()
      const index = jump?.pointer === pointer ? (jump.index + 1) % Math.max(1, count) : 0
      update({ jump: { pointer, index, requestId: ++requests } })
    },
  }
}

export type Inspection = ReturnType<typeof createInspection>
