import { expect, test } from 'vitest'
import { pictureSizeWarning, uploadText } from './uploadTexts'

test.each([
  { name: 'far too small', width: 40, height: 30, wanted: 1600, message: /40 × 30 pixels.*1600 pixels/ },
  { name: 'one pixel short', width: 799, height: 600, wanted: 800, message: /799 × 600/ },
  { name: 'exactly large enough', width: 800, height: 600, wanted: 800, message: null },
  { name: 'a small logo that is large enough for a logo', width: 240, height: 80, wanted: 200, message: null },
])('A warning about a picture that is too small: $name', ({ width, height, wanted, message }) => {
  const warning = pictureSizeWarning({ width, height }, wanted)
  if (message === null) expect(warning).toBeNull()
  else expect(warning).toMatch(message)
})

test.each([
  [0, 'Preparing the picture…'],
  [0.341, 'Sending, 34%'],
  [1, 'Saving the picture…'],
])('The upload progress %d is shown as: %s', (progress, text) => expect(uploadText(progress)).toBe(text))
