import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** A window that opens over a page (ENT-25). */
export type Popup = ResolvedConfig['popups']['list'][number]

/** The kinds of page a popup can be for. */
export type PopupPage = Popup['pages'][number]
