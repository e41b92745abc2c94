/** A file on a server for files. */
export interface ServedFile {
  readonly name: string
  readonly size: number
  /** ISO in UTC. */
  readonly modified: string
}

/** A server where dealers' systems leave files, each feed's in a folder of its own, on this machine. */
export interface FileServer {
  list(folder: string): Promise<readonly ServedFile[]>
  read(folder: string, name: string, largest: number): Promise<Buffer>
}
