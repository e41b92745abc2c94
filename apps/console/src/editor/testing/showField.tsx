import { settingAt } from '@forecourt/schema/settingAt'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { EditorSession } from '../session/createEditorSession'
import { Field } from '../settings/Field'
import { EditorStage, openTestSession } from './openTestSession'

type Options = Parameters<typeof openTestSession>[0]

/** Draws a part of the editor over a session of its own, with what has everybody hear of a change. */
export const showInEditor = (node: ReactNode, session: EditorSession = openTestSession()) => {
  render(<EditorStage session={session}>{node}</EditorStage>)
  const flush = () => act(() => session.flush())
  const write = (pointer: string, value: unknown) =>
    act(() => {
      session.set(pointer, value as never)
      session.flush()
    })
  return { session, flush, write, config: () => session.state().config }
}

/** Draws the field of a setting. */
export const showField = (pointer: string, options: Options = {}) => {
  const session = openTestSession(options)
  const node = settingAt(pointer, session.state().config)?.node
  if (!node) throw new Error(`${pointer} is not a setting.`)
  return showInEditor(<Field pointer={pointer} node={node} />, session)
}
