import type { UsualWeek } from '@forecourt/rules/onboarding/OnboardingAnswers'

/** What each usual week is called: all of it, so that a closed list still says when they are open. */
export const usualWeekNames: Readonly<Record<UsualWeek, string>> = {
  weekdays: 'Mon–Fri 8:30–5:30, closed at weekends',
  saturdayMorning: 'Mon–Fri 8:30–5:30, Saturday 9:00–1:00',
  sixDays: 'Mon–Fri 8:30–5:30, Saturday 9:00–4:00',
  sevenDays: 'Mon–Fri 8:30–5:30, Saturday 9:00–5:00, Sunday 10:00–4:00',
}
