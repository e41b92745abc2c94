/** Whether a file is compressed by gzip already, by how it begins. */
export const isPacked = async (file: Blob): Promise<boolean> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x1f && second === 0x8b
}

/** A file compressed by gzip: what a spreadsheet or an export says takes about a tenth of its size. One that is compressed stays as it is. */
export const packed = async (file: Blob): Promise<Blob> =>
  (await isPacked(file)) ? file : new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob()
