// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInEditor } from '../testing/showField'
import { BlockingFindings } from './BlockingFindings'

const finding = { rule: 'card-surcharge', phrase: 'a surcharge', path: '/fees', pages: 1, carId: null, isLive: false }

test('Findings that stop a publish can be accepted by users with the permission (LEG-02)', () => {
  showInEditor(<BlockingFindings findings={[finding]} mayWaive />)
  expect(screen.getByText(/^1 statement breaks advertising law and must be fixed or accepted before you can publish$/)).toBeTruthy()
  expect(screen.getByText(/^“a surcharge”: /)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Accept… a surcharge' })).toBeTruthy()
})

test('Users without the permission see who can accept the findings', () => {
  showInEditor(<BlockingFindings findings={[finding, { ...finding, phrase: '' }]} mayWaive={false} />)
  expect(screen.getByText(/^2 statements break advertising law.*, or accepted by a dealer principal or manager, before/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('Nothing is shown if no finding stops a publish', () => {
  showInEditor(<BlockingFindings findings={[]} mayWaive />)
  expect(screen.queryByRole('region')).toBeNull()
})
