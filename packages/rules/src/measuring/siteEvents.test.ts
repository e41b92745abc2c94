import { expect, it } from 'vitest'
import { ascEvent } from './ascEvent'
import type { MeasuredCar, MeasuredPage, SiteEvent } from './SiteEvent'
import { findEvent, siteEvents } from './siteEvents'

/** Reserved ids of older reports, used by no event (ANL-01). */
const reservedIds: readonly number[] = [4, 18, 19, 25, 39, 49, 60, 61]

const car: MeasuredCar = {
  ...{ id: 'car-1', vin: 'JTNB11HK003012345', stockNumber: 'S1001', make: 'Toyota', model: 'Corolla', variant: 'Ascent Sport' },
  ...{
    year: '2023',
    condition: 'Used',
    colour: 'Red',
    body: 'hatch',
    category: 'car',
    fuel: 'Hybrid',
    price: '24990',
    since: '2026-03-01',
  },
}
const item = {
  ...{ item_id: 'jtnb11hk003012345', item_number: 's1001', item_price: '24990', item_condition: 'used', item_year: '2023' },
  ...{ item_make: 'toyota', item_model: 'corolla', item_variant: 'ascent sport', item_color: 'red', item_type: 'hatch' },
  ...{ item_category: 'car', item_fuel_type: 'hybrid', item_inventory_date: '2026-03-01' },
}
const address = 'https://A.example/cars/Corolla'
const onCar: MeasuredPage = { page: 'car', car, address }
const onList: MeasuredPage = { page: 'search', results: 12, query: 'red ute', address }
const onHome: MeasuredPage = { page: 'home', address }

it('the analytics report uses the event ids of older reports, and none of the reserved ones (ANL-01, ANL-02, ANL-03)', () => {
  const ids = Object.values(siteEvents).flatMap((kind) => kind.legacyIds)
  expect(ids.toSorted((a, b) => a - b)).toEqual([14, 15, 17, 22, 26, 48])
  expect(ids.filter((id) => reservedIds.includes(id))).toEqual([])
})

interface SentEvent {
  readonly name: string
  readonly event: SiteEvent
  readonly page: MeasuredPage
  readonly asc: { readonly [event: string]: { readonly [param: string]: string } }
  readonly type: string
}

it.each<SentEvent>([
  { name: 'a car', event: { name: 'view' }, page: onCar, asc: { asc_item_pageview: item }, type: 'item' },
  { name: 'a list', event: { name: 'view' }, page: onList, asc: { asc_itemlist_pageview: { item_results: '12' } }, type: 'itemlist' },
  { name: 'a page', event: { name: 'view' }, page: onHome, asc: { asc_pageview: {} }, type: 'home' },
  {
    name: 'a test drive',
    event: { name: 'lead', id: 48, params: { form: 'testDrive', vehicleMake: 'Toyota' } },
    page: onCar,
    asc: Object.fromEntries(
      ['asc_form_submission', 'asc_form_submission_sales_appt'].map((name) => [
        name,
        {
          ...{ department: 'sales', form_name: 'testdrive', form_type: 'test_drive', comm_type: 'form', comm_status: 'start' },
          ...{ comm_outcome: 'crm_update', ...item },
        },
      ]),
    ),
    type: 'item',
  },
  {
    name: 'the number of a dealer',
    event: { name: 'call' },
    page: onCar,
    asc: { asc_click_to_call: { department: 'sales', comm_type: 'phone', comm_status: 'start', ...item } },
    type: 'item',
  },
  {
    name: 'the calculator',
    event: { name: 'calculator', id: 26 },
    page: onHome,
    asc: {
      asc_element_configuration: {
        ...{ event_action: 'interact', event_action_result: 'open', element_type: 'calculator', element_title: 'finance calculator' },
      },
    },
    type: 'home',
  },
  ...[
    { kind: 'menu', asc: 'asc_menu_interaction', about: {} },
    { kind: 'cta', asc: 'asc_cta_interaction', about: item },
    { kind: 'media', asc: 'asc_media_interaction', about: item },
    { kind: 'offer', asc: 'asc_special_offer', about: item },
  ].map(({ kind, asc, about }) => ({
    name: `a press on ${kind}`,
    event: { name: 'press', params: { kind, type: 'button', text: 'Look', result: 'open', link: '' } },
    page: onCar,
    asc: { [asc]: { ...{ event_action: 'click', event_action_result: 'open', element_type: 'button', element_text: 'look' }, ...about } },
    type: 'item',
  })),
  { name: 'a press on nothing', event: { name: 'press', params: { kind: 'toString' } }, page: onCar, asc: {}, type: 'item' },
])('the measuring script names events as the Automotive Standards Council does (ANL-01): $name', ({ event, page, asc, type }) => {
  const events = findEvent(event.name)?.asc?.(event, page) ?? []
  expect(Object.fromEntries(events.map((each) => [each.name, ascEvent(each, page).params]))).toEqual(
    Object.fromEntries(
      Object.entries(asc).map(([name, params]) => [name, { event_owner: 'forecourt', page_type: type, page_location: address, ...params }]),
    ),
  )
})

it.each([
  { form: 'service', event: 'asc_form_submission_service_appt' },
  { form: 'parts', event: 'asc_form_submission_parts' },
  { form: 'tradeIn', event: 'asc_form_submission_trade' },
  { form: 'finance', event: 'asc_form_submission_finance' },
  { form: 'general', event: 'asc_form_submission_other' },
  { form: 'vehicle', event: 'asc_form_submission_sales' },
  { form: 'reserve', event: 'asc_retail_process' },
])('the analytics report also reports a lead of $form as $event (ANL-01)', ({ form, event }) => {
  const events = siteEvents.lead.asc({ name: 'lead', params: { form } }, onHome).map(({ name }) => name)
  expect(events[0]).toBe('asc_form_submission')
  expect(events).toContain(event)
})

it('the analytics report has no event for the name of an object property', () => expect(findEvent('toString')).toBeNull())
