/** Whether a text can be a key: folders and a name of plain letters with an ending, nothing that walks about a disk. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^(?:[a-z0-9][a-z0-9_-]*\/){0,5}[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/i.test(key)
}
