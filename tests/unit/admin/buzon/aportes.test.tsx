import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRepository } from '@/access/repository'
import { aportesList } from '@/entities/aportes/module'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  check,
  dialog,
  field,
  fill,
  go,
  press,
  putRecords,
  reads,
  records,
  rowOf,
  saveForm,
  sees,
} from '../../panel'

const HOY = toDay(new Date())
const PATH = '/admin/buzon?clase=PREGUNTA'

const sent = {
  ...{ id: 'aporte-1', ejercicio: 2026, nombre: 'Rosa Vera', email: 'rosa@correo.example', telefono: '' },
  ...{ texto: 'Soy Rosa: ¿cuánto costó el carro?', recibido: HOY, llegada: `${HOY}T15:00:00.000Z` },
}
type Kept = { publicado: string; respondido: string; textoPublico: string; texto: string }
const kept = () => records<Kept>(KEYS.aportes)

test('a question is answered, published without its author, and taken into the final report', async () => {
  putRecords(KEYS.aportes, [sent])
  const { search } = await openScreen(`${PATH}&editar=aporte-1`, 'user-4')
  await dialog('Editar pregunta')
  await sees('Rosa Vera preguntó por el sitio: Soy Rosa')
  await check('Publicar la pregunta y su respuesta')
  await press('Guardar')
  await sees('Para publicarla hace falta la respuesta.')
  await sees('Escriba cómo se publica la pregunta, sin nombres.')
  await fill('Respuesta', 'Costó mil dólares.')
  await fill('Cómo se publica la pregunta', '¿Cuánto costó el carro?')
  await saveForm('Pregunta actualizada')
  await rowOf('Publicado')
  expect(kept()[0]).toMatchObject({ ...sent, respondido: HOY, textoPublico: '¿Cuánto costó el carro?' })
  expect(Date.parse(kept()[0]?.publicado ?? '')).not.toBeNaN()
  await press('Llevar al informe de 2026')
  await reads('Título', 'Preguntas de la ciudadanía y respuestas, 2026')
  await reads('Contenido', '## Pregunta 1\n\n> ¿Cuánto costó el carro?\n\nCostó mil dólares.')
  expect(Object.keys(search())).toContain('editar')
})

test('who may not publish notes something of a published question, and doesn’t rewrite what everybody reads', async () => {
  const published = {
    respuesta: 'Mil.',
    respondido: HOY,
    textoPublico: '¿Cuánto?',
    publicado: `${HOY}T16:00:00.000Z`,
  }
  putRecords(KEYS.aportes, [{ ...sent, ...published }])
  await openScreen(`${PATH}&editar=aporte-1`, 'user-6')
  await dialog('Editar pregunta')
  await sees('Está publicada: solo quien puede publicar cambia la respuesta.')
  expect((await field('Respuesta')).disabled).toBe(true)
  await fill('Nota', 'Volvió a llamar.')
  await saveForm('Pregunta actualizada')
  expect(kept()[0]).toMatchObject({ ...published, nota: 'Volvió a llamar.' })
  await expect(listRepository(aportesList).update('aporte-1', { respuesta: 'Dos mil.' })).rejects.toThrow(
    'Está publicado: lo cambia quien puede publicar.',
  )
})

test('who may not publish answers, and another publishes', async () => {
  putRecords(KEYS.aportes, [sent])
  await openScreen(`${PATH}&editar=aporte-1`, 'user-6')
  await dialog('Editar pregunta')
  await fill('Respuesta', 'Mil.')
  expect(screen.queryByLabelText('Publicar la pregunta y su respuesta')).toBeNull()
  await saveForm('Pregunta actualizada')
  expect(kept()[0]).toMatchObject({ respondido: HOY, publicado: '' })
  await rowOf('Contestado')
})

test('one that was asked in a meeting is written down, and the dashboard says how many wait', async () => {
  putRecords(KEYS.aportes, [sent])
  const opened = await openScreen(PATH, 'user-4')
  await press('Anotar pregunta')
  await fill('Pregunta o propuesta', '¿Cuándo hay simulacro?')
  await fill('Sobre qué año', '26')
  await press('Guardar')
  await sees('Escriba un año, como 2026.')
  await fill('Sobre qué año', '2025')
  await saveForm('Pregunta anotada')
  await sees('2 esperan respuesta.')
  await go(opened, '/admin')
  const line = await screen.findByRole('link', { name: /2 preguntas ciudadanas por contestar/ })
  expect(line.getAttribute('href')).toBe('/admin/aportes?estado=POR_CONTESTAR')
})
