import { createContext, use, useSyncExternalStore } from 'react'
import type { PreviewBrowser } from '../preview/createPreviewBrowser'
import type { Desk, DeskState } from './createDesk'

interface Tools {
  readonly desk: Desk
  readonly browser: PreviewBrowser
  /** Opens a kind of page in the preview, looking up a car where one is needed. */
  readonly showPage: (path: string | null) => void
}

const Context = createContext<Tools | null>(null)

export const DeskProvider = Context.Provider

export const useTools = (): Tools => {
  const tools = use(Context)
  if (!tools) throw new Error('This part of the editor needs a desk around it.')
  return tools
}

/** One thing of what the person is looking at. */
export const useDesk = <Part extends DeskState[keyof DeskState]>(select: (state: DeskState) => Part): Part => {
  const { desk } = useTools()
  return useSyncExternalStore(desk.subscribe, () => select(desk.state()))
}

export const usePreviewBrowser = () => {
  const { browser } = useTools()
  return useSyncExternalStore(browser.subscribe, browser.state)
}
