const row = /^- <a id="[^"]*"><\/a>\*\*([A-Z]{2,4}-\d{2,})\*\* (.*?)(?: \*Shown:\* .*)?$/gm

/**
 * The product's requirements, each by its id with its text and what was decided, as docs/requirements.md lists them; not where the demo
 * shows them.
 *
 * @param text of that file
 */
export const parseRequirements = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(row)].map(([, id = '', says = '']) => [id, says]))
