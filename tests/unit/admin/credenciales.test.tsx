import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addDays } from '@/shared/lib/dias'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { pdf } from '../../archivos'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import {
  check,
  closed,
  dialog,
  exported,
  field,
  fill,
  give,
  press,
  records,
  rowOf,
  said,
  saveForm,
  sees,
} from '../panel'

const PATH = '/admin/personal'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const THIRD = 'Ing. Carmen Lucía Tenesaca Quizhpe'
const TODAY = toDay(new Date())

test('a licence is added in the person’s details, makes her a driver, and is deleted and brought back', async () => {
  await openScreen(PATH, 'user-3')
  await press(`Ver ${THIRD}`)
  await sees('Todavía no cuenta para ir al mando, de conductor ni de paramédico.', await dialog(THIRD))
  await press('Agregar credencial')
  await dialog(`Nueva credencial de ${THIRD}`)
  await press('Guardar')
  await sees('Escriba qué credencial es.')
  await fill('Credencial', 'Licencia de conducir')
  await press('Guardar')
  await sees('Elija el tipo de la licencia.')
  await fill('Tipo de licencia', 'E')
  await fill('Número', '0912345678')
  const end = addDays(TODAY, 60)
  await fill('Fecha de caducidad', end)
  await press('Guardar')
  await said('Credencial agregada')
  const details = await dialog(THIRD)
  await sees('Licencia de conducir EPor vencer', details)
  await sees(`Vence el ${formatDay(end)} · N.º 0912345678`, details)
  await sees('En una salida puede ir de conductor.', details)
  const [stored] = records<{ personalId: string }>(KEYS.credenciales)
  expect(stored?.personalId).toBe('staff1705323600003')

  await press('Eliminar Licencia de conducir E', details)
  const asked = await dialog('Eliminar')
  await sees('¿Está seguro de eliminar la credencial «Licencia de conducir E»?', asked)
  await press('Eliminar', asked)
  await sees('No hay ninguna registrada.', details)
  await press('Deshacer', document.body)
  await sees('Licencia de conducir E', details)
})

test('a credential may be a PDF instead of a photo, which the details offer for download', async () => {
  await openScreen(`${PATH}?ver=staff1705323600001&credencial=nueva`, 'user-3')
  await fill('Credencial', 'Curso de rescate vehicular')
  await give('Archivo de la credencial', 'curso.pdf', new Uint8Array(pdf()))
  await sees('curso.pdf')
  await press('Guardar')
  await said('Credencial agregada')
  expect(records(KEYS.credenciales)).toMatchObject([
    { fotoUrl: '', archivos: [{ nombre: 'curso.pdf', tipo: 'application/pdf', bytes: pdf().length }] },
  ])
  expect((await exported('Descargar curso.pdf', await dialog(CHIEF))).text).toBe(pdf().toString())
})

test('a kind that is no licence has no class, also where one was chosen before', async () => {
  await openScreen(`${PATH}?ver=staff1705323600001&credencial=nueva`, 'user-3')
  await fill('Credencial', 'Licencia de conducir')
  await fill('Tipo de licencia', 'E')
  await fill('Credencial', 'Curso de rescate vehicular')
  await press('Guardar')
  await said('Credencial agregada')
  expect(records(KEYS.credenciales)).toMatchObject([{ tipo: 'Curso de rescate vehicular', clase: '' }])
})

test('what is expired or expires within 60 days stands on the dashboard, with a way to those people', async () => {
  await openScreen(`${PATH}?ver=staff1705323600001&credencial=nueva`, 'user-3')
  const add = async (tipo: string, end: string) => {
    await fill('Credencial', tipo)
    await fill('Fecha de caducidad', end)
    await press('Guardar')
    await said('Credencial agregada')
    await press('Agregar credencial')
  }
  await add('Ficha médica', addDays(TODAY, -1))
  await add('Primeros auxilios', addDays(TODAY, 60))
  await add('Curso de bombero', addDays(TODAY, 61))
  cleanup()
  await openScreen('/admin', 'user-3')
  const link = await screen.findByRole('link', { name: /credencial/ })
  expect(link.textContent).toBe(
    `1 credencial vencida y 1 credencial por vencerFicha médica de ${CHIEF} y Primeros auxilios de ${CHIEF}`,
  )
  expect(link.getAttribute('href')).toBe('/admin/personal?renovar=true')
})

test('the list of those who have to renew names nobody else', async () => {
  await openScreen(`${PATH}?ver=staff1705323600001&credencial=nueva&renovar=true`, 'user-3')
  await fill('Credencial', 'Ficha médica')
  await fill('Fecha de caducidad', '2020-01-01')
  await press('Guardar')
  await said('Credencial agregada')
  await press('Cerrar', await dialog(CHIEF))
  await closed()
  await rowOf(CHIEF)
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2)
})

test('the positions that lead a run are the brigade’s own to correct', async () => {
  await openScreen(PATH, 'user-3')
  await press(`Ver ${THIRD}`)
  await sees('Todavía no cuenta para ir al mando', await dialog(THIRD))
  await press('Cerrar', await dialog(THIRD))
  await press('Cargos que van al mando')
  await waitFor(async () => expect((await field('Cargos')).value).toMatch(/^Jefe\nJefa\nSubjefe\n/))
  await fill('Cargos', 'Jefe\n\nTesorera\n')
  await saveForm('Cargos guardados')
  await press(`Ver ${THIRD}`)
  await sees('En una salida puede ir al mando', await dialog(THIRD))
})

test('leaving has a day and a reason, which end with the return', async () => {
  await openScreen(PATH, 'user-3')
  await press(`Editar ${THIRD}`)
  expect(screen.queryByLabelText('Fecha de salida')).toBeNull()
  await check('Activo')
  await fill('Fecha de salida', '2017-12-31')
  await press('Guardar')
  await sees('La salida no puede ser antes del ingreso.')
  await fill('Fecha de salida', '2026-10-31')
  await fill('Motivo de la salida', 'Se mudó a Quito')
  await saveForm('Personal actualizado')
  const csv = await exported('Exportar CSV')
  expect(csv.text).toContain('Fecha Salida,Motivo Salida')
  expect(csv.text).toContain('No,2026-10-31,Se mudó a Quito')
  await press(`Ver ${THIRD}`)
  const details = await dialog(THIRD)
  await sees('31 de octubre de 2026', details)
  await sees('Se mudó a Quito', details)
  await press('Activar', details)
  await said('Personal activado')
  const stored = records<{ id: string }>(KEYS.personal).find(({ id }) => id === 'staff1705323600003')
  expect(stored).toMatchObject({ activo: true, fechaSalida: '', motivoSalida: '' })
})
