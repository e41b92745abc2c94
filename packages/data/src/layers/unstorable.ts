/** Escapes in JSON that Postgres cannot store: the character zero, and halves of a surrogate pair. */
const unstorableEscape = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i

/** Five megabytes: a hundred times the largest sensible config. */
const mostBytes = 5_000_000

/** Why the values of a layer cannot be stored at all, whatever they mean; null when they can. */
export const unstorable = (values: unknown): { readonly tooLarge: boolean; readonly message: string } | null => {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { tooLarge: false, message: 'The settings are not an object of settings.' }
  const json = JSON.stringify(values)
  if (Buffer.byteLength(json) > mostBytes)
    return { tooLarge: true, message: 'The settings are larger than 5 MB. Pictures belong in the media library, not in a setting.' }
  if (unstorableEscape.test(json))
    return { tooLarge: false, message: 'The settings hold a character that cannot be stored. Please type the text again.' }
  return null
}
