/** A chosen file with its path below the chosen folder. */
export interface ChosenFile {
  readonly path: string
  readonly file: File
}

/** Files that operating systems put into folders: `.DS_Store`, `._IMG_1.jpg`, `Thumbs.db`. */
const isSystemFile = (path: string): boolean => /(?:^|[/\\])(?:\.|__MACOSX[/\\]|(?:thumbs\.db|desktop\.ini)$)/i.test(path)

const withoutSystemFiles = (files: readonly ChosenFile[]): ChosenFile[] => files.filter(({ path }) => !isSystemFile(path))

/** The chosen files of an `<input type="file">`, for single files or a folder. */
export const pickedFiles = (files: Iterable<File>): ChosenFile[] =>
  withoutSystemFiles([...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })))

const readEntries = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // A reader returns at most a hundred entries at a time.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (batch.length === 0) return all
    all.push(...batch)
  }
}

const readFiles = async (entry: FileSystemEntry): Promise<ChosenFile[]> => {
  if (entry.isDirectory) return (await Promise.all((await readEntries(entry as FileSystemDirectoryEntry)).map(readFiles))).flat()
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
  return [{ file, path: entry.fullPath.replace(/^\//, '') }]
}

/** Dropped files, and the files in dropped folders. Must be called in the drop event: its data is gone afterwards. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<ChosenFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const looseFiles = pickedFiles(files)
  return entries.length === 0 ? looseFiles : withoutSystemFiles((await Promise.all(entries.map(readFiles))).flat())
}
