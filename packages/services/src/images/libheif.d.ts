/** Types of the part of libheif's WebAssembly build that we use; it has none. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Image {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Draws into `data`; calls back with null on failure. */
    display(into: { data: Uint8ClampedArray; width: number; height: number }, done: (drawn: object | null) => void): void
    free(): void
  }
  class HeifDecoder {
    readonly decoder: object | null
    decode(file: Uint8Array): Image[]
  }
  const libheif: { HeifDecoder: typeof HeifDecoder; heif_context_free(context: object | null): void }
  export default libheif
}
