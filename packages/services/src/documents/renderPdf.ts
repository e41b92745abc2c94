import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { createGate } from '../media/createGate'

/** Layout occupies a CPU core, so documents are rendered one at a time. */
const gate = createGate(1)

/** Renders a PDF. */
export const renderPdf = (document: ReactElement<DocumentProps>): Promise<Buffer> => gate(() => renderToBuffer(document))
