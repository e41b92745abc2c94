/** A file in an upload folder of the file server. */
export interface UploadedFile {
  readonly name: string
  readonly size: number
  /** ISO in UTC. */
  readonly modified: string
}

/** Local file server with one upload folder per feed. */
export interface FileServer {
  list(folder: string): Promise<readonly UploadedFile[]>
  read(folder: string, name: string, largest: number): Promise<Buffer>
}
