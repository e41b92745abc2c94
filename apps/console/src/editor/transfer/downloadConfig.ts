import { trpc } from '../../client/trpc'
import type { EditorSession } from '../session/createEditorSession'

/** Saves the draft's settings as a JSON file on the person's computer. */
export const downloadConfig = async ({ draft, editing }: EditorSession) => {
  await draft.flush()
  const { fileName, text } = await trpc.sites.exportConfig.query({ siteId: editing.site.id })
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  URL.revokeObjectURL(address)
}
