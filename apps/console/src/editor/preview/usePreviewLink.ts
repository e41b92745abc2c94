import { type RefObject, useEffect } from 'react'
import { createPreviewLink } from '../../preview/createPreviewLink'
import { followShortcut } from '../bar/useEditorKeys'
import { useSession } from '../session/SessionContext'
import { useTools } from '../session/ToolsContext'
import type { PaintMeterSource } from './createPaintMeter'
import { useInspection } from './inspect/InspectionContext'

const now = () => performance.timeOrigin + performance.now()

/**
 * Keeps the frame in step with the session, the browser and the editor's view, and does what is asked for in it. All of it is outside React: a
 * keystroke goes to the frame without the editor rendering first.
 */
export const usePreviewLink = (frame: RefObject<HTMLIFrameElement | null>, nonce: string, meter: PaintMeterSource) => {
  const session = useSession()
  const { editorView, browser } = useTools()
  const inspection = useInspection()
  useEffect(() => {
    if (!frame.current) return
    const link = createPreviewLink(frame.current, nonce, {
      onPainted: meter.onPainted,
      onSent: meter.onSent,
      onArrived: session.painted,
      onNavigate: (href) => browser.go(href),
      onChoose(pointer) {
        inspection.pick(pointer)
        editorView.open(pointer)
      },
      onShortcut: (shortcut) => followShortcut(session, shortcut),
      onSurvey: inspection.survey,
      onInspected: () => inspection.inspect(false),
    })
    let shown = browser.state().view
    let shownConfig = session.state().shown
    let lastChange = session.state().draft.changedAt
    let { outlined } = editorView.state()
    let { jump } = inspection.state()
    const showConfig = () => {
      const { shown: drawn, draft, viewing } = session.state()
      const next = viewing?.config ?? drawn
      if (next === shownConfig) return false
      // The clock starts with the change of the draft; a version shown instead of it starts its own.
      const isChange = draft.changedAt > lastChange
      lastChange = draft.changedAt
      shownConfig = next
      return link.showConfig(next, isChange ? draft.changedAt : now())
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
      if (state.jump === jump) return
      jump = state.jump
      if (jump) link.jump(jump.pointer, jump.index)
    }
    link.showConfig(shownConfig, now())
    if (shown) link.showView(shown, now())
    showInspection()
    const stops = [
      session.subscribePreview(showConfig),
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
