import { PreviewFrame } from '../../../preview/PreviewFrame'
import './preview.css'

export const metadata = { title: 'Preview', robots: { index: false } }

/** The empty document of the preview frame: the editor sends its content. Loads no data, so needs no permission check. */
export default function Page() {
  return <PreviewFrame />
}
