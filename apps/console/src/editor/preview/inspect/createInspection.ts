import { createStore } from '../../../parts/store/createStore'
import type { PageSetting } from '../../../preview/inspect/listPageSettings'

export type PreviewPanelName = 'why' | 'settings'

export interface InspectionState {
  /** Whether inspecting is on: a click on an element opens its setting. */
  readonly inspecting: boolean
  /** The pointer of the text edited in place; null if none. */
  readonly writing: string | null
  /** A request from the editor to start or end editing in place; the id distinguishes repeated requests. */
  readonly writingRequest: { readonly on: boolean; readonly requestId: number } | null
  /** Zoom factor of the page. */
  readonly scale: number
  readonly panel: PreviewPanelName | null
  /** The settings on the page, while the list is open. */
  readonly surveyed: readonly PageSetting[]
  /** The setting of the last clicked element. */
  readonly picked: { readonly pointer: string; readonly requestId: number } | null
  /** The element to scroll to; the id distinguishes repeated requests. */
  readonly jump: { readonly pointer: string; readonly index: number; readonly requestId: number } | null
}

/** Inspection state of the preview; nothing of it is saved. */
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
    setScale: (scale: number) => update({ scale }),
    show: (panel: PreviewPanelName | null) => update({ panel }),
    survey: (surveyed: readonly PageSetting[]) => update({ surveyed }),
    pick: (pointer: string) => update({ picked: { pointer, requestId: ++requests } }),
    /** Scrolls to the next element of a setting, and wraps around after the last. */
    jumpTo(pointer: string, count = 1) {
      const { jump } = state()
      const index = jump?.pointer === pointer ? (jump.index + 1) % Math.max(1, count) : 0
      update({ jump: { pointer, index, requestId: ++requests } })
    },
  }
}

export type Inspection = ReturnType<typeof createInspection>
