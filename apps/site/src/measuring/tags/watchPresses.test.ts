// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { watchPresses } from './startTags'

const events: { readonly [name: string]: string }[] = []

beforeEach(() => {
  watchPresses('car', (params) => events.push(params))
  document.addEventListener('click', (event) => event.preventDefault())
})

it.each([
  {
    name: 'a link of the menu',
    html: '<header><a href="/search?make=Kia&utm_campaign=ana@shopper.example"><b>Used cars</b></a></header>',
    press: 'b',
    message: { kind: 'menu', type: 'header', text: 'Used cars', result: 'redirect', link: 'http://localhost:3000/search' },
  },
  {
    name: 'a menu that unfolds',
    html: '<header><button>Buy\n  a car</button></header>',
    press: 'button',
    message: { kind: 'menu', type: 'header', text: 'Buy a car', result: 'open' },
  },
  {
    name: 'a button of a car',
    html: '<a data-setting="/vdp/buttons/enquire" data-enquiry="vehicle" href="/cars/kia#enquire">Enquire</a>',
    press: 'a',
    message: { kind: 'cta', type: 'button', text: 'Enquire', result: 'open', link: 'http://localhost:3000/cars/kia' },
  },
  {
    name: 'a picture',
    html: '<f-island data-part="Gallery"><button aria-label="Open photo 2">x</button></f-island>',
    press: 'button',
    message: { kind: 'media', type: 'image', text: 'Open photo 2', result: 'open' },
  },
  {
    name: 'an offer',
    html: '<main><a href="/offers/spring">Spring deal</a></main>',
    press: 'a',
    message: { kind: 'offer', type: 'offer', text: 'Spring deal', result: 'redirect', link: 'http://localhost:3000/offers/spring' },
  },
  {
    name: 'a link with a phone number, without the number',
    html: '<footer><a href="/call">Call 0491 570 156</a></footer>',
    press: 'a',
    message: { kind: 'menu', type: 'footer', text: '', result: 'redirect', link: 'http://localhost:3000/call' },
  },
  {
    name: 'not a call, which has its own event',
    html: '<header><a href="tel:0491570156">0491 570 156</a></header>',
    press: 'a',
    message: null,
  },
  {
    name: 'not a form, which has its own event',
    html: '<header><form><button>Go</button></form></header>',
    press: 'button',
    message: null,
  },
  { name: 'words', html: '<main><p>Hello</p></main>', press: 'p', message: null },
])('the measuring script reports presses without personal data (ANL-01): $name', ({ html, press, message }) => {
  document.body.innerHTML = html
  events.length = 0
  document.querySelector<HTMLElement>(press)?.click()
  expect(events).toEqual(message ? [message] : [])
})
