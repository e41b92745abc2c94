/**
 * Makes a path segment of a name (RTE-18).
 *
 * @example slugOf('Citroën') // 'citroen'
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
