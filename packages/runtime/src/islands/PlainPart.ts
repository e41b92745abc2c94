import type { RuntimeHost } from '../host/RuntimeHost'

/** Enhances the HTML of a part, without a renderer; returns what ends that, where there is something to end. */
export type PlainPart = (element: HTMLElement, data: { readonly [name: string]: unknown }, host: RuntimeHost) => (() => void) | undefined
