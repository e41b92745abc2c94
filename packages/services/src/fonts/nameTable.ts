/** What a font calls itself in a document; two fonts of one name would be taken for the same. */
export const nameTable = (name: string): Buffer => {
  // Family, style, full name and the name for PostScript.
  const records = (
    [
      [1, name],
      [2, 'Regular'],
      [4, name],
      [6, name.replaceAll(/[^A-Za-z0-9-]/g, '')],
    ] as const
  ).map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()] as const)
  const head = Buffer.alloc(6 + records.length * 12)
  head.writeUInt16BE(records.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  for (const [index, [id, text]] of records.entries()) {
    // Windows, Unicode, English.
    for (const [at, value] of [3, 1, 0x409, id, text.length, offset].entries()) head.writeUInt16BE(value, 6 + index * 12 + at * 2)
    offset += text.length
  }
  return Buffer.concat([head, ...records.map(([, text]) => text)])
}
