import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FirstRows } from '@/site/mi/first-rows'

const SHIFTS = ['lunes', 'martes', 'jueves', 'viernes', 'domingo']

const draw = (of: readonly string[], speaking: readonly string[]) =>
  render(
    <FirstRows of={of} speaks={(day) => speaking.includes(day)}>
      {(day) => <li key={day}>{day}</li>}
    </FirstRows>,
  )

const rest = () => screen.getByRole('group') as HTMLDetailsElement

test('of many shifts the first three stand there, and a line says how many more there are', () => {
  draw(SHIFTS, [])
  const [first, folded] = screen
    .getAllByRole('list')
    .map((list) => within(list).getAllByRole('listitem').length)
  expect([first, folded]).toEqual([3, 2])
  expect(within(rest()).getByText('Ver 2 más')).toBeTruthy()
  expect(rest().open).toBe(false)
})

test('where one of the others has something to say the line is open, and stays so when that is over', () => {
  const { rerender } = draw(SHIFTS, ['domingo'])
  expect(rest().open).toBe(true)
  rerender(
    <FirstRows of={SHIFTS} speaks={() => false}>
      {(day) => <li key={day}>{day}</li>}
    </FirstRows>,
  )
  expect(rest().open).toBe(true)
})

test('three shifts need no line', () => {
  draw(SHIFTS.slice(0, 3), [])
  expect(screen.queryByRole('group')).toBeNull()
})
