// @vitest-environment jsdom
import type { OpeningHour } from '@forecourt/rules/entities/Location'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Hours } from './copyDay'
import { WeekGrid } from './WeekGrid'

const monday: OpeningHour = { weekday: 1, status: 'Open', open: '08:30', close: '17:30' }
let hours: Hours = []

const Stage = () => {
  const [week, setWeek] = useState<Hours>([monday])
  hours = week
  return <WeekGrid label="Sales" hours={week} problems={{ 6: 'Sales on Saturday closes before it opens.' }} onChange={setWeek} />
}

beforeEach(() => void render(<Stage />))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const day = (weekday: number) => hours.find((hour) => hour.weekday === weekday)
const type = (label: string, text: string) => {
  fireEvent.change(field(label), { target: { value: text } })
  fireEvent.blur(field(label))
}

describe('a week of opening hours', () => {
  test('a week of opening hours accepts times in any common format', () => {
    expect(field('Sales opens on Monday').value).toBe('8:30 am')
    type('Sales opens on Monday', '7.45')
    type('Sales closes on Monday', '6pm')
    expect(day(1)).toEqual({ weekday: 1, status: 'Open', open: '07:45', close: '18:00' })
    expect(field('Sales closes on Monday').value).toBe('6:00 pm')
  })

  test('a week of opening hours keeps an invalid time as entered', () => {
    type('Sales closes on Monday', 'late')
    expect(field('Sales closes on Monday').value).toBe('late')
  })

  test('a week of opening hours changes a time by a quarter of an hour with the arrow keys, within the day', () => {
    fireEvent.keyDown(field('Sales opens on Monday'), { key: 'ArrowUp' })
    expect(day(1)?.open).toBe('08:45')
    type('Sales closes on Monday', 'midnight')
    fireEvent.keyDown(field('Sales closes on Monday'), { key: 'ArrowUp' })
    expect(day(1)?.close).toBe('24:00')
  })

  test('a week of opening hours applies an entered time on Enter, and submits the form on a second Enter', () => {
    fireEvent.change(field('Sales opens on Monday'), { target: { value: '9' } })
    expect(fireEvent.keyDown(field('Sales opens on Monday'), { key: 'Enter' })).toBe(false)
    expect(day(1)?.open).toBe('09:00')
    expect(fireEvent.keyDown(field('Sales opens on Monday'), { key: 'Enter' })).toBe(true)
  })

  test('a week of opening hours opens a closed day with the hours of another day, and closes it again', () => {
    fireEvent.click(field('Sales open on Saturday'))
    expect(day(6)).toEqual({ weekday: 6, status: 'Open', open: '08:30', close: '17:30' })
    fireEvent.click(field('Sales open on Saturday'))
    expect(day(6)).toEqual({ weekday: 6, status: 'Closed', open: null, close: null })
  })

  test('a week of opening hours copies the hours of a day to other days, and announces it', () => {
    fireEvent.click(screen.getByLabelText('Copy Monday to other days'))
    fireEvent.click(screen.getByText('Copy to Monday to Friday'))
    expect(hours.filter(({ status }) => status === 'Open').map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
    expect(screen.getByText('The hours of Monday were copied to Monday to Friday.')).toBeTruthy()
  })

  test('a week of opening hours adds and removes a lunch break (ENT-08)', () => {
    fireEvent.click(field('Open sales again on Monday'))
    type('Sales opens again on Monday', '1.30pm')
    expect(hours.filter(({ weekday }) => weekday === 1)).toEqual([
      { ...monday, close: '12:00' },
      { ...monday, open: '13:30' },
    ])
    fireEvent.click(field('Remove when sales opens again on Monday'))
    expect(hours.filter(({ weekday }) => weekday === 1)).toEqual([{ ...monday, close: '12:00' }])
  })

  test('a week of opening hours shows the error of a day at that day', () => {
    expect(screen.getByRole('alert').textContent).toBe('Sales on Saturday closes before it opens.')
  })
})
