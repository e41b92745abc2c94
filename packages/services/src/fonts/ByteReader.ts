/** Reads numbers of web fonts one after another, most significant byte first. */
export class ByteReader {
  position: number
  readonly #bytes: Buffer

  constructor(bytes: Buffer, position = 0) {
    this.#bytes = bytes
    this.position = position
  }

  #past(length: number): number {
    const at = this.position
    this.position += length
    return at
  }

  byte = () => this.#bytes.readUInt8(this.#past(1))
  uint16 = () => this.#bytes.readUInt16BE(this.#past(2))
  int16 = () => this.#bytes.readInt16BE(this.#past(2))
  uint32 = () => this.#bytes.readUInt32BE(this.#past(4))
  text = (length: number) => this.#bytes.toString('latin1', this.#past(length), this.position)
  slice = (length: number) => this.#bytes.subarray(this.#past(length), this.position)

  /** A length in as many bytes as it needs, seven bits in each. */
  base128(): number {
    let value = 0
    for (let count = 0; count < 5; count++) {
      const byte = this.byte()
      value = value * 128 + (byte & 0x7f)
      if ((byte & 0x80) === 0) return value
    }
    throw new Error('A length of the font does not end.')
  }

  /** A small number in one to three bytes. */
  short255(): number {
    const code = this.byte()
    if (code === 253) return this.uint16()
    if (code === 255) return this.byte() + 253
    if (code === 254) return this.byte() + 506
    return code
  }
}
