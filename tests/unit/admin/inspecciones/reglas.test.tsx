import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { PLANTILLA_BASE, vigente } from '@/entities/inspecciones/visita/plantilla'
import type { Plazo } from '@/entities/inspecciones/visita/plazo'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { check, closed, dialog, field, fill, go, press, putRecords, records, said, sees } from '../../panel'

const PATH = '/admin/inspecciones?lista=reglas'
const [JEFE, INSPECTOR] = ['user-1', 'user-6']

beforeEach(() => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
})

const listas = () => records<Plantilla>(KEYS.plantillas)
const tipos = () => records<Tipo>(KEYS.tiposDePermiso)

test('an inspector adds, changes and takes away points: a version more, with what it changed, and the way back', async () => {
  await openScreen(PATH, INSPECTOR)
  await sees('la lista que trae la aplicación')
  await press('Editar lo que se inspecciona')
  const form = await dialog('Lista de lo que se inspecciona')
  await press('Editar Salidas: Distancia hasta la salida o el pasillo protegido', form)
  await fill('Lo más', '', form)
  await press('Guardar', form)
  await sees('Escriba el límite, en números.', form)
  await fill('Lo más', '20,5', form)
  await press('Quitar Extintores: Espacio libre debajo', form)
  await press('Agregar punto', form)
  const added = form.querySelector('li:last-child input')
  expect(added).toBe(document.activeElement)
  await press('Guardar', form)
  await sees('Escriba qué se mira.', form)
  await fill('Qué se mira', 'Croquis a la vista', added?.closest('li') as HTMLElement)
  await press('Guardar', form)
  await said('Lista guardada')
  await closed()
  const [made] = listas()
  expect(made).toMatchObject({ base: 'base-1', por: expect.stringMatching(/./) })
  expect(made?.puntos).toHaveLength(PLANTILLA_BASE.puntos.length)
  expect(made?.puntos.find(({ id }) => id === 'sa1')?.limite).toBe(20.5)
  expect(made?.puntos.map(({ id }) => id)).not.toContain('ex4')
  expect(made?.puntos.at(-1)).toMatchObject({ texto: 'Croquis a la vista', tipo: 'CUMPLE', clases: [] })
  expect(vigente(listas()).id).toBe(made?.id)

  await press('Editar lo que se inspecciona')
  const again = await dialog('Lista de lo que se inspecciona')
  const more = within(again).getByText('Versiones anteriores (1)').closest('details')
  if (more) more.open = true
  await sees('Se agregó «Croquis a la vista»', again)
  await sees('Se quitó «Espacio libre debajo»', again)
  await sees('«Distancia hasta la salida o el pasillo protegido». Límite: 25 → 20,5', again)
  await press(/^Volver a esta/, again)
  await sees('Arriba está: La que trae la aplicación. Se usa cuando la guarde.', again)
  await press('Guardar', again)
  await closed()
  expect(listas()).toHaveLength(2)
  expect(vigente(listas()).puntos).toEqual(JSON.parse(JSON.stringify(PLANTILLA_BASE.puntos)))
})

test('a term is written with who says so and when, and the old ones are said to stay', async () => {
  await openScreen(PATH, JEFE)
  await sees('Primera notificación: 8 días hábiles')
  await sees('Reglamento de prevención (RO-E 114, 2009), art. 356 · comparado el 26 de noviembre de 2026')
  await press('Editar Primera notificación')
  const form = await dialog('Plazo: Primera notificación')
  await fill('Días hábiles', '0', form)
  await fill('Quién lo dice', 'Ordenanza 12', form)
  await press('Guardar', form)
  await sees('Escriba cuántos días hábiles, de 1 a 180.', form)
  await fill('Días hábiles', '10', form)
  await press('Guardar', form)
  await said('Plazo guardado: Primera notificación')
  await sees('Primera notificación: 10 días hábiles')
  expect(records<Plazo>(KEYS.plazos)).toMatchObject([
    { id: 'plazo-primera', dias: 10, fuente: 'Ordenanza 12' },
  ])
})

test('a brigade adds a kind of its own and retires another', async () => {
  await openScreen(PATH, JEFE)
  await press('Agregar tipo')
  const form = await dialog('Agregar tipo de permiso')
  await press('Guardar', form)
  await said('Escriba el nombre, a qué se otorga y la norma que lo pide.')
  await fill('Nombre del permiso', 'Permiso de caseta', form)
  await fill('A qué se otorga', 'Caseta', form)
  await fill('Norma que lo pide', 'la ordenanza 12', form)
  await press('Agregar papel', form)
  await fill('Papel', 'Croquis', form)
  await press('Guardar', form)
  await said('Tipo de permiso guardado')
  await closed()
  expect(tipos()).toMatchObject([
    { nombre: 'Permiso de caseta', papeles: ['Croquis'], vigencia: 'ANIO', base: '', retirado: false },
  ])
  await press('Editar Permiso ocasional')
  await check('Ya no se otorga', await dialog('Editar Permiso ocasional'))
  await press('Guardar')
  await closed()
  await sees('Ya no se otorga')
  expect(tipos().find(({ tipo }) => tipo === 'OCASIONAL')).toMatchObject({
    ...{ base: 'base-ocasional', retirado: true, anticipacion: 5 },
  })
})

test('a paper that only some classes hand in is written once, and the town sees it by class', async () => {
  const opened = await openScreen(PATH, INSPECTOR)
  await press('Editar Permiso de funcionamiento')
  const form = await dialog('Editar Permiso de funcionamiento')
  await press('Agregar papel', form)
  await fill('Papel', 'Plan de autoprotección', form.querySelector('li:has(input:focus)') as HTMLElement)
  const paper = (await field('Papel', form)).closest('li') as HTMLElement
  await check('Concentración de público', paper)
  await check('Salud', paper)
  await sees('Solo para 2 clases', paper)
  await press('Guardar', form)
  await closed()
  expect(tipos()).toMatchObject([
    { papelesPara: [{ id: 'Plan de autoprotección', clases: ['CONCENTRACION', 'SALUD'] }] },
  ])
  await press('Editar Permiso de funcionamiento')
  const again = await dialog('Editar Permiso de funcionamiento')
  const more = within(again).getByText('Versiones anteriores (1)').closest('details')
  if (more) more.open = true
  await sees('Se agregó «Plan de autoprotección»', again)
  await press('Cancelar', again)
  await closed()

  await go(opened, '/permisos')
  await screen.findByRole('heading', { level: 1, name: 'Cómo sacar el permiso' })
  const papers = () => screen.getByRole('region', { name: 'Los papeles' })
  await sees('Plan de autoprotección · solo concentración de público y salud', papers())
  const pick = async (clase: string) =>
    fireEvent.change(await field('Qué clase de local es'), { target: { value: clase } })
  await pick('COMERCIO')
  expect(papers().textContent).toContain('Copia del RUC')
  expect(papers().textContent).not.toContain('Plan de autoprotección')
  await pick('SALUD')
  await sees('Plan de autoprotección', papers())
  expect(papers().textContent).not.toContain('solo')
})

test('who may only look reads them and changes nothing', async () => {
  putRecords(KEYS.permisos, { INSPECTOR: { 'inspecciones:edit': false } } as never)
  await openScreen(`${PATH}&editar=puntos`, INSPECTOR)
  await sees('Segunda notificación: 3 días hábiles')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Agregar tipo' })).toBeNull()
})
