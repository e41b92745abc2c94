/**
 * Has buffers become JSON as base64 instead of as a list of numbers. Next serialises each page it caches as JSON, only to learn its
 * length and before it sends the page: as numbers, 200 kB take it 17 ms, as base64 less than one. Nobody else writes buffers as JSON here.
 */
export function terseBuffers(): void {
  Buffer.prototype.toJSON = function toJSON(this: Buffer) {
    return { type: 'Buffer', data: this.toString('base64') } as unknown as ReturnType<Buffer['toJSON']>
  }
}
