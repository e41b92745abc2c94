import type { ChosenFile } from './collectFiles'

let pendingFiles: readonly ChosenFile[] = []

/** Remembers files dropped on the stock list for the page that matches them. */
export const keepYardFiles = (files: readonly ChosenFile[]): void => {
  pendingFiles = files
}

/** The files dropped on the stock list, once. */
export const takeYardFiles = (): readonly ChosenFile[] => {
  const files = pendingFiles
  pendingFiles = []
  return files
}
