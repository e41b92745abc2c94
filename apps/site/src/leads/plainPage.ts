import { countryLanguage } from '@forecourt/rules/text/countryLanguage'
import { themeVariables } from '@forecourt/runtime/theme/themeVariables'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { escaped } from '../http/messageHtml'

export interface PlainPage {
  readonly heading: string
  /** HTML below the heading. */
  readonly body: string
}

const styles = `
*{box-sizing:border-box}
html{color-scheme:var(--background-scheme)}
body{margin:0;background:var(--background-background);color:var(--background-text);font:17px/1.55 var(--font-body)}
main,header{max-width:38rem;margin:0 auto;padding:1.5rem 1.25rem}
header{padding-bottom:0;font-weight:700}
h1{margin:.5rem 0 1rem;font:var(--heading-weight) 1.75rem/1.2 var(--font-heading);text-transform:var(--heading-case);text-wrap:balance}
a{color:var(--background-link)}
header a{display:inline-block;padding:.625rem 0;color:inherit;text-decoration:none}
form{display:grid;gap:1.1rem;margin-top:1.5rem}
label{display:block;margin-bottom:.35rem;font-size:.9375rem;font-weight:600}
.quiet{font-weight:400;color:var(--background-muted)}
input,select,textarea{width:100%;min-height:3rem;padding:.6rem .75rem;border:1px solid var(--background-line-strong);border-radius:var(--radius-field);background:var(--background-background);color:inherit;font:inherit}
[aria-invalid]{border-color:var(--background-danger)}
fieldset{display:grid;gap:1.1rem;margin:0;padding:0;border:0;min-width:0}
fieldset fieldset{gap:0}
legend{padding:0;font-size:.9375rem;font-weight:600}
.conditions{max-height:12rem;margin:0;padding:.75rem 1rem;overflow:auto;border:1px solid var(--background-line-strong);border-radius:var(--radius-field);font-size:.9375rem;white-space:pre-line}
details{border-bottom:1px solid var(--background-line-strong)}
summary{padding:.7rem 0;font-weight:600;cursor:pointer}
.times{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:0 1rem;padding-bottom:.75rem}
.later{justify-self:start;margin:1rem 0;border:1px solid var(--background-line-strong);background:none;color:inherit}
.tick{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin:0;font-weight:400}
.tick input{margin:0;width:1.375rem;height:1.375rem;min-height:0;flex:none;accent-color:var(--background-brand)}
.problem,.problems strong{color:var(--background-danger)}
.problem{margin:.35rem 0 0;font-size:.9375rem}
.problems{padding:1rem 1.25rem;border:1px solid var(--background-danger);border-radius:var(--radius-field)}
.problems ul{margin:.35rem 0 0;padding:0;list-style:none}
.problems a{display:inline-block;padding:.625rem 0}
.terms{margin:0;padding-left:2.125rem}
.terms a{display:inline-block;padding:.625rem 0;font-size:.9375rem}
button{min-height:3.25rem;padding:.75rem 1.75rem;border:0;border-radius:var(--radius-small);background:var(--background-brand);color:var(--background-on-brand);font:inherit;font-weight:600}
:focus-visible{outline:3px solid var(--background-link);outline-offset:2px}
.trap{position:absolute;left:-99rem}
`

/** A self-contained page in the site's colours: no scripts or resources. */
export function plainPage({ heading, body }: PlainPage, { identity, theme }: Pick<ResolvedConfig, 'identity' | 'theme'>): string {
  const variables = Object.entries(themeVariables(theme)).map(([name, value]) => `${name}:${value}`)
  return `<!doctype html>
<html lang="${countryLanguage(identity.country)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(heading)} | ${escaped(identity.name)}</title>
<style>:root{${variables.join(';').replaceAll('<', '')}}${styles}</style>
</head>
<body>
<header><a href="/">${escaped(identity.name)}</a></header>
<main>
<h1>${escaped(heading)}</h1>
${body}
</main>
</body>
</html>`
}

/** Policy of such a page: forms to the same site only. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
