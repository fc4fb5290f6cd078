import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonPhoto } from '@/shared/ui/photo/person-photo'

const drawn = (nombres: string, source?: string) =>
  render(<PersonPhoto nombres={nombres} source={source} />).container

test.each([
  ['Crnl. Marco Antonio Villacís Paredes', 'MV'],
  ['Ángel Ñauta', 'ÁÑ'],
  ['Rosa Cevallos Vera', 'RC'],
  ['Ana', 'A'],
  ['', ''],
])('%s without a photo has the initials %s', (nombres, initials) => {
  expect(drawn(nombres).textContent).toBe(initials)
})

test('a photo that is broken gives way to the initials', () => {
  const place = drawn('Rosa Cevallos', 'https://example.org/rosa.jpg')
  const img = place.querySelector('img') ?? expect.fail()
  expect(place.textContent).toBe('')
  fireEvent.error(img)
  expect(place.querySelector('img')).toBeNull()
  expect(place.textContent).toBe('RC')
})
