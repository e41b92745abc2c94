import type { PageData, PageRequest } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { PartChange } from './changesBetween'
import type { SurveyedSetting } from './inspect/surveyPage'
import type { PreviewVisitor } from './PreviewVisitor'
import type { Shortcut } from './parseShortcut'

/** What the preview draws: a page with its data, or the page for an address that leads nowhere. */
export interface PreviewView {
  readonly path: string
  readonly route: Route | null
  readonly data: PageData | null
  readonly site: SiteData
  readonly request: PageRequest
  readonly visitor: PreviewVisitor
  /** Whether the instant was chosen: then parts that look at the clock by themselves start anew with it. */
  readonly travelled: boolean
}

/** From the editor to the frame. `seq` grows by one with every state sent; `at` is when the change was made, in epoch milliseconds with a fraction. */
export type EditorMessage =
  /** Asks a frame that is there already to say so again. */
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
  /** Outlines the parts a setting shows in; scrolls to the first where that was asked for. */
  | { readonly type: 'outline'; readonly nonce: string; readonly pointer: string | null; readonly scroll: boolean }
  /** Whether pressing something means asking for its setting; `scale` is how large the page is drawn, so that names stay readable. */
  | { readonly type: 'inspect'; readonly nonce: string; readonly on: boolean; readonly scale: number }
  /** Whether to tell which settings the page shows, now and after every change. */
  | { readonly type: 'survey'; readonly nonce: string; readonly on: boolean }
  /** Scrolls to one of the parts of a setting, and outlines it for a moment. */
  | { readonly type: 'jump'; readonly nonce: string; readonly pointer: string; readonly index: number }
  /** A text may be typed where it stands; `value` is what is stored of it, placeholders included. */
  | {
      readonly type: 'write'
      readonly nonce: string
      readonly pointer: string
      readonly title: string
      readonly value: RichText
      readonly problem: string | null
      readonly scale: number
    }
  /** Not by this person, or not here. */
  | { readonly type: 'refuseWriting'; readonly nonce: string; readonly pointer: string }
  /** What the text that is being typed is now, by whoever's hand. */
  | { readonly type: 'text'; readonly nonce: string; readonly pointer: string; readonly value: RichText; readonly problem: string | null }
  /** Begins at the first text in sight; ends wherever somebody types. */
  | { readonly type: 'beginWriting'; readonly nonce: string }
  | { readonly type: 'endWriting'; readonly nonce: string }

/** From the frame to the editor. */
export type FrameMessage =
  | { readonly type: 'ready'; readonly nonce: string }
  /** A state was painted: `paintMs` from the change to the frame after it. */
  | { readonly type: 'ack'; readonly nonce: string; readonly seq: number; readonly paintMs: number; readonly errors: readonly string[] }
  /** A state was missed: send all of it again. */
  | { readonly type: 'resend'; readonly nonce: string }
  | { readonly type: 'navigate'; readonly nonce: string; readonly href: string }
  | { readonly type: 'choose'; readonly nonce: string; readonly pointer: string }
  | { readonly type: 'survey'; readonly nonce: string; readonly settings: readonly SurveyedSetting[] }
  /** The page’s own answer to Escape: inspecting ends. */
  | { readonly type: 'inspected'; readonly nonce: string }
  /** A text was pressed, or gone on to by keyboard: may it be typed here? */
  | { readonly type: 'write'; readonly nonce: string; readonly pointer: string }
  /** A text was typed; `at` is when, in epoch milliseconds with a fraction. */
  | { readonly type: 'written'; readonly nonce: string; readonly pointer: string; readonly value: RichText; readonly at: number }
  /** Where the cursor is in the formatted text that is being typed, as a position of its document. */
  | { readonly type: 'cursor'; readonly nonce: string; readonly pointer: string; readonly at: number }
  /** The text that is being typed from now on; null once nobody types here. */
  | { readonly type: 'writing'; readonly nonce: string; readonly pointer: string | null }
  /** Undo, redo or save was asked for by keyboard while the focus was in the frame. */
  | { readonly type: 'shortcut'; readonly nonce: string; readonly shortcut: Shortcut }

/** Whether a message comes from the window it should, on our own origin, with the nonce of this frame. */
export const isTrusted = (event: MessageEvent, source: MessageEventSource | null, nonce: string): boolean =>
  event.origin === window.location.origin &&
  event.source === source &&
  typeof event.data === 'object' &&
  event.data !== null &&
  event.data.nonce === nonce

type MessageBody = FrameMessage extends infer Message ? (Message extends { nonce: string } ? Omit<Message, 'nonce'> : never) : never

/** Posts a message to the editor around the frame. */
export type PostToEditor = (message: MessageBody) => void
