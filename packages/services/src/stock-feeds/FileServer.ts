/** A file on a file server. */
export interface ServedFile {
  readonly name: string
  readonly size: number
  /** ISO in UTC. */
  readonly modified: string
}

/** Local file server with one upload folder per feed. */
export interface FileServer {
  list(folder: string): Promise<readonly ServedFile[]>
  read(folder: string, name: string, largest: number): Promise<Buffer>
}
