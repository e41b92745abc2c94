import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { renderPicture } from '../media/renderPicture'
import type { FileStore } from '../storage/FileStore'

/** A stored picture as a JPEG, which every reader of documents knows; null when it is gone or no picture. */
export const sheetPicture = async (files: FileStore, key: string, width: 480 | 960 | 1280): Promise<Buffer | null> => {
  try {
    const stored = await files.get(pictureFocus(key).file)
    return stored?.contentType.startsWith('image/') ? await renderPicture(stored, width, 'jpeg') : null
  } catch {
    // One picture that can't be read is no reason to have no sheet.
    return null
  }
}
