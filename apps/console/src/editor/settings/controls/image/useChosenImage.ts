import { valueAt } from '@forecourt/schema/layers/ListItem'
import { settingAt } from '@forecourt/schema/settingAt'
import type { UploadedImage } from '../../../../parts/pictures/UploadDialog'
import { writeSetting } from '../../../lists/writeSetting'
import { useSession } from '../../../session/SessionContext'

const sourceOf = (value: unknown) => (typeof value === 'string' ? value.split('#')[0] : '')

/**
 * Puts a picture into a setting and, where a setting beside it says what the picture shows, what was typed about it: one step to
 * undo. What was said of another picture is not true of this one, so it goes; the same picture keeps its words.
 */
export const useChosenImage = (pointer: string) => {
  const session = useSession()
  return ({ key, alt }: UploadedImage) => {
    const config = session.state().config
    const beside = [`${pointer}Alt`, pointer.replace(/[^/]+$/, 'caption')].find((at) => settingAt(at, config) !== null)
    const values = writeSetting(session.draft.state().values, config, pointer, key)
    const isSame = sourceOf(valueAt(config, pointer)) === sourceOf(key)
    const mark = `picture ${pointer} ${key}`
    if (beside === undefined || (alt === '' && (isSame || valueAt(config, beside) === ''))) return session.draft.replace(values, mark)
    session.draft.replace(writeSetting(values, config, beside, alt), mark)
  }
}
