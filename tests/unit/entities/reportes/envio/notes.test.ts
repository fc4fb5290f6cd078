import { expect, test } from 'vitest'
import type { Envio } from '@/entities/reportes/envio/envio'
import { notesOf } from '@/entities/reportes/envio/notes'

const cuerpo = JSON.stringify({ imagenes: ['idb:a', 'idb:b'] })
const envio: Envio = { id: 'reporte-1', llave: 'x', cuerpo }
const there: Envio = { ...envio, llegado: cuerpo }
const titles = (given: Envio) => notesOf(given).map(({ title }) => title)

test('what is missing is named: text, correction, photos, requests', () => {
  expect(titles(envio)).toEqual(['Falta enviarlo'])
  expect(titles({ ...envio, llegado: 'antes' })).toEqual(['Falta enviar su corrección'])
  expect(titles(there)).toEqual(['Falta enviar 2 fotografías'])
  expect(titles({ ...there, fotos: { 'idb:a': '', 'idb:b': '' } })).toEqual([])
  expect(titles({ ...there, fotos: { 'idb:a': '' }, pide: 'olvidar' })).toEqual([
    'Falta enviar 1 fotografía',
    'Pidió que se borre',
  ])
  expect(titles({ ...there, pide: 'retirar' })).toEqual(['Pidió retirarlo'])
})

test('the central’s own words come first, and a refused text is no longer said to wait', () => {
  const refused = { ...envio, rechazo: { cuerpo, mensaje: 'No se puede.' } }
  expect(titles(refused)).toEqual(['La estación no aceptó el envío'])
  expect(titles({ ...refused, llegado: 'antes' })[0]).toBe('La estación no aceptó su corrección')
  expect(notesOf(refused)[0]?.sentence).toMatch(/^No se puede\. El reporte sigue en este teléfono\./)
  expect(titles({ ...refused, cuerpo: 'corregido' })).toEqual(['Falta enviarlo'])
  expect(notesOf({ ...envio, espera: 'Se enviará más tarde.' })[0]?.sentence).toBe('Se enviará más tarde.')
  expect(titles({ ...there, fotos: { 'idb:a': 'Pasa de 2 MB.', 'idb:b': '' } })).toEqual([
    'La estación no tiene 1 fotografía',
  ])
})
