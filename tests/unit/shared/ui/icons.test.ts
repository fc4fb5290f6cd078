import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawSprite, SPRITE } from '../../../tools/icons.mjs'

test('the sprite holds every icon that the app names, as the icon set draws it', () => {
  expect(readFileSync(SPRITE, 'utf8')).toBe(drawSprite())
})
