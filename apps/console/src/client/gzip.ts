/** Whether a file is gzip-compressed, by its magic bytes. */
export const isGzipped = async (file: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}

/** Compresses a file with gzip: spreadsheets and exports shrink to about a tenth. Leaves a compressed file as it is. */
export const gzip = async (file: Blob): Promise<Blob> =>
  (await isGzipped(file)) ? file : new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
