import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import { createGate } from '../media/createGate'

/** Laying out a page takes a processor to itself; a rush of downloads waits its turn. */
const gate = createGate(1)

/** The bytes of a PDF document. */
export const renderPdf = (document: ReactElement<DocumentProps>): Promise<Buffer> => gate(() => renderToBuffer(document))
