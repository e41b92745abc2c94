import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { createStore } from '../../parts/store/createStore'

export const devices = { phone: 390, tablet: 820, desktop: 1440 } as const
export type Device = keyof typeof devices

/** How the preview is looked at: on which screen, turned or not, and how large. */
export interface Viewport {
  readonly device: Device | 'custom'
  /** The width of a screen of one's own, in pixels. */
  readonly width: number
  readonly rotated: boolean
  /** A share of its real size; 'fit' takes the room there is. */
  readonly zoom: 'fit' | number
  /** Whether the page scrolls to the setting that is being edited. */
  readonly follows: boolean
}

/** Which settings are open on the left. */
export interface EditorViewState {
  /** A section's key; null shows all sections. */
  readonly section: string | null
  readonly pageId: string | null
  readonly blockId: string | null
  /** The setting to scroll to and focus, and a number that makes asking twice two requests; with `elsewhere` the focus stays where somebody types. */
  readonly wanted: { readonly pointer: string; readonly requestId: number; readonly isNew?: true; readonly elsewhere?: true } | null
  /** What narrow screens show. */
  readonly tab: 'settings' | 'preview'
  /** What the preview outlines, and whether it was asked to scroll there. */
  readonly outlined: { readonly pointer: string; readonly scroll: boolean } | null
  readonly viewport: Viewport
}

const placeOf = (pointer: string): Pick<EditorViewState, 'section' | 'pageId' | 'blockId'> => {
  const [section, list, pageId, blocks, blockId] = pointerSegments(pointer)
  const known = section !== undefined && Object.hasOwn(rootNode.properties ?? {}, section) ? section : null
  const isPage = known === 'pages' && list === 'list'
  return { section: known, pageId: (isPage && pageId) || null, blockId: (isPage && blocks === 'blocks' && blockId) || null }
}

/** What of the editor is open and shown; nothing of it is saved. */
export const createEditorView = (pointer: string, device: Device) => {
  let requests = 0
  const { state, subscribe, update } = createStore<EditorViewState>({
    ...placeOf(pointer),
    wanted: pointer === '' ? null : { pointer, requestId: 0 },
    tab: 'settings',
    outlined: null,
    viewport: { device, width: devices[device], rotated: false, zoom: 'fit', follows: true },
  })
  /** Nothing is drawn from it, so nobody hears of it: it changes with every letter. */
  let pageCursor: { readonly pointer: string; readonly at: number } | null = null
  return {
    state,
    subscribe,
    /** Where in a formatted text the cursor was last on the page; null since it was in the text's own editor. */
    pageCursor: (pointer: string): number | null => (pageCursor?.pointer === pointer ? pageCursor.at : null),
    putPageCursor: (at: typeof pageCursor) => {
      pageCursor = at
    },
    /** Opens the settings a pointer is among, and puts the focus on it. */
    open: (at: string) => update({ ...placeOf(at), wanted: { pointer: at, requestId: ++requests }, tab: 'settings' }),
    /** Opens what was just added: its words only stand in until somebody types better ones. */
    openNew: (at: string) => update({ ...placeOf(at), wanted: { pointer: at, requestId: ++requests, isNew: true }, tab: 'settings' }),
    /** Shows the settings a pointer is among, beside a person who goes on typing elsewhere. */
    showBeside: (at: string) => update({ ...placeOf(at), wanted: { pointer: at, requestId: ++requests, elsewhere: true } }),
    showSections: () => update({ section: null, pageId: null, blockId: null, wanted: null }),
    showPage: (pageId: string | null) => update({ section: 'pages', pageId, blockId: null, wanted: null }),
    showBlock: (blockId: string | null) => update({ blockId, wanted: null }),
    showTab: (tab: EditorViewState['tab']) => update({ tab }),
    showDevice: (shown: Device) => update({ viewport: { ...state().viewport, device: shown, rotated: false, width: devices[shown] } }),
    setViewport: (viewport: Partial<Viewport>) => update({ viewport: { ...state().viewport, ...viewport } }),
    /** Outlines what a setting shows in; scrolls there where the setting is being edited rather than passed by. */
    outline: (at: string | null, isEdited = false) => {
      if (at === null) {
        if (state().outlined) update({ outlined: null })
        return
      }
      const scroll = isEdited && state().viewport.follows
      if (at !== state().outlined?.pointer || scroll) update({ outlined: { pointer: at, scroll } })
    },
  }
}

export type EditorView = ReturnType<typeof createEditorView>
