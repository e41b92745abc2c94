import type { ChosenFile } from './collectFiles'

let waiting: readonly ChosenFile[] = []

/** Remembers files dropped on the stock list for the page that matches them. */
export const passYardFiles = (files: readonly ChosenFile[]): void => {
  waiting = files
}

/** Takes the files that were dropped on the stock list. */
export const takeYardFiles = (): readonly ChosenFile[] => {
  const files = waiting
  waiting = []
  return files
}
