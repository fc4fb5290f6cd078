import { act, screen, waitFor } from '@testing-library/react'
import Papa from 'papaparse'
import { beforeEach, expect, test } from 'vitest'
import { closeSession } from '@/access/session'
import { despachosList } from '@/entities/despacho/module'
import { eventosList } from '@/entities/eventos/module'
import { puestosList, turnosList } from '@/entities/guardias/module'
import { newPuesto } from '@/entities/guardias/new-turno'
import { dayAt, mondayOf } from '@/entities/guardias/tiempo'
import type { Turno } from '@/entities/guardias/turno'
import { credencialesList, miembrosList } from '@/entities/personal/module'
import { informesList, registrosList } from '@/entities/registro-servicios/module'
import { addDays } from '@/shared/lib/dias'
import { replaceWhole } from '@/shared/storage/entry/whole'
import { HOSTILE_LISTS, hostileRecords, hostileWhole, KINDS, PERSONA } from '../../hostile-records'
import { harm } from '../harm'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { exported, fill, go, press, records, said } from '../panel'
import { signIn } from '../sign-in'

const HOY = dayAt(Date.now())
const YEAR = HOY.slice(0, 4)

const ODD_WORDS = /__pwned|__proto__|HYPERLINK|drop table|muy largo|ñññ|constructor/

/** Everything at once: each text in one field of one record. */
async function putAll(): Promise<void> {
  await signIn('user-1')
  for (const list of HOSTILE_LISTS) await replaceWhole(list, () => hostileRecords(list, HOY))
  // Somebody is on each shift.
  const shifts = hostileRecords(turnosList as never, HOY) as Turno[]
  const people = [PERSONA, `${miembrosList.idPrefix}sql-nombres`, `${miembrosList.idPrefix}proto-nombres`]
  const places = shifts.flatMap(({ id }) => people.map((one) => newPuesto(id, { id: one, nombres: one })))
  await replaceWhole(puestosList, (all) => [...(all as object[]), ...places])
  closeSession()
}

/** The screen as it is put on paper, if it has anything for it. */
async function printed(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('beforeprint'))
  })
  const found = harm()
  await act(async () => {
    window.dispatchEvent(new Event('afterprint'))
  })
  expect(found).toEqual([])
}

beforeEach(putAll)

test.each([
  '/admin',
  '/admin/personal',
  '/admin/guardias',
  `/admin/personal/horas?periodo=${YEAR}`,
  '/admin/servicios',
  '/admin/servicios?tab=estadisticas',
  `/admin/servicios?tab=estadisticas&periodo=${YEAR}`,
  `/admin/personal/horas?periodo=${YEAR}&certificado=${PERSONA}`,
  `/admin/servicios?tab=estadisticas&periodo=${YEAR}&informe=nuevo`,
  '/admin/despacho',
  '/admin/eventos',
  '/admin/eventos?tab=asistencias',
  '/admin/eventos?asistencia=evento-1',
  '/admin/calendario',
])('%s shows odd texts of every field as texts, on paper too', async (path) => {
  markCentral('suya')
  // The chief is offered notices, of which jsdom knows nothing.
  await openScreen(path, path === '/admin' ? 'user-2' : 'user-1')
  await waitFor(() => expect(document.body.textContent).toMatch(ODD_WORDS))
  expect(harm()).toEqual([])
  await printed()
})

test('a shift whose day is none doesn’t keep the week after from being copied', async () => {
  const before = addDays(mondayOf(HOY), -7)
  const [plain] = hostileRecords(turnosList as never, HOY)
  await replaceWhole(turnosList, () => [
    { ...plain, id: 'turno-bueno', fecha: before },
    { ...plain, id: 'turno-malo', fecha: `${before}x` },
  ])
  await openScreen('/admin/guardias', 'user-1')
  await press('Copiar la semana anterior')
  await said('Semana preparada')
  expect(records(turnosList.key).map(({ fecha }) => fecha)).toContain(mondayOf(HOY))
  expect(records(turnosList.key)).toHaveLength(3)
})

