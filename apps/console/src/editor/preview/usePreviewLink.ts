import { isDocument, type RichText } from '@forecourt/schema/rich-text/RichText'
import { sameJson } from '@forecourt/schema/sameJson'
import { settingAt } from '@forecourt/schema/settingAt'
import { type RefObject, useEffect } from 'react'
import { createPreviewLink } from '../../preview/createPreviewLink'
import { followShortcut } from '../bar/useEditorKeys'
import type { EditorSession } from '../session/createEditorSession'
import { useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import { isEditable } from '../settings/fieldState'
import { fieldFacts } from '../settings/useField'
import type { PaintMeterSource } from './createPaintMeter'
import { useInspection } from './inspect/InspectionContext'

interface DraftText {
  readonly pointer: string
  readonly title: string
  readonly value: RichText
  /** The problem, as a sentence. */
  readonly problem: string | null
}

/** A text of the draft to edit in place; null without permission, or while an old version is shown. */
const editableDraftText = (session: EditorSession, pointer: string): DraftText | null => {
  if (session.state().viewing) return null
  const { value, state, problems } = fieldFacts(session, pointer)
  if (!isEditable(state) || !(typeof value === 'string' || isDocument(value))) return null
  return {
    pointer,
    title: settingAt(pointer, session.state().config)?.where ?? 'Text',
    value,
    problem: problems.find(({ severity }) => severity === 'error')?.message ?? null,
  }
}

const now = () => performance.timeOrigin + performance.now()

/**
 * Connects the frame with the session, the browser and the editor's view, and handles the frame's requests. Outside React: a keystroke
 * reaches the frame without rendering the editor first.
 */
export const usePreviewLink = (frame: RefObject<HTMLIFrameElement | null>, nonce: string, meter: PaintMeterSource) => {
  const session = useSession()
  const { editorView, browser } = useTools()
  const inspection = useInspection()
  useEffect(() => {
    if (!frame.current) return
    /** The text edited in place, as last sent or received. */
    let entered: { readonly pointer: string; value: RichText; problem: string | null; at: number } | null = null
    const link = createPreviewLink(frame.current, nonce, {
      onPainted: meter.onPainted,
      onSent: meter.onSent,
      onSettled: session.painted,
      onNavigate: (href) => browser.go(href),
      onChoose(pointer) {
        inspection.pick(pointer)
        editorView.open(pointer)
      },
      onShortcut: (shortcut) => followShortcut(session, shortcut),
      onSurvey: inspection.survey,
      onInspected: () => inspection.inspect(false),
      onWrite(pointer) {
        const text = editableDraftText(session, pointer)
        if (!text) return link.refuseWriting(pointer)
        entered = { ...text, at: 0 }
        link.write({ ...text, scale: inspection.state().scale })
      },
      onWritten(pointer, value, at) {
        if (!editableDraftText(session, pointer)) return
        if (entered?.pointer === pointer) entered = { ...entered, value, at }
        session.set(pointer, value)
      },
      onCursor: (pointer, at) => editorView.setPreviewCursor({ pointer, at }),
      onWriting(pointer) {
        inspection.write(pointer)
        if (pointer === null) entered = null
        else editorView.showBeside(pointer)
      },
    })
    let shown = browser.state().view
    let shownConfig = session.state().shown
    let lastChange = session.state().draft.changedAt
    let { outlined } = editorView.state()
    let { jump, writingRequest } = inspection.state()
    const showConfig = () => {
      const { shown: drawn, draft, viewing } = session.state()
      const next = viewing?.config ?? drawn
      if (next === shownConfig) return false
      // Timing starts with the change of the draft; a shown version starts its own.
      const isChange = draft.changedAt > lastChange
      lastChange = draft.changedAt
      shownConfig = next
      // Timing of a text edited in place starts in the frame.
      const at = entered && entered.at > 0 ? entered.at : draft.changedAt
      if (entered) entered.at = 0
      return link.showConfig(next, isChange ? at : now())
    }
    /** Sends the text to the frame after an undo, a merge or an edit in the field. */
    const showText = () => {
      const text = entered && editableDraftText(session, entered.pointer)
      if (!entered) return
      if (!text) return link.requestWriting(false)
      if (sameJson(text.value, entered.value) && text.problem === entered.problem) return
      entered = { ...entered, value: text.value, problem: text.problem }
      link.text(entered.pointer, text.value, text.problem)
    }
    const showView = () => {
      const { view } = browser.state()
      if (!view || view === shown) return
      shown = view
      link.showView(view, now())
    }
    const showOutline = () => {
      if (editorView.state().outlined === outlined) return
      outlined = editorView.state().outlined
      link.outline(outlined?.pointer ?? null, outlined?.scroll)
    }
    const showInspection = () => {
      const state = inspection.state()
      link.inspect(state.inspecting, state.scale)
      link.survey(state.panel === 'settings')
      if (state.writingRequest !== writingRequest) {
        writingRequest = state.writingRequest
        if (writingRequest) link.requestWriting(writingRequest.on)
      }
      if (state.jump === jump) return
      jump = state.jump
      if (jump) link.jump(jump.pointer, jump.index)
    }
    link.showConfig(shownConfig, now())
    if (shown) link.showView(shown, now())
    showInspection()
    const stops = [
      session.subscribePreview(showConfig),
      session.subscribe(showText),
      browser.subscribe(showView),
      editorView.subscribe(showOutline),
      inspection.subscribe(showInspection),
    ]
    return () => {
      for (const stop of stops) stop()
      link.close()
      session.painted()
    }
  }, [session, browser, editorView, inspection, frame, nonce, meter])
}
