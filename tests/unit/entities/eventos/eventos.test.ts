import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { AccessError } from '@/access/authorize'
import { closeSession } from '@/access/session'
import { CATEGORIA_LABELS, CATEGORIAS, eventoSchema, newEvento } from '@/entities/eventos/evento'
import { eventosRepository, toggleEvento } from '@/entities/eventos/queries'
import { sampleEventos } from '@/entities/eventos/seed'
import { countEventos, filterEventos } from '@/entities/eventos/totals'
import { signIn } from '../../sign-in'

afterEach(closeSession)

const draft = newEvento('2024-06-30', 'Inspector')

test('the samples are two valid published events, the second highlighted', () => {
  const samples = sampleEventos()
  for (const sample of samples) expect(v.parse(eventoSchema, sample)).toEqual(sample)
  expect(
    samples.map(({ id, publicado, destacado }) => [id.startsWith('evento-'), publicado, destacado]),
  ).toEqual([
    [true, true, false],
    [true, true, true],
  ])
})

test('the categories are the union of the two lists, training first', () => {
  expect(CATEGORIAS.map((categoria) => CATEGORIA_LABELS[categoria]).join(', ')).toBe(
    'Capacitación, Emergencia, Simulacro, Reunión, Evento público, Evento especial, Mantenimiento',
  )
  expect(draft).toMatchObject({ categoria: 'CAPACITACION', fecha: '2024-06-30', publicado: false })
})

test('events come newest first; without eventos:publish they stay drafts', async () => {
  await signIn('user-6')
  const mine = await eventosRepository.create({ ...draft, titulo: 'Reunión' })
  expect(mine.id).toMatch(/^evento-\d+-[a-z0-9]{4}$/)
  expect((await eventosRepository.all()).map(({ fecha }) => fecha)).toEqual([
    '2024-08-03',
    '2024-06-30',
    '2024-05-11',
  ])
  const { id, next, toast } = toggleEvento(mine)
  expect(toast?.title).toBe('Evento publicado')
  await expect(eventosRepository.update(id, next)).rejects.toBeInstanceOf(AccessError)
  await expect(eventosRepository.create({ ...draft, publicado: true })).rejects.toBeInstanceOf(AccessError)
  await expect(eventosRepository.remove([id])).rejects.toBeInstanceOf(AccessError)
  await signIn('user-2')
  const shown = await eventosRepository.update(id, next)
  expect(shown.publicado).toBe(true)
  expect(toggleEvento(shown).toast?.title).toBe('Evento despublicado')
})

test('what everybody reads of a published event only who publishes rewrites; a draft is anybody’s to edit', async () => {
  const changes = {
    ...{ titulo: 'Otro', fecha: '2024-07-01', resumen: 'Otro', cuerpo: 'Otro' },
    categoria: 'REUNION' as const,
    ...{ galeria: ['https://b.ec/otra.jpg'], autor: 'Otra', destacado: true },
  } as const
  await signIn('user-2')
  const shown = await eventosRepository.create({ ...draft, titulo: 'Minga', publicado: true })
  await signIn('user-6')
  for (const [field, value] of Object.entries(changes))
    await expect(eventosRepository.update(shown.id, { [field]: value }), field).rejects.toThrow(
      'Está publicado: lo cambia quien puede publicar.',
    )
  const mine = await eventosRepository.create({ ...draft, titulo: 'Reunión' })
  expect(await eventosRepository.update(mine.id, changes)).toMatchObject(changes)
  await signIn('user-2')
  expect(await eventosRepository.update(shown.id, changes)).toMatchObject({ ...changes, publicado: true })
})

test('filter over title, summary and author, and by state', () => {
  const list = [
    { ...draft, id: 'evento-1', titulo: 'Simulacro', publicado: true },
    { ...draft, id: 'evento-2', resumen: 'En el camión', cuerpo: 'nada' },
    { ...draft, id: 'evento-3', autor: 'Jefe' },
  ]
  const ids = (found: { id: string }[]) => found.map(({ id }) => id.slice(-1)).join('')
  expect(ids(filterEventos(list, { query: 'CAMION' }))).toBe('2')
  expect(ids(filterEventos(list, { query: 'jefe' }))).toBe('3')
  expect(ids(filterEventos(list, { query: 'nada' }))).toBe('')
  expect(ids(filterEventos(list, { estado: 'publicado' }))).toBe('1')
  expect(ids(filterEventos(list, { estado: 'borrador' }))).toBe('23')
  expect(ids(filterEventos(list, {}))).toBe('123')
})

test('this month is the month of the given day, up to its last', () => {
  const list = ['2024-06-01', '2024-06-30', '2024-07-01', '2023-06-15'].map((fecha, n) => ({
    ...draft,
    id: `evento-${n}`,
    fecha,
    publicado: n === 0,
  }))
  expect(countEventos(list, '2024-06-30')).toEqual({ total: 4, publicados: 1, esteMes: 2 })
})
