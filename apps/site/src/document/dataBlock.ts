/** Data inside a page; the only way out of it, a closing tag, is escaped. */
export const dataBlock = (id: string, text: string): string =>
  `<script id="${id}" type="application/json">${text.replaceAll('<', '\\u003c')}</script>`
