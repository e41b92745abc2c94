import { readFile, stat } from 'node:fs/promises'

export type ReadPdf = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly message: string }

const refusal = (message: string): ReadPdf => ({ ok: false, message })

/** Bytes at the end in which the PDF trailer must appear: some programs append a little. */
const trailerBytes = 2_048

/** Validates an uploaded PDF by its header and trailer, whatever its name, with at most `largest` bytes. */
export const readPdf = async (path: string, largest: number): Promise<ReadPdf> => {
  const { size } = await stat(path)
  if (size === 0) return refusal('The file is empty.')
  if (size > largest) return refusal(`The PDF is larger than ${largest / 1_000_000} MB.`)
  const bytes = await readFile(path)
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return refusal('This is not a PDF. Save the report as a PDF and try again.')
  const end = bytes.subarray(-trailerBytes).toString('latin1')
  if (!end.includes('startxref') || !end.includes('%%EOF')) return refusal('The PDF is incomplete. Upload it again.')
  return { ok: true, bytes }
}
