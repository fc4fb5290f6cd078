import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { COLOR_DE_SIEMPRE, shadesOf } from '@/entities/sitio/marca'
import { sitioObject } from '@/entities/sitio/module'
import { colorFault } from '@/entities/sitio/sitio-form'
import { contrast } from '@/shared/lib/tint/contrast'
import { createObjectRepository } from '@/shared/storage/object-repository'
import { cssVariables, theme } from '@/shared/ui/theme/theme'
import { runs } from '../../../runs'

const HOSTILE = [
  'red;}</style><script>alert(1)</script>',
  'red',
  '#12',
  '#12345g',
  'url(//example.org)',
  '#1e6b43;',
]

const color = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 })
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)

/** The grounds on which a scheme of the theme writes. */
function groundsOf(scheme: 'light' | 'dark'): string[] {
  const named: Record<string, string> = cssVariables(theme as Parameters<typeof cssVariables>[0])[scheme]
  return ['--mantine-color-body', '--bomberos-paper', '--bomberos-panel'].map((name) => named[name] ?? '')
}

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#B3261E', '#b3261e')).toBe(1)
})

test('a colour on which white letters can’t be read is refused in words; the app’s red is not', () => {
  for (const light of ['#ffff00', '#f0a055', '#fff'])
    expect(colorFault(light)).toBe('Las letras blancas no se leerían sobre este color: elija uno más oscuro.')
  expect(colorFault('#757575')).toBe(
    'Las letras de este color no se leerían sobre el fondo claro: elija uno más oscuro.',
  )
  expect(colorFault(COLOR_DE_SIEMPRE)).toBeUndefined()
})

test('whatever colour isn’t refused, it can be read with its shades on every ground of both schemes', () => {
  fc.assert(
    fc.property(color, (chosen) => {
      fc.pre(colorFault(chosen) === undefined)
      const shades = shadesOf(chosen)
      if (!shades) throw new Error('no shades')
      const {
        '--bomberos-marca': own,
        '--bomberos-marca-honda': deep,
        '--bomberos-marca-clara': pale,
      } = shades
      // The footer's letters, and its 911.
      for (const letters of ['#dfe6ec', '#ffb6a6'])
        expect(contrast(letters, deep)).toBeGreaterThanOrEqual(4.5)
      expect(contrast('#ffffff', own)).toBeGreaterThanOrEqual(4.5)
      for (const ground of groundsOf('light')) expect(contrast(own, ground)).toBeGreaterThanOrEqual(4.5)
      for (const ground of groundsOf('dark')) expect(contrast(pale, ground)).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: runs(3000) },
  )
})

test('the schema, which device and central share, takes a colour and nothing else', () => {
  const takes = (text: unknown) => v.is(sitioObject.schema, { ejemplo: true, color: text })
  expect(takes('#1e6b43')).toBe(true)
  expect(v.is(sitioObject.schema, { ejemplo: true })).toBe(true)
  expect([...HOSTILE, '', 7, null].filter(takes)).toEqual([])
  expect(HOSTILE.map(shadesOf)).toEqual(HOSTILE.map(() => null))
})

test('a stored text that is no colour is dropped alone; what else the brigade wrote stays', async () => {
  const data = { ejemplo: false, mision: 'Servir.', color: HOSTILE[0] }
  localStorage.setItem(sitioObject.key, JSON.stringify({ data, v: 1 }))
  expect(await createObjectRepository(sitioObject).read()).toEqual({ ejemplo: false, mision: 'Servir.' })
})
