import { factsOfPage, pressTestPage, readTestPage, type TestPress, testPresses } from '@forecourt/data/reservations/test-bank/testBankPages'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { readBody } from '@forecourt/services/http/readBody'
import { redirectAfterPost } from '../http/HttpResponse'
import { escaped } from '../http/messageHtml'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

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

const logo =
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="none" stroke="#0b5a4a" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M4 11 14 5l10 6v1H4zM6 23h16M8 13v8M14 13v8M20 13v8"/></svg>'

/** HTML page of the test bank in its own colours, with a warning that no money moves. Works without scripts. */
const bankHtml = (heading: string, body: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | Test bank</title>
<style>${styles}</style>
</head>
<body>
<p class="test">This is a test bank. No money moves and no card is needed.</p>
<main>
<header>${logo}Test bank</header>
<h1>${heading}</h1>
${body}
</main>
</body>
</html>`

/** Policy of such a page: forms only. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const bankResponse = (status: number, html: string): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
    },
  })

type Page = NonNullable<Awaited<ReturnType<typeof readTestPage>>>

const loadPage = (live: LiveSite, id: string): Promise<Page | null> =>
  /^tb_[\w-]{24}$/.test(id) ? readTestPage(database().forOrganisation(live.published.organisationId), id) : Promise.resolve(null)

const button = (press: TestPress, label: string, hint: string, kind: 'main' | 'other' = 'other') =>
  `<button name="press" value="${press}" class="${kind}"><span>${label}</span><small>${hint}</small></button>`

const summaryHtml = (page: Page) => `<dl><div><dt>For</dt><dd>${escaped(page.title)}</dd></div>
<div><dt>Amount</dt><dd>${formatMoney(page.amountCents)} ${escaped(page.currency)}</dd></div>
<div><dt>What happens</dt><dd>${page.collect === 'authorise' ? 'Held on the card, not charged' : 'Charged straight away'}</dd></div></dl>`

const backLink = (page: Page) => `<p><a href="${escaped(page.backAddress)}">Go back without paying</a></p>`

const declinedHtml = '<p class="problem" role="alert">The card was declined. Nothing has been paid. Try again, or go back.</p>'

const payForm = (page: Page) => `${summaryHtml(page)}
${page.money === 'failed' ? declinedHtml : ''}
<form method="post">
${button('pay', `Pay ${formatMoney(page.amountCents)}`, 'Visa •••• 4242, which the bank accepts', 'main')}
<fieldset><legend>Or try what can go wrong</legend>
${button('decline', 'Decline the card', 'As a bank would without enough money')}
<a class="button" href="?step=confirm"><span>Ask for confirmation</span><small>3-D Secure: the bank asks on its own page</small></a>
${button('lose', 'Pay, and lose the answer', 'The payment goes through, but the answer never arrives')}
${button('closedCard', 'Pay with a card that closes', 'It can’t be refunded later')}
${button('dispute', 'Pay, and dispute it straight away', 'The cardholder asks the bank for the money back')}
</fieldset>
</form>
${backLink(page)}`

const confirmForm = (page: Page) => `<p>Your bank is checking it’s really you.</p>
${summaryHtml(page)}
<form method="post">
${button('confirm', 'Yes, it’s me', 'The payment continues', 'main')}
${button('refuse', 'No, stop this', 'The card is declined')}
</form>
${backLink(page)}`

const disputeHtml: { readonly [state: string]: string } = {
  open: `<form method="post"><fieldset><legend>It’s in dispute. The bank decides</legend>
${button('disputeWon', 'For the dealership', 'The money stays where it is')}
${button('disputeLost', 'For the cardholder', 'The bank takes the money back')}
</fieldset></form>`,
  won: '<p>It was disputed, and the bank decided for the dealership.</p>',
  lost: '<p>It was disputed, and the bank decided for the cardholder.</p>',
}

const closedHtml = (page: Page) =>
  page.paidAt
    ? `${summaryHtml(page)}<p>This is paid, with ${escaped(page.paidWith)}.</p><p><a class="button main" href="${escaped(page.returnAddress)}"><span>Continue</span></a></p>
${page.dispute === null && (page.money === 'authorised' || page.money === 'charged') ? `<form method="post">${button('dispute', 'Dispute this payment', 'As a cardholder who doesn’t recognise it would')}</form>` : ''}
${disputeHtml[page.dispute ?? ''] ?? ''}`
    : `<p>This page is closed. Either the time ran out, or the payment was cancelled. Nothing has been paid.</p>${backLink(page)}`

/** Shows the test bank's payment page; 404 on sites of other organisations. */
export async function showTestPage(request: Request, live: LiveSite, id: string): Promise<Response> {
  const page = await loadPage(live, id)
  if (!page) return bankResponse(404, bankHtml('We can’t find that payment', '<p>The address may be incomplete, or for another site.</p>'))
  const isOpen = factsOfPage(page, new Date().toISOString()).page === 'open'
  if (!isOpen) return bankResponse(200, bankHtml(page.paidAt ? 'This is paid' : 'This page is closed', closedHtml(page)))
  const isConfirming = new URL(request.url).searchParams.get('step') === 'confirm'
  return bankResponse(
    200,
    isConfirming ? bankHtml('Confirm with your bank', confirmForm(page)) : bankHtml('Pay with the test bank', payForm(page)),
  )
}

/** Handles a button of the test bank's page. */
export async function receiveTestPress(request: Request, live: LiveSite, id: string): Promise<Response> {
  const page = await loadPage(live, id)
  if (!page) return bankResponse(404, bankHtml('We can’t find that payment', '<p>The address may be incomplete, or for another site.</p>'))
  const press = new URLSearchParams((await readBody(request, 1024)) ?? '').get('press') as TestPress | null
  if (press === null || !testPresses.includes(press)) return redirectAfterPost(`/api/test-bank/${page.id}`)
  const after = await pressTestPage(database().forOrganisation(page.organisationId), page.id, press, new Date().toISOString())
  if (press === 'lose' && after?.paidAt)
    return bankResponse(
      504,
      bankHtml(
        'The connection was lost',
        '<p>This is what shoppers see if their connection drops right after paying. The bank has the payment, but neither they nor the dealership know yet. The dealership will find out by asking the bank.</p>',
      ),
    )
  const isDone = after !== null && after.paidAt !== null && page.paidAt === null
  return isDone ? redirectAfterPost(after.returnAddress) : redirectAfterPost(`/api/test-bank/${page.id}`)
}
