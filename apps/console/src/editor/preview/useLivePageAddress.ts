import { useEditor, useSession } from '../session/SessionContext'
import { usePreviewBrowser } from '../session/ToolsContext'
import { livePageAddress } from './livePageAddress'

/** Where the page in the preview is on the live site. */
export const useLivePageAddress = (): string => {
  const { site } = useSession().editing
  const { address } = usePreviewBrowser()
  return useEditor(({ config, live }) => livePageAddress({ site: site.address, ...address, draft: config, live: live?.config ?? null }))
}
