import { createContext, use } from 'react'

/** What the help panel shows. */
export type HelpTopic = { readonly kind: 'page' | 'guides' | 'news' } | { readonly kind: 'guide'; readonly id: string }

interface Help {
  readonly topic: HelpTopic | null
  readonly show: (topic: HelpTopic | null) => void
}

export const HelpContext = createContext<Help | null>(null)

/** The help panel; null where there is none, as in tests of single parts. */
export const useHelp = (): Help | null => use(HelpContext)

/** The width that the panel takes from the right of the page. A bar fixed to the window ends there, so that the panel covers no button. */
export const helpInset = 'var(--help-inset, 0px)'
