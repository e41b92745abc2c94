import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { pointerSegments } from '@forecourt/schema/pointer/joinPointer'
import { createStore } from '../../parts/store/createStore'

export const devices = { phone: 390, tablet: 820, desktop: 1440 } as const
export type Device = keyof typeof devices

/** The preview's device, rotation and zoom. */
export interface Viewport {
  readonly device: Device | 'custom'
  /** The custom width in pixels. */
  readonly width: number
  readonly rotated: boolean
  /** Zoom factor; 'fit' uses the available space. */
  readonly zoom: 'fit' | number
  /** Whether the page scrolls to the edited setting. */
  readonly follows: boolean
}

/** The settings open on the left. */
export interface EditorViewState {
  /** A section's key; null shows all sections. */
  readonly section: string | null
  readonly pageId: string | null
  readonly blockId: string | null
  /** The setting to scroll to and focus; the id distinguishes repeated requests. With `keepsFocus` the focus stays where the user types. */
  readonly focusRequest: { readonly pointer: string; readonly requestId: number; readonly isNew?: true; readonly keepsFocus?: true } | null
  /** The tab on narrow screens. */
  readonly tab: 'settings' | 'preview'
  /** The setting outlined in the preview, and whether to scroll to it. */
  readonly outlined: { readonly pointer: string; readonly scroll: boolean } | null
  readonly viewport: Viewport
}

const placeOf = (pointer: string): Pick<EditorViewState, 'section' | 'pageId' | 'blockId'> => {
  const [section, list, pageId, blocks, blockId] = pointerSegments(pointer)
  const known = section !== undefined && Object.hasOwn(rootNode.properties ?? {}, section) ? section : null
  const isPage = known === 'pages' && list === 'list'
  return { section: known, pageId: (isPage && pageId) || null, blockId: (isPage && blocks === 'blocks' && blockId) || null }
}

/** View state of the editor: open sections and tabs. Nothing of it is saved. */
export const createEditorView = (pointer: string, device: Device) => {
  let requests = 0
  const { state, subscribe, update } = createStore<EditorViewState>({
    ...placeOf(pointer),
    focusRequest: pointer === '' ? null : { pointer, requestId: 0 },
    tab: 'settings',
    outlined: null,
    viewport: { device, width: devices[device], rotated: false, zoom: 'fit', follows: true },
  })
  /** Not in the store: it changes with every letter, and nothing renders from it. */
  let previewCursor: { readonly pointer: string; readonly at: number } | null = null
  return {
    state,
    subscribe,
    /** The last cursor position in a formatted text edited in the preview; null after the cursor was in the text's own editor. */
    previewCursor: (pointer: string): number | null => (previewCursor?.pointer === pointer ? previewCursor.at : null),
    setPreviewCursor: (at: typeof previewCursor) => {
      previewCursor = at
    },
    /** Opens the settings of a pointer and focuses the field. */
    open: (at: string) => update({ ...placeOf(at), focusRequest: { pointer: at, requestId: ++requests }, tab: 'settings' }),
    /** Opens a new item and selects its placeholder text. */
    openNew: (at: string) => update({ ...placeOf(at), focusRequest: { pointer: at, requestId: ++requests, isNew: true }, tab: 'settings' }),
    /** Shows the settings of a pointer without moving the focus, while the user types elsewhere. */
    showBeside: (at: string) => update({ ...placeOf(at), focusRequest: { pointer: at, requestId: ++requests, keepsFocus: true } }),
    showSections: () => update({ section: null, pageId: null, blockId: null, focusRequest: null }),
    showPage: (pageId: string | null) => update({ section: 'pages', pageId, blockId: null, focusRequest: null }),
    showBlock: (blockId: string | null) => update({ blockId, focusRequest: null }),
    showTab: (tab: EditorViewState['tab']) => update({ tab }),
    showDevice: (shown: Device) => update({ viewport: { ...state().viewport, device: shown, rotated: false, width: devices[shown] } }),
    setViewport: (viewport: Partial<Viewport>) => update({ viewport: { ...state().viewport, ...viewport } }),
    /** Outlines the elements of a setting; scrolls there when it is edited rather than hovered. */
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
