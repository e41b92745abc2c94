/** A chosen file with its path below the chosen folder. */
export interface ChosenFile {
  readonly path: string
  readonly file: File
}

/** Files that systems put into folders: `.DS_Store`, `._IMG_1.jpg`, `Thumbs.db`. */
const isOfSystem = (path: string): boolean => /(?:^|[/\\])(?:\.|__MACOSX[/\\]|(?:thumbs\.db|desktop\.ini)$)/i.test(path)

const ofPerson = (files: readonly ChosenFile[]): ChosenFile[] => files.filter(({ path }) => !isOfSystem(path))

/** Files of a picker, of single files or of a folder. */
export const pickedFiles = (files: Iterable<File>): ChosenFile[] =>
  ofPerson([...files].map((file) => ({ file, path: file.webkitRelativePath || file.name })))

const entriesOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  // A reader returns at most a hundred entries at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}

const filesWithin = async (entry: FileSystemEntry): Promise<ChosenFile[]> => {
  if (entry.isDirectory) return (await Promise.all((await entriesOf(entry as FileSystemDirectoryEntry)).map(filesWithin))).flat()
  const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
  return [{ file, path: entry.fullPath.replace(/^\//, '') }]
}

/** Files and the content of folders that were dropped. Must be called in the drop event: its data is gone afterwards. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<ChosenFile[]> => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  const loose = pickedFiles(files)
  return entries.length === 0 ? loose : ofPerson((await Promise.all(entries.map(filesWithin))).flat())
}
