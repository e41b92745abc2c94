import type { SectionSchema } from '../SchemaNode'

/** Opening-hours rules besides the weekly hours (LOC-18). */
export const hours = {
  type: 'object',
  title: 'Opening hours',
  description: 'Rules in addition to each location’s weekly hours.',
  'x-group': 'Contact',
  'x-preview': 'location',
  properties: {
    alternateServiceSaturdays: {
      type: 'boolean',
      title: 'Alternate service Saturdays',
      description: 'Every second Saturday the service department opens by appointment only.',
      default: false,
    },
    serviceSaturdayReference: {
      type: 'string',
      title: 'An appointment-only Saturday',
      description: 'A Saturday that is by appointment only. Every second Saturday from then on is too.',
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      'x-expects': 'a date such as 2025-01-04',
      default: '2025-01-04',
    },
    holidayDays: {
      type: 'integer',
      title: 'Announce holiday hours',
      description: 'How many days ahead holiday hours are announced. Enter 0 to announce them on the day only.',
      minimum: 0,
      maximum: 90,
      default: 30,
      'x-role': 'dealer',
    },
    collapseWeekdays: {
      type: 'boolean',
      title: 'Combine equal weekdays',
      description: 'Shows five weekdays with the same hours as one line, Mon-Fri.',
      default: true,
      'x-role': 'dealer',
    },
  },
} as const satisfies SectionSchema
