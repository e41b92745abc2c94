import { useEditor, useSession } from '../session/SessionContext'
import { usePreviewBrowser } from '../session/ToolsContext'
import { livePageAddress } from './livePageAddress'

/** The live URL of the previewed page. */
export const useLivePageAddress = (): string => {
  const { site } = useSession().editing
  const { address } = usePreviewBrowser()
  return useEditor(({ config, live }) => livePageAddress({ site: site.address, ...address, draft: config, live: live?.config ?? null }))
}
