import { expect, it } from 'vitest'
import { findPlaceholder } from './findPlaceholder'

it.each([
  ['Welcome to [Dealer name]', '[Dealer name]'],
  ['[Your text]', '[Your text]'],
  ['Trading as [legal name here]', '[legal name here]'],
  ['[Suburb]', '[Suburb]'],
  ['Call [phone number] today', '[phone number]'],
  ['Licence [XXXX]', '[XXXX]'],
  ['ABN [__ ___]', '[__ ___]'],
  ['Lorem ipsum dolor', 'Lorem ipsum'],
  ['… consectetur: dolor sit amet.', 'dolor sit amet'],
  ['NSW authority number goes here', 'number goes here'],
  ['Your terms go here', 'terms go here'],
  ['Price TBC', 'TBC'],
  ['TBA', 'TBA'],
  ['Insert your dealership name', 'Insert your dealership name'],
  ['(insert phone number)', 'insert phone number'],
  ['This is placeholder text', 'placeholder text'],
])('“%s” contains a placeholder (CNT-08)', (text, found) => expect(findPlaceholder(text)).toBe(found))

it.each([
  'He wrote “it’s a ripper, ay [sic]”',
  'See [our locations page](/our-location) and [your details](/account)',
  'HiLux [4x4] SR5',
  'CX-5 [2026 model]',
  'Half price [offer ends 31 March; terms apply]',
  'Ranges [1] and [2]',
  'Toyota Prado, Mazda Ipsum, Toyota Ipsum 240',
  'Our yard in Lorem, and the Lorem family',
  'Suzuki Ignis, Audi Quattro, Volvo, Fiat Tipo, Nissan Tiida',
  'Anything goes here on Saturdays',
  'Insert the key and turn it',
  'Insert a USB stick to play music',
  'The tbc column of a tyre chart',
  '{name} is a motor dealer; call {phone}',
  'Your car goes here for its first service',
  '',
])('“%s” contains no placeholder (CNT-08)', (text) => expect(findPlaceholder(text)).toBeNull())
