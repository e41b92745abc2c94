import type { RuntimeHost } from '../host/RuntimeHost'

/** Brings the HTML of a part to life. */
export type PlainPart = (element: HTMLElement, data: { readonly [name: string]: unknown }, host: RuntimeHost) => void
