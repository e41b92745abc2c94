import { pointerSegments } from '@forecourt/schema/pointer/pointerSegments'
import { rootNode } from '@forecourt/schema/rootNode'

export const devices = { phone: 390, tablet: 820, desktop: 1440 } as const
export type Device = keyof typeof devices

/** Which settings are open on the left. */
export interface DeskState {
  /** A section's key; null shows all sections. */
  readonly section: string | null
  readonly pageId: string | null
  readonly blockId: string | null
  /** The setting to scroll to and focus, and a number that makes asking twice two wishes. */
  readonly wanted: { readonly pointer: string; readonly wish: number } | null
  /** What narrow screens show. */
  readonly tab: 'settings' | 'preview'
  readonly outlined: string | null
  readonly device: Device
}

const placeOf = (pointer: string): Pick<DeskState, 'section' | 'pageId' | 'blockId'> => {
  const [section, list, pageId, blocks, blockId] = pointerSegments(pointer)
  const known = section !== undefined && Object.hasOwn(rootNode.properties ?? {}, section) ? section : null
  const isPage = known === 'pages' && list === 'list'
  return { section: known, pageId: (isPage && pageId) || null, blockId: (isPage && blocks === 'blocks' && blockId) || null }
}

/** What the person at the desk is looking at; nothing of it is saved. */
export const createDesk = (pointer: string, device: Device) => {
  const listeners = new Set<() => void>()
  let wishes = 0
  let state: DeskState = {
    ...placeOf(pointer),
    wanted: pointer === '' ? null : { pointer, wish: 0 },
    tab: 'settings',
    outlined: null,
    device,
  }
  const put = (next: Partial<DeskState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Opens the settings a pointer is among, and puts the focus on it. */
    open: (at: string) => put({ ...placeOf(at), wanted: { pointer: at, wish: ++wishes }, tab: 'settings' }),
    showSections: () => put({ section: null, pageId: null, blockId: null, wanted: null }),
    showPage: (pageId: string | null) => put({ section: 'pages', pageId, blockId: null, wanted: null }),
    showBlock: (blockId: string | null) => put({ blockId, wanted: null }),
    showTab: (tab: DeskState['tab']) => put({ tab }),
    showDevice: (device: Device) => put({ device }),
    outline: (at: string | null) => {
      if (at !== state.outlined) put({ outlined: at })
    },
  }
}

export type Desk = ReturnType<typeof createDesk>
