import { settingAt } from '@forecourt/schema/settingAt'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { EditorSession } from '../session/createEditorSession'
import { Field } from '../settings/Field'
import { EditorStage, openTestSession } from './openTestSession'

type Options = Parameters<typeof openTestSession>[0]

/** Renders part of the editor with a session of its own; `write` and `flush` notify subscribers at once. */
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

/** Renders the field of a setting. */
export const showField = (pointer: string, options: Options = {}) => {
  const session = openTestSession(options)
  const node = settingAt(pointer, session.state().config)?.node
  if (!node) throw new Error(`${pointer} is not a setting.`)
  return showInEditor(<Field pointer={pointer} node={node} />, session)
}
