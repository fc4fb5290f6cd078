import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Text } from '@/shared/ui/text/text'

test('a text that isn’t strong or dimmed says nothing of it, so that the sheet draws it plain', () => {
  render(
    <>
      <Text strong={false} dimmed={false}>
        plain
      </Text>
      <Text strong dimmed>
        marked
      </Text>
    </>,
  )
  const marks = (text: string) =>
    ['data-strong', 'data-dimmed'].filter((name) => screen.getByText(text).hasAttribute(name))
  expect(marks('plain')).toEqual([])
  expect(marks('marked')).toEqual(['data-strong', 'data-dimmed'])
})
