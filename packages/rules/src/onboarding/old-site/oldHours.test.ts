import { describe, expect, test } from 'vitest'
import { blankAnswers } from '../OnboardingAnswers'
import { oldHours } from './oldHours'
import { oldSiteAnswers } from './oldSiteAnswers'
import { parseOldSite } from './parseOldSite'

const names = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
/** Open days of a week on one line; 'unread' with the text if it couldn't be parsed. */
const hoursText = (node: Readonly<Record<string, unknown>>): string => {
  const { week, unparsed } = oldHours(node)
  if (unparsed.length > 0) return `${week === null ? 'unread' : 'WEEK AND UNREAD'}: ${unparsed.join(' / ')}`
  return week === null ? 'nothing' : week.flatMap((day) => (day.open ? [`${names[day.weekday]} ${day.open}-${day.close}`] : [])).join(', ')
}
const entered = (openingHours: unknown) => hoursText({ openingHours })
const monday = (opens: unknown, closes: unknown) => hoursText({ openingHoursSpecification: [{ dayOfWeek: 'Monday', opens, closes }] })
const everyWeekday = (hours: string) => ['Mo', 'Tu', 'We', 'Th', 'Fr'].map((day) => `${day} ${hours}`).join(', ')

describe('opening hours imported from an old site', () => {
  test.each([
    ['08:30', '17:30', 'Mo 08:30-17:30'],
    ['8:30 AM', '5:30 PM', 'Mo 08:30-17:30'],
    ['8:30am', '9:00 PM', 'Mo 08:30-21:00'],
    ['8.30 a.m.', '5.30 p.m.', 'Mo 08:30-17:30'],
    ['08:00:00', '17:00', 'Mo 08:00-17:00'],
    ['8am', 'noon', 'Mo 08:00-12:00'],
    ['noon', '5pm', 'Mo 12:00-17:00'],
    ['12:00 PM', '5 PM', 'Mo 12:00-17:00'],
    ['09:00', '00:00', 'Mo 09:00-24:00'],
    ['8:30', '5:30pm', 'Mo 08:30-17:30'],
    ['8:30am', '5:30', 'Mo 08:30-17:30'],
    ['00:00', '23:59', 'Mo 00:00-23:59'],
    ['00:00', '00:00', ''],
  ])('opening hours imported from an old site opens %s and closes %s (ENT-08)', (opens, closes, week) =>
    expect(monday(opens, closes)).toBe(week),
  )

  test.each([
    ['25:00', '26:00'],
    ['17:00', '09:00'],
    // Ambiguous: evening or morning?
    ['8', '9pm'],
    ['8am', '10'],
    // In the afternoon, without pm.
    ['1:00', '5:00'],
    ['9:00', '5:00'],
    ['13:00 PM', '5 PM'],
    ['2026-01-01T08:30', '17:30'],
    ['early', 'late'],
    ['', '17:00'],
    [undefined, undefined],
    [830, 1730],
  ])('opening at %s and closing at %s is reported as unreadable, not imported as closed (ENT-08)', (opens, closes) =>
    expect(monday(opens, closes)).toMatch(/^unread: /),
  )

  test.each([
    ['Mo-Fr 08:30-17:30', everyWeekday('08:30-17:30')],
    ['Mo-Fr 08:30-17:30, Sa 09:00-13:00', `${everyWeekday('08:30-17:30')}, Sa 09:00-13:00`],
    ['Mo-Fr 8:30am-5:30pm; Sat 9am-noon; Sun closed', `${everyWeekday('08:30-17:30')}, Sa 09:00-12:00`],
    ['Monday – Friday: 8.30 AM to 5.30 PM', everyWeekday('08:30-17:30')],
    ['Mon, Wed & Fri 9-17', 'Mo 09:00-17:00, We 09:00-17:00, Fr 09:00-17:00'],
    ['Weekdays 8:30am - 9:00 PM', everyWeekday('08:30-21:00')],
    ['Mo-Fr 08:00-12:00,13:00-17:30', everyWeekday('08:00-12:00, @ 13:00-17:30')],
    ['Tue 8am-12pm and 1pm-5pm', 'Tu 08:00-12:00, Tu 13:00-17:00'],
    [['Tu 09:00-12:00', 'Tu 13:00-18:00'], 'Tu 09:00-12:00, Tu 13:00-18:00'],
    ['Sa-Su 10:00-16:00', 'Su 10:00-16:00, Sa 10:00-16:00'],
    ['Thurs. 9am-9pm', 'Th 09:00-21:00'],
    ['Daily 0800-1700', ['Su', ...['Mo', 'Tu', 'We', 'Th', 'Fr'], 'Sa'].map((day) => `${day} 08:00-17:00`).join(', ')],
  ])('%j is parsed (ENT-08)', (hours, week) =>
    expect(entered(hours)).toBe(week.replace(/(\w\w) ([^@]*?)@ /g, (_all, day, first) => `${day} ${first}${day} `)),
  )

  test.each([
    'By appointment',
    '8:30am-5:30pm',
    'Mo-Fr 08:30-17:30, Sa by appointment',
    'Mo-Fr 08:30-17:30, Sa 25:00-26:00',
    'Mo 17:00-09:00',
    'Mo-Fr 8:30 till late',
    'Mo-Xy 09:00-17:00',
    `Mo 09:00-17:00${' x'.repeat(400)}`,
  ])('%j is reported as unreadable and left empty (ENT-08)', (hours) => expect(entered(hours)).toBe(`unread: ${hours.slice(0, 120)}`))

  test('one unreadable entry leaves the whole week empty (ENT-08)', () =>
    expect(entered(['Mo-Fr 08:30-17:30', 'Sa whenever'])).toBe('unread: Sa whenever'))

  test.each([
    ['nothing', {}],
    [
      'public holidays',
      { openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/PublicHolidays', opens: '00:00', closes: '00:00' }] },
    ],
  ])('%s gives no opening hours (ENT-08)', (_name, node) => expect(hoursText(node)).toBe('nothing'))

  test('a location with unreadable hours is imported without hours, not with default hours (ENT-08, CFG-01)', () => {
    const address = { streetAddress: '1 High St', addressLocality: 'Ryde', addressRegion: 'NSW', postalCode: '2112' }
    const node = { '@type': 'AutoDealer', name: 'Ryde Cars', address, openingHours: 'Mo-Fr 8:30 till late' }
    const site = parseOldSite([
      { address: 'https://old.example/', html: `<script type="application/ld+json">${JSON.stringify(node)}</script>` },
    ])
    expect(site.places).toMatchObject([{ hours: null, unparsedHours: ['Mo-Fr 8:30 till late'] }])
    expect(oldSiteAnswers(blankAnswers, site, ['places']).place.hours).toEqual([])
  })
})
