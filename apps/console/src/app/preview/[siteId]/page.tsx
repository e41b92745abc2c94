import { PreviewFrame } from '../../../preview/PreviewFrame'
import './preview.css'

export const metadata = { title: 'Preview', robots: { index: false } }

/** An empty room: the editor sends what is to be seen in it. As nothing is loaded here, there is nothing to guard. */
export default function Page() {
  return <PreviewFrame />
}
