import { saveFile } from '../../client/saveFile'
import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'

/** Saves the draft's settings as a JSON file on the person's computer. */
export const downloadConfig = async ({ draft, editing }: EditorSession) => {
  await draft.flush()
  const { fileName, text } = await trpc.sites.exportConfig.query({ siteId: editing.site.id })
  saveFile(fileName, 'application/json', text)
}
