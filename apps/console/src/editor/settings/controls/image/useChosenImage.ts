import { valueAt } from '@forecourt/schema/layers/valueAt'
import { settingAt } from '@forecourt/schema/settingAt'
import { writeSetting } from '../../../lists/writeSetting'
import { useSession } from '../../../session/SessionContext'
import type { UploadedImage } from './UploadDialog'

/** Puts a picture into a setting and, where the setting beside it says what the picture shows and nobody has said it yet, those words: one step to undo. */
export const useChosenImage = (pointer: string) => {
  const session = useSession()
  return ({ key, alt }: UploadedImage) => {
    const config = session.state().config
    const altPointer = `${pointer}Alt`
    const values = writeSetting(session.draft.state().values, config, pointer, key)
    const isSilent = settingAt(altPointer, config) !== null && valueAt(config, altPointer) === ''
    session.draft.replace(isSilent && alt !== '' ? writeSetting(values, config, altPointer, alt) : values, `picture ${pointer} ${key}`)
  }
}
