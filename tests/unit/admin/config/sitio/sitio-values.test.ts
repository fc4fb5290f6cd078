import * as v from 'valibot'
import { expect, test } from 'vitest'
import { siempreDe, toSitio, valuesOf } from '@/admin/config/sitio/sitio-values'
import { DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { CALCULADA } from '@/entities/sitio/cifras'
import { CAMPO_WORDS } from '@/entities/sitio/module'
import type { Sitio } from '@/entities/sitio/sitio'
import { sitioFormSchema } from '@/entities/sitio/sitio-form'

const TODAY = new Date(2027, 4, 5)
const SAMPLE: Sitio = { ejemplo: true }

function formOf(sitio: Sitio) {
  const siempre = siempreDe(sitio, DEFAULT_CONFIGURACION, TODAY)
  return { siempre, values: valuesOf(sitio, siempre) }
}

/** What stays in storage of what `toSitio` returns. */
const kept = (stored: object) => JSON.parse(JSON.stringify(stored))

const wrong = (change: object) => {
  const { values } = formOf(SAMPLE)
  const { issues = [] } = v.safeParse(sitioFormSchema, { ...values, ...change })
  return issues.map(({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`)
}

test('every place of the form has its constant and its word', () => {
  const { siempre } = formOf(SAMPLE)
  const { valores, servicios, diapositivas, ...campos } = siempre
  expect(Object.keys(campos).sort()).toEqual(Object.keys(CAMPO_WORDS).sort())
  expect([valores.length, servicios.length, diapositivas.length]).toEqual([5, 15, 2])
  expect(Object.values(campos).filter((value) => typeof value !== 'string')).toEqual([])
})

test('a form that nobody changed stores nothing, for the sample brigade and for a real one', () => {
  for (const sitio of [SAMPLE, { ejemplo: false }]) {
    const { siempre, values } = formOf(sitio)
    expect(kept(toSitio(values, siempre))).toEqual({})
    expect(wrong(values)).toEqual([])
  }
})

test('only what differs is stored, with whole addresses and services numbered from 1, and the form shows it again', () => {
  const { siempre, values } = formOf(SAMPLE)
  const [first, second, ...rest] = values.servicios
  if (!first || !second) throw new Error('no services')
  const changed = {
    ...values,
    mision: 'Servir.',
    facebook: 'facebook.com/nabon',
    youtube: '',
    atenciones: CALCULADA,
    servicios: [second, first, ...rest],
  }
  const stored = kept(toSitio(changed, siempre))
  expect(Object.keys(stored).sort()).toEqual(['atenciones', 'facebook', 'mision', 'servicios', 'youtube'])
  expect(stored).toMatchObject({ facebook: 'https://facebook.com/nabon', youtube: '', mision: 'Servir.' })
  expect(stored.servicios.map(({ orden }: { orden: number }) => orden)).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  )
  const again = formOf({ ejemplo: true, ...stored })
  expect(again.values).toMatchObject({ mision: 'Servir.', atenciones: CALCULADA, youtube: '' })
  expect(again.values.servicios[0]?.id).toBe(second.id)
  expect(kept(toSitio({ ...again.values, ...again.siempre }, again.siempre))).toEqual({})
})

test('a heading that was erased goes back to its constant; a sentence may be left out', () => {
  const { siempre, values } = formOf(SAMPLE)
  expect(kept(toSitio({ ...values, titular: '', mision: '', lemaEquipo: '' }, siempre))).toEqual({
    lemaEquipo: '',
  })
})

test('a value that a page could not show, or an address that nobody could follow, is refused at its field', () => {
  const { values } = formOf(SAMPLE)
  expect(wrong({ facebook: 'bomberos nabón' })).toEqual([
    'facebook: Copie la dirección de su página, como facebook.com/su-brigada.',
  ])
  expect(wrong({ facebook: 'javascript:alert(1)' })).toHaveLength(1)
  expect(wrong({ facebook: 'facebook.com/nabon', tiktok: '' })).toEqual([])
  expect(wrong({ correoQuejas: 'quejas' })).toEqual(['correoQuejas: Ingrese un email válido'])
  expect(wrong({ anio: '24' })).toEqual(['anio: Escriba el año con cuatro cifras, como 2026.'])
  expect(wrong({ RESCATE: 'muchos' })).toEqual(['RESCATE: Escriba un número entero, sin puntos.'])
  expect(wrong({ RESCATE: CALCULADA, INCENDIO: '' })).toEqual([])
  expect(wrong({ respuesta: '8,5' })).toEqual([])
  expect(wrong({ respuesta: 'rápido' })).toEqual(['respuesta: Escriba los minutos, como 8,5.'])
  expect(wrong({ experiencia: 'más de cuarenta años' })).toEqual([
    'experiencia: Use hasta 12 letras o cifras.',
  ])
  expect(wrong({ servicios: [{ ...values.servicios[0], nombre: ' ' }] })).toEqual([
    'servicios.0.nombre: Escriba el nombre del servicio.',
  ])
  expect(wrong({ diapositivas: [{ id: 'a', titulo: '', url: '', creditos: '' }] })).toEqual([
    'diapositivas.0.url: Elija una imagen o pegue su dirección.',
  ])
})

test('a colour is kept in one way, however it was written, and one that can’t be read is refused', () => {
  const { siempre, values } = formOf(SAMPLE)
  for (const color of ['#1E6B43', '1e6b43', ' 1E6B43 '])
    expect(kept(toSitio({ ...values, color }, siempre))).toEqual({ color: '#1e6b43' })
  expect(kept(toSitio({ ...values, color: '#abc' }, siempre))).toEqual({ color: '#aabbcc' })
  expect(wrong({ color: 'verde' })).toEqual(['color: Escriba el código del color, como #1e6b43.'])
  expect(wrong({ color: 'ff0' })).toEqual([
    'color: Las letras blancas no se leerían sobre este color: elija uno más oscuro.',
  ])
})

test('inhabitants are a whole number, and of a year; without a constant', () => {
  const { siempre, values } = formOf(SAMPLE)
  const own = { habitantes: '12345', habitantesAnio: '2022', habitantesFuente: 'INEC' }
  expect(kept(toSitio({ ...values, ...own }, siempre))).toEqual(own)
  expect(wrong(own)).toEqual([])
  for (const habitantes of ['0', '12.345', 'muchos'])
    expect(wrong({ habitantes })).toEqual(['habitantes: Escriba un número entero, sin puntos.'])
  expect(wrong({ habitantesAnio: '22' })).toEqual([
    'habitantesAnio: Escriba el año con cuatro cifras, como 2026.',
  ])
})
