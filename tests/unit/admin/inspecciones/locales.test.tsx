import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Local } from '@/entities/inspecciones/local'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import {
  check,
  closed,
  dialog,
  field,
  fill,
  give,
  go,
  press,
  putRecords,
  reads,
  records,
  remove,
  rowOf,
  rowsOf,
  said,
  saveForm,
  sees,
} from '../../panel'

const PATH = '/admin/inspecciones'
const [PERSONA, EMPRESA] = ['1710034065001', '1790011674001']
const INSPECTOR = 'user-6'

const stored = () => records<Local>(KEYS.locales)
const named = (name: string) => stored().find(({ nombre }) => nombre === name)

/** Opens it where the brigade switched the module on and has these premises. */
async function open({ user = INSPECTOR, path = PATH, list = [] as Partial<Local>[] } = {}) {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(
    KEYS.locales,
    list.map((one, n) => ({ id: `local-${n}`, nombre: `Local ${n}`, motivoRuc: 'En trámite', ...one })),
  )
  return openScreen(path, user)
}

test('the inspector writes down a premises, its owner and a second one of the same RUC', async () => {
  await open()
  await sees('Todavía no hay locales')
  expect(screen.queryByRole('searchbox', { name: 'Buscar' })).toBeNull()
  await press('Agregar local')
  await press('Guardar')
  await said('Escriba el nombre del local.')
  await fill('Nombre del local', 'Tienda Rosita')
  await fill('RUC', '1710034066001')
  await sees('El dígito verificador del RUC no cuadra.')
  await press('Guardar')
  await sees('Corrija el RUC, o escriba por qué se guarda así.')
  await fill('RUC', PERSONA)
  await fill('Área (m²)', 'mucha')
  await fill('Pisos', '1,5')
  await press('Guardar')
  await sees('Escriba los metros cuadrados.')
  await sees('Escriba cuántos pisos.')
  await fill('Área (m²)', '80,5')
  await fill('Pisos', '2')
  await fill('Clase', 'COMERCIO')
  await fill('Riesgo', 'LEVE')
  await fill('Parroquia', 'Mocache')
  await fill('Nombre o razón social', 'Rosa Vera')
  await fill('Teléfono del dueño', '0991234567')
  await saveForm('Local agregado')
  expect(named('Tienda Rosita')).toMatchObject({
    ...{ id: `local-${PERSONA}-001`, ruc: PERSONA, establecimiento: '001', motivoRuc: '' },
    ...{ area: 80.5, pisos: 2, clase: 'COMERCIO', riesgo: 'LEVE', dueno: 'Rosa Vera' },
  })
  expect(named('Tienda Rosita')).not.toHaveProperty('aforo')

  await press('Agregar local')
  await fill('Nombre del local', 'Bodega Rosita')
  await fill('RUC', PERSONA)
  await reads('Nombre o razón social', 'Rosa Vera')
  await press('Guardar')
  await sees('Ya es de «Tienda Rosita».')
  await fill('Establecimiento', '2')
  await fill('Teléfono del dueño', '0987654321')
  await field('Poner estos datos del dueño también en 1 local suyo')
  await saveForm('Local agregado')
  expect(named('Tienda Rosita')).toMatchObject({ telefono: '0987654321' })
  expect(named('Bodega Rosita')).toMatchObject({ establecimiento: '002' })

  await press('Ver Bodega Rosita')
  await sees('Ver 2 locales de este RUC', await dialog('Bodega Rosita'))
  expect((await dialog('Bodega Rosita')).textContent).not.toContain('Extintores')
  await press('Editar')
  await check('El local funciona')
  await saveForm('Local actualizado')
  await sees('Cerró', await rowOf('Bodega Rosita'))
  expect(screen.queryByRole('button', { name: 'Eliminar Bodega Rosita' })).toBeNull()

  await press('Ver Tienda Rosita')
  await sees('Hacen falta 2 extintores de 2A: uno en cada piso', await dialog('Tienda Rosita'))
})

