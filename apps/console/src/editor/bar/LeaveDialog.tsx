import { AskBeforeLeaving } from '../../parts/forms/AskBeforeLeaving'
import { useSession } from '../session/SessionContext'
import { saveSentence } from './saveSentence'

const lost: ReadonlySet<string> = new Set(['failed', 'refused', 'conflict'])

/** Asks before the editor is left with changes that could not be saved. What merely is not saved yet is saved on the way out. */
export const LeaveDialog = () => {
  const { draft } = useSession()
  return <AskBeforeLeaving isUnsaved={() => lost.has(draft.state().status)} text={saveSentence(draft.state(), Date.now())} />
}
