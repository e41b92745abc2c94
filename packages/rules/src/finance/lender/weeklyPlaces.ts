import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Need } from '../../parts/Part'

/** The two places where a car's weekly figure may stand, each by the site's own choice (VDP-06, CARD-05). */
export const weeklyPlaces = {
  carPage: {
    holds: ({ config }) => shownFinance.weeklyOnCarPages(config),
    rule: 'VDP-06',
    title: 'Weekly figure on car pages',
    yes: 'The site shows it on car pages.',
    no: 'The site doesn’t show it on car pages.',
    settings: ['/finance/showWidget'],
  },
  card: {
    holds: ({ config }) => shownFinance.weeklyOnCards(config),
    rule: 'CAR-01',
    title: 'Weekly repayment on cards',
    yes: 'The site shows it on cards.',
    no: 'The site doesn’t show it on cards.',
    settings: ['/card/showWeekly'],
  },
} as const satisfies { readonly [place: string]: Need<{ readonly config: Pick<ResolvedConfig, 'finance' | 'card'> }> }

export type WeeklyPlace = keyof typeof weeklyPlaces
