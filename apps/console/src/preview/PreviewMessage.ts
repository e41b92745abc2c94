import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { PartChange } from './changesBetween'
import type { PageSetting } from './inspect/listPageSettings'
import type { PreviewVisitor } from './PreviewVisitor'
import type { Shortcut } from './parseShortcut'

/** The content of the preview: a page with its data, or the 404 page. */
export interface PreviewView {
  readonly path: string
  readonly route: Route | null
  readonly data: PageData | null
  readonly site: SiteData
  readonly request: PageRequest
  readonly visitor: PreviewVisitor
  /** Whether the time is simulated: components that read the clock remount when it changes. */
  readonly isTimeSimulated: boolean
}

/**
 * Messages from the editor to the frame. `seq` increases by one with every state; `at` is the time of the change, in epoch milliseconds
 * with a fraction.
 */
export type EditorMessage =
  /** Asks a loaded frame to send `ready` again. */
  | { readonly type: 'hello'; readonly nonce: string }
  | {
      readonly type: 'init'
      readonly nonce: string
      readonly seq: number
      readonly at: number
      readonly config: ResolvedConfig
      readonly view: PreviewView
    }
  | { readonly type: 'patch'; readonly nonce: string; readonly seq: number; readonly at: number; readonly changes: readonly PartChange[] }
  | { readonly type: 'view'; readonly nonce: string; readonly seq: number; readonly at: number; readonly view: PreviewView }
  /** Outlines the elements of a setting; scrolls to the first on request. */
  | { readonly type: 'outline'; readonly nonce: string; readonly pointer: string | null; readonly scroll: boolean }
  /** Turns inspecting on or off: a click then opens a setting. `scale` is the page's zoom factor, to size labels. */
  | { readonly type: 'inspect'; readonly nonce: string; readonly on: boolean; readonly scale: number }
  /** Turns reports of the settings on the page on or off; sent now and after every change. */
  | { readonly type: 'survey'; readonly nonce: string; readonly on: boolean }
  /** Scrolls to one of a setting's elements and outlines it briefly. */
  | { readonly type: 'jump'; readonly nonce: string; readonly pointer: string; readonly index: number }
  /** Allows editing a text in place; `value` is the stored text with placeholders. */
  | {
      readonly type: 'write'
      readonly nonce: string
      readonly pointer: string
      readonly title: string
      readonly value: RichText
      readonly problem: string | null
      readonly scale: number
    }
  /** Refuses editing in place, here or for this user. */
  | { readonly type: 'refuseWriting'; readonly nonce: string; readonly pointer: string }
  /** The current value of the text being edited, after any change. */
  | { readonly type: 'text'; readonly nonce: string; readonly pointer: string; readonly value: RichText; readonly problem: string | null }
  /** Starts editing the first visible text; ends editing if active. */
  | { readonly type: 'beginWriting'; readonly nonce: string }
  | { readonly type: 'endWriting'; readonly nonce: string }

/** Messages from the frame to the editor. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly nonce: string }
  /** A state was painted: `paintMs` from the change to the next frame. */
  | { readonly type: 'ack'; readonly nonce: string; readonly seq: number; readonly paintMs: number; readonly errors: readonly string[] }
  /** A state was missed: requests the full state. */
  | { readonly type: 'resend'; readonly nonce: string }
  | { readonly type: 'navigate'; readonly nonce: string; readonly href: string }
  | { readonly type: 'choose'; readonly nonce: string; readonly pointer: string }
  | { readonly type: 'survey'; readonly nonce: string; readonly settings: readonly PageSetting[] }
  /** Escape in the page: inspecting ends. */
  | { readonly type: 'inspected'; readonly nonce: string }
  /** A text was clicked or reached by keyboard: requests to edit it in place. */
  | { readonly type: 'write'; readonly nonce: string; readonly pointer: string }
  /** The text changed; `at` is the time, in epoch milliseconds with a fraction. */
  | { readonly type: 'written'; readonly nonce: string; readonly pointer: string; readonly value: RichText; readonly at: number }
  /** The cursor in the formatted text being edited, as a document position. */
  | { readonly type: 'cursor'; readonly nonce: string; readonly pointer: string; readonly at: number }
  /** The text being edited; null when editing ended. */
  | { readonly type: 'writing'; readonly nonce: string; readonly pointer: string | null }
  /** An undo, redo or save shortcut was pressed in the frame. */
  | { readonly type: 'shortcut'; readonly nonce: string; readonly shortcut: Shortcut }

/** Whether a message comes from the expected window, on our own origin, with this frame's nonce. */
export const isTrusted = (event: MessageEvent, source: MessageEventSource | null, nonce: string): boolean =>
  event.origin === window.location.origin &&
  event.source === source &&
  typeof event.data === 'object' &&
  event.data !== null &&
  event.data.nonce === nonce

type MessageBody = FrameMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/** Posts a message to the editor. */
export type PostToEditor = (message: MessageBody) => void
