import { useParams } from 'react-admin'
import { SiteEditor } from '../../editor/SiteEditor'

/** The editor at `#/sites/:id/edit`; it has the whole window. Another site starts another editor. */
export const SiteEditorPage = () => {
  const { id = '' } = useParams()
  return <SiteEditor key={id} siteId={id} />
}