test('filters stand in the address, and what is doubtful can be shown alone', async () => {
  const opened = await open({
    list: [
      { nombre: 'Escuela', clase: 'EDUCACION', parroquia: 'Centro', ruc: EMPRESA, establecimiento: '001' },
      { nombre: 'Colegio', clase: 'EDUCACION', ruc: EMPRESA, establecimiento: '001' },
      { nombre: 'Bar', parroquia: 'Centro', funciona: false },
    ],
  })
  await rowOf('Escuela')
  const shown = async (path: string, names: readonly string[]) => {
    await go(opened, path)
    await waitFor(() =>
      expect(['Escuela', 'Colegio', 'Bar'].filter((name) => rowsOf(name).length > 0)).toEqual(names),
    )
  }
  await shown(`${PATH}?clase=EDUCACION&parroquia=Centro`, ['Escuela'])
  await shown(`${PATH}?funciona=NO`, ['Bar'])
  await shown(`${PATH}?revisar=REPETIDO`, ['Escuela', 'Colegio'])
  await shown(`${PATH}?revisar=RUC`, ['Bar'])
  await shown(`${PATH}?buscar=centro`, ['Escuela', 'Bar'])
  await shown(`${PATH}?ruc=%22${EMPRESA}%22`, ['Escuela', 'Colegio'])
})

test('the municipality’s list is imported, and what it lacks is named', async () => {
  await open({ list: [{ nombre: 'Ya no está', ruc: EMPRESA, establecimiento: '001' }] })
  await rowOf('Ya no está')
  await press('Importar lista')
  await give(
    'Archivo CSV, Excel u ODS',
    'patentes.csv',
    `RUC,Contribuyente,Nombre comercial,Tipo\n${PERSONA},Rosa Vera,Tienda Rosita,Comercio\n,Luis Paz,,Peluqueros`,
  )
  await sees('Tienda Rosita')
  await sees('Peluqueros')
  await sees('Ya no está')
  await press('Cancelar')
  await press('Descartar cambios')
  await closed()
  expect(stored()).toHaveLength(1)
})

test('of a first visit that still runs nobody reads that there was never one', async () => {
  putRecords(KEYS.visitasAbiertas, [
    { id: 'visita-1', local: 'local-0', dia: '2026-11-20', plantilla: 'base-1', respuestas: '' },
  ])
  const opened = await open({ list: [{ nombre: 'Tienda Rosita' }, { nombre: 'Bazar' }] })
  await rowOf('Tienda Rosita')
  await go(opened, `${PATH}?ver=local-0`)
  const details = await dialog('Tienda Rosita')
  await sees('En curso desde el 20 de noviembre de 2026: falta terminarla', details)
  expect(details.textContent).not.toContain('nunca se ha visitado')
  await go(opened, `${PATH}?ver=local-1`)
  await sees('Pendiente: nunca se ha visitado', await dialog('Bazar'))
})

test('the question before premises go says what stays of what they have', async () => {
  await open({ user: 'user-1', list: [{ nombre: 'Tienda Rosita' }] })
  await remove(
    'Tienda Rosita',
    '¿Está seguro de eliminar el local «Tienda Rosita»? Los permisos y las órdenes de pago que tenga siguen valiendo; sus visitas y actas ya no se verán.',
  )
  await sees('Todavía no hay locales')
})

test.each(['user-2', 'user-3', 'user-4', 'user-5'])('%s sees no premises', async (user) => {
  await open({ user, list: [{ nombre: 'Secreto' }] })
  await screen.findByRole('heading', { level: 1, name: 'Acceso restringido' })
  expect(document.body.textContent).not.toContain('Secreto')
})

test('odd texts are shown as texts', async () => {
  const odd = '<img src=x onerror="window.__pwned=1">'
  const record = { nombre: odd, direccion: odd, dueno: odd, ruc: odd, establecimiento: odd, telefono: odd }
  const opened = await open({ user: 'user-1', list: [record] })
  await rowOf(odd)
  await go(opened, `${PATH}?ver=local-0`)
  await dialog(odd)
  expect(document.querySelector('[onerror]')).toBeNull()
})
