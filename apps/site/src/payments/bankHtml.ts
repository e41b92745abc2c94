const styles = `
*{box-sizing:border-box}
html{color-scheme:light}
body{margin:0;background:#eef1f4;color:#16202a;font:17px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}
.test{margin:0;padding:.75rem 1.25rem;background:#ffd75e;color:#332600;text-align:center;font-weight:600}
main{max-width:32rem;margin:2rem auto;padding:1.75rem 1.5rem 1.25rem;background:#fff;border-radius:12px;box-shadow:0 1px 2px #0f1c2a1f,0 8px 24px #0f1c2a14}
header{display:flex;align-items:center;gap:.625rem;margin-bottom:1rem;color:#495866;font-size:.9375rem;font-weight:600}
h1{margin:0 0 1.25rem;font-size:1.5rem;line-height:1.25;letter-spacing:-.01em}
dl{margin:0 0 1.25rem;border-top:1px solid #dde3e8}
dl div{display:flex;flex-wrap:wrap;gap:.125rem 1rem;justify-content:space-between;padding:.625rem 0;border-bottom:1px solid #dde3e8}
dt{color:#495866}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
form{display:grid;gap:.75rem;margin:0}
fieldset{display:grid;gap:.625rem;margin:1rem 0 0;padding:0;border:0;min-width:0}
legend{padding:0 0 .625rem;color:#495866;font-size:.9375rem;font-weight:600}
button,.button{display:block;width:100%;padding:.75rem 1rem;border:1px solid #b3bfca;border-radius:8px;background:#fff;color:inherit;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
button span,.button span{display:block;font-weight:600}
button small,.button small{display:block;color:#495866;font-size:.875rem}
.main{border-color:#0b5a4a;background:#0b5a4a;color:#fff;text-align:center}
.main small{color:#d7efe8}
button:hover,.button:hover{border-color:#0b5a4a}
:focus-visible{outline:3px solid #0b57b0;outline-offset:2px}
p a{display:inline-block;padding:.625rem 0;color:#0b57b0}
p a.button{padding:.75rem 1rem;color:#fff}
.problem{padding:.75rem 1rem;border-radius:8px;background:#fdeceb;color:#8f1d14;font-weight:600}
@media (max-width:36rem){main{margin:0;border-radius:0;box-shadow:none;min-height:100vh}}
`

const mark =
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="#0b5a4a" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M4 11 14 5l10 6v1H4zM6 23h16M8 13v8M14 13v8M20 13v8"/></svg>'

/** A page of the test bank, in colours of its own, with the warning on top that no money moves. It works without scripts. */
export const bankHtml = (heading: string, body: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | Test bank</title>
<style>${styles}</style>
</head>
<body>
<p class="test">This is a test bank: no money moves, and no card is asked for.</p>
<main>
<header>${mark}Test bank</header>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>`

/** What such a page may do: be read, and send its form. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const bankResponse = (status: number, html: string): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
    },
  })
