import { expect, it } from 'vitest'
import { typedWeek, weekLine } from './typedWeek'

const weekdays = 'Mon–Fri 8:30 am–5:30 pm'

it.each([
  { text: 'Mon–Fri 8:30–5:30, Sat 8:30–1', line: `${weekdays}, Sat 8:30 am–1:00 pm, Sun closed` },
  { text: 'mon-fri 8.30am - 5.30pm, sat 9am-1pm, sun closed', line: `${weekdays}, Sat 9:00 am–1:00 pm, Sun closed` },
  { text: 'Monday to Friday: 8:30 to 5:30; Saturday 9 to 4', line: `${weekdays}, Sat 9:00 am–4:00 pm, Sun closed` },
  { text: 'Mon-Fri 8:30-5:30, closed at weekends', line: `${weekdays}, Sat–Sun closed` },
  { text: 'Mon-Fri 8:30-5:30, closed Sat and Sun', line: `${weekdays}, Sat–Sun closed` },
  { text: 'Mon-Fri 08:30-17:30', line: `${weekdays}, Sat–Sun closed` },
  { text: 'daily 9-5', line: 'Mon–Sun 9:00 am–5:00 pm' },
  { text: 'Mon-Sat 9-12, 1-4', line: 'Mon–Sat 9:00 am–12:00 pm and 1:00 pm–4:00 pm, Sun closed' },
  {
    text: 'Mon-Thu 8:30-5:30\nFri 8:30-8\nSat 12-4',
    line: 'Mon–Thu 8:30 am–5:30 pm, Fri 8:30 am–8:00 pm, Sat 12:00 pm–4:00 pm, Sun closed',
  },
])('hours as people type them are read: $text (ENT-08)', ({ text, line }) => {
  const week = typedWeek(text)
  expect(week && weekLine(week)).toBe(line)
  expect(new Set(week?.map(({ weekday }) => weekday)).size).toBe(7)
})

it.each(['', 'by appointment', 'Mon-Fri', '8:30-5:30', 'Mon-Fri 8:30-5:30 and some Saturdays', 'Mon-Fri 25-30'])(
  'hours that can’t be read aren’t guessed: “%s” (ENT-08)',
  (text) => expect(typedWeek(text)).toBeNull(),
)