test.each([
  ['/admin/personal', 'Exportar CSV'],
  ['/admin/servicios', 'Exportar CSV'],
  [`/admin/personal/horas?periodo=${YEAR}`, 'Exportar CSV'],
  ['/admin/reportes', 'Exportar CSV'],
  ['/admin/eventos', 'Exportar CSV'],
  ['/admin/eventos?tab=asistencias', 'Exportar CSV'],
])('%s, %s: every row is one row, and no cell is a formula', async (path, name) => {
  await openScreen(path, 'user-1')
  const { text } = await exported(name)
  const { data, errors } = Papa.parse<string[]>(text.trimEnd(), { delimiter: ',', newline: '\r\n' })
  expect(errors).toEqual([])
  expect(data.length).toBeGreaterThan(1)
  expect([...new Set(data.map((row) => row.length))]).toHaveLength(1)
  expect(data.flat().filter((cell) => /^[=@+\t\r]|^-(?!\d)/.test(cell))).toEqual([])
})

test.each([
  ['/admin/calendario', 'Llevar a mi calendario'],
  ['/admin/guardias', 'Descargar sus turnos'],
])('%s, %s: one event for each date, and no text is a line of its own', async (path, name) => {
  await openScreen(path, 'user-1')
  if (path === '/admin/guardias') await fill('Turnos de una persona, para su calendario', PERSONA)
  const { text } = await exported(name)
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)
  expect(
    lines.filter(
      (line) => !/^(BEGIN|END|VERSION|PRODID|UID|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION)[:;]/.test(line),
    ),
  ).toEqual([])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  const days = lines.filter((line) => line.startsWith('DTSTART'))
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter((line) => !/[:](\d{8}|\d{8}T\d{6}Z)$/.test(line))).toEqual([])
})

const TOGETHER = Object.values(KINDS).join(' ')

/** Where one record is seen, and where it is edited; `ID` stands for its own. */
const PLACES: readonly (readonly [key: string, path: string])[] = [
  [miembrosList.key, '/admin/personal?ver=ID'],
  [miembrosList.key, '/admin/personal?editar=ID'],
  [credencialesList.key, `/admin/personal?ver=${PERSONA}&credencial=ID`],
  [turnosList.key, '/admin/guardias?ver=ID'],
  [turnosList.key, '/admin/guardias?editar=ID'],
  [registrosList.key, '/admin/servicios?ver=ID'],
  [registrosList.key, '/admin/servicios?editar=ID'],
  [informesList.key, '/admin/servicios?tab=estadisticas&informe=ID'],
  [despachosList.key, '/admin/despacho?ver=ID'],
  [eventosList.key, '/admin/eventos?ver=ID'],
  [eventosList.key, '/admin/eventos?editar=ID'],
  [eventosList.key, '/admin/eventos?asistencia=ID'],
]

/** Without what a browser shows otherwise or not at all. */
const squeeze = (text: string) => text.replace(/[\s\p{Cc},]/gu, '')

test.each([
  ['all kinds together', TOGETHER],
  ['a name of every object', '__proto__'],
  ['the beginning of a day', '2026-11-27x'],
])('%s in every field of one record: it opens, to be read and to be edited', async (_, text) => {
  markCentral('suya')
  await signIn('user-1')
  for (const list of HOSTILE_LISTS)
    await replaceWhole(
      list,
      () => [hostileRecords(list, HOY)[0], hostileWhole(list, HOY, text, 'raro')] as never,
    )
  const opened = await openScreen('/admin', 'user-1')
  const missing: string[] = []
  for (const [key, path] of PLACES) {
    await go(opened, path.replace('ID', 'raro'))
    const place = await screen.findByRole('dialog').catch(() => null)
    const fields = [...(place?.querySelectorAll('input, textarea') ?? [])] as HTMLInputElement[]
    const shown = [place?.textContent, ...fields.map(({ value }) => value)].join(' ')
    if (!squeeze(shown).includes(squeeze(text))) missing.push(`${key} at ${path}`)
    expect(harm(), path).toEqual([])
    await printed()
  }
  expect(missing).toEqual([])
  await go(opened, '/admin/servicios/salida/raro')
  expect(harm()).toEqual([])
})
