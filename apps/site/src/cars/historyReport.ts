import type { Car } from '@forecourt/rules/entities/Car'
import type { FileStore } from '@forecourt/services/storage/fileStorage'

/** The name a report is saved under: that of its car. */
const fileName = ({ slug }: Pick<Car, 'slug'>) => `${slug.replace(/[^a-z0-9-]/gi, '')}-history-report.pdf`

/** Answers with a car's history report (VDP-09); null when it has none, or something else than a PDF is kept in its place. */
export async function historyReport(car: Pick<Car, 'slug' | 'historyFileKey'>, files: FileStore): Promise<Response | null> {
  if (!car.historyFileKey) return null
  const file = await files.get(car.historyFileKey)
  if (file?.contentType !== 'application/pdf' || !file.bytes.subarray(0, 1024).includes('%PDF-')) return null
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'content-disposition': `inline; filename="${fileName(car)}"`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      // Gone with the car: nobody keeps it for long.
      'cache-control': 'private, max-age=60',
    },
  })
}
