/** Escapes a text for HTML content and attributes. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/**
 * A plain page without a site's design: no scripts or resources. Contains only our own text, never user input; `form` is HTML below it.
 */
export function messageHtml(heading: string, text: string, form = ''): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading}</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f5f7; color: #1c2126; font: 17px/1.6 system-ui, sans-serif }
  main { max-width: 30rem; padding: 2rem }
  svg { display: block; width: 7rem; color: #97a1ac }
  h1 { margin: 1.5rem 0 0.5rem; font-size: 2rem; line-height: 1.2; letter-spacing: -0.02em }
  p { margin: 0 }
  button { min-height: 3rem; margin-top: 1.5rem; padding: 0 1.5rem; border: 0; border-radius: 0.5rem; background: #1c2126; color: #fff; font: inherit; font-weight: 600 }
  @media (prefers-color-scheme: dark) { body { background: #16191d; color: #eceff2 } button { background: #eceff2; color: #16191d } }
</style>
</head>
<body>
<main>
<svg viewBox="0 0 112 40" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M4 30v-8c0-3 2-5 5-6l17-3C33 7 40 4 50 4h12c9 0 16 3 24 10l14 3c5 1 8 4 8 8v5h-9M29 31h50M15 31H4"/><circle cx="22" cy="31" r="7"/><circle cx="88" cy="31" r="7"/></svg>
<h1>${heading}</h1>
<p>${text}</p>
${form}</main>
</body>
</html>`
}

/** Policy of such a page: nothing is allowed. */
export const messagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
