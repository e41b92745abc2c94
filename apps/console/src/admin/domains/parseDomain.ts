/** A domain as entered, without a scheme, path or capitals: users often paste a whole URL. */
export const parseDomain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
