import { valueAt } from '@forecourt/schema/layers/ListItem'
import { settingAt } from '@forecourt/schema/settingAt'
import type { UploadedImage } from '../../../../parts/pictures/UploadDialog'
import { writeSetting } from '../../../lists/writeSetting'
import { useSession } from '../../../session/SessionContext'

const sourceOf = (value: unknown) => (typeof value === 'string' ? value.split('#')[0] : '')

/**
 * Sets a picture and, where a neighbouring setting holds it, its alt text, as one undo step. Another picture's alt text is removed; the
 * same picture retains its own.
 */
export const useChosenImage = (pointer: string) => {
  const session = useSession()
  return ({ key, alt }: UploadedImage) => {
    const config = session.state().config
    const altPointer = [`${pointer}Alt`, pointer.replace(/[^/]+$/, 'caption')].find((at) => settingAt(at, config) !== null)
    const values = writeSetting(session.draft.state().values, config, pointer, key)
    const isSame = sourceOf(valueAt(config, pointer)) === sourceOf(key)
    const mark = `picture ${pointer} ${key}`
    if (altPointer === undefined || (alt === '' && (isSame || valueAt(config, altPointer) === '')))
      return session.draft.replace(values, mark)
    session.draft.replace(writeSetting(values, config, altPointer, alt), mark)
  }
}
