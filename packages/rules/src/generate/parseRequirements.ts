const row = /^- <a id="[^"]*"><\/a>\*\*([A-Z]{2,4}-\d{2,})\*\* (.*?)(?: \*Shown:\* .*)?$/gm

/**
 * Parses docs/requirements.md: the text and decision of each requirement by id, without the demo column.
 *
 * @param text content of that file
 */
export const parseRequirements = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(row)].map(([, id = '', message = '']) => [id, message]))
