import type { RuntimeHost } from '../host/RuntimeHost'

/** Brings the HTML of a part to life; gives back what ends that, where there is something to end. */
export type PlainPart = (element: HTMLElement, data: { readonly [name: string]: unknown }, host: RuntimeHost) => (() => void) | undefined
