import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawingFile } from '@forecourt/seeds/drawingFile'
import { listDrawings } from '@forecourt/seeds/listDrawings'
import sharp, { type AvifOptions } from 'sharp'
import { drawVehicle } from './art/drawVehicle'
import { drawPicture } from './drawPicture'
import { listVehicles } from './listVehicles'

sharp.concurrency(1)

const folder = fileURLToPath(new URL('../../seeds/pictures/', import.meta.url))

/** Widths in pixels, widest first, and quality of the rendered pictures, by subject. */
const sizes: readonly { readonly files: RegExp; readonly width: number; readonly avif: AvifOptions }[] = [
  { files: /^vehicles\/.*-front$/, width: 768, avif: { quality: 36 } },
  { files: /^vehicles\//, width: 480, avif: { quality: 35 } },
  { files: /^scenes\//, width: 1600, avif: { quality: 40 } },
  { files: /^locations\//, width: 960, avif: { quality: 40 } },
  { files: /^people\//, width: 480, avif: { quality: 45 } },
  // The edges of logos stay sharp.
  { files: /^(?:logos|makes)\//, width: 320, avif: { quality: 70, chromaSubsampling: '4:4:4' } },
]

const render = (file: string, svg: string): Promise<Buffer> => {
  const size = sizes.find(({ files }) => files.test(file))
  if (!size) throw new Error(`No size is known for ${file}.`)
  const ownWidth = Number(/ width="(\d+)"/.exec(svg)?.[1])
  // Rendered at the final size: 72 dots per inch is a drawing's own size.
  return (
    sharp(Buffer.from(svg), { density: (72 * size.width) / ownWidth })
      .resize({ width: size.width })
      // Higher efforts take many times as long for a few percent.
      .avif({ effort: 1, chromaSubsampling: '4:2:0', ...size.avif })
      .toBuffer()
  )
}

const writeChanged = async (file: string, bytes: Buffer): Promise<void> => {
  const known = await readFile(folder + file).catch(() => null)
  if (known?.equals(bytes)) return
  await mkdir(path.dirname(folder + file), { recursive: true })
  await writeFile(folder + file, bytes)
}

const { catalogue, drawn } = listVehicles()
const pictures = [
  ...drawn.map(({ file, art }) => ({ file, draw: () => drawVehicle(art) })),
  ...listDrawings().map((drawing) => ({ file: drawingFile(drawing), draw: () => drawPicture(drawing) })),
]
let bytes = 0
const queue = pictures.values()
// Several pictures at a time, one thread each, beat one picture with several threads.
const renderPictures = async () => {
  for (const { file, draw } of queue) {
    const picture = await render(file, draw())
    bytes += picture.length
    await writeChanged(`${file}.avif`, picture)
  }
}
await Promise.all([renderPictures(), renderPictures(), renderPictures(), renderPictures()])
// Writes one model per line, so that changes give small diffs.
const lines = Object.entries(catalogue.models).map(([name, looks]) => `    ${JSON.stringify(name)}: ${JSON.stringify(looks)}`)
const json = `{\n  "models": {\n${lines.join(',\n')}\n  },\n  "most": ${JSON.stringify(catalogue.most)}\n}\n`
await writeChanged('vehicles.json', Buffer.from(json))

const writtenFiles = new Set([...pictures.map(({ file }) => `${file}.avif`), 'vehicles.json'])
for (const file of await readdir(folder, { recursive: true })) if (/\.\w+$/.test(file) && !writtenFiles.has(file)) await rm(folder + file)
process.stdout.write(`${pictures.length} pictures, ${(bytes / 1_000_000).toFixed(2)} MB\n`)
