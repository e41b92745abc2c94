/** Whether a text is a valid key: folders and a file name of plain characters with an extension; prevents path traversal. */
export function isStorageKey(key: string): boolean {
  return key.length <= 200 && /^(?:[a-z0-9][a-z0-9_-]*\/){0,5}[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/i.test(key)
}
