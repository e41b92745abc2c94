import { PreviewFrame } from '../../../preview/PreviewFrame'
import './preview.css'

export const metadata = { title: 'Preview', robots: { index: false } }

/** An empty room: the editor sends what is to be seen in it. Being signed in is all it takes, as nothing is loaded here. */
export default function Page() {
  return <PreviewFrame />
}
