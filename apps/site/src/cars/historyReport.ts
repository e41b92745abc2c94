import type { Car } from '@forecourt/rules/entities/Car'
import type { FileStore } from '@forecourt/services/storage/fileStorage'

/** File name of a report, from the car's slug. */
const fileName = ({ slug }: Pick<Car, 'slug'>) => `${slug.replace(/[^a-z0-9-]/gi, '')}-history-report.pdf`

/** Serves a car's history report (VDP-09); null if it is missing or not a PDF. */
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
      // Short, as the report disappears with the car.
      'cache-control': 'private, max-age=60',
    },
  })
}
