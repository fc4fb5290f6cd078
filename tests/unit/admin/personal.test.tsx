import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleMiembros } from '@/entities/personal/seed'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import {
  closed,
  demote,
  dialog,
  exported,
  field,
  fill,
  give,
  go,
  gone,
  press,
  putRecords,
  records,
  refused,
  remove,
  rowOf,
  said,
  saveForm,
  sees,
} from '../panel'

const PATH = '/admin/personal'
const CHIEF = 'Crnl. Marco Antonio Villacís Paredes'
const SECOND = 'Tcrnl. Gabriela Elizabeth Morán Zambrano'
const THIRD = 'Ing. Carmen Lucía Tenesaca Quizhpe'

const byOrden = () =>
  records<{ nombres: string; orden: number }>(KEYS.personal)
    .sort((a, b) => a.orden - b.orden)
    .map(({ nombres }) => nombres)

test('search and area are in the address, and are cleared together', async () => {
  const { search } = await openScreen(PATH, 'user-2')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CARMEN' } })
  await gone(CHIEF)
  fireEvent.change(screen.getByLabelText('Filtrar por área'), { target: { value: 'Comando' } })
  await sees('No se encontró personal')
  await waitFor(() => expect(search()).toEqual({ buscar: 'CARMEN', area: 'Comando' }))
  await press('Limpiar')
  await rowOf(CHIEF)
  expect(search()).toEqual({})
  expect(screen.queryByRole('button', { name: 'Limpiar' })).toBeNull()
})

test('an address with a search and an area opens the list with both', async () => {
  await openScreen(`${PATH}?buscar=CARMEN&area=Comando`, 'user-2')
  await sees('No se encontró personal')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('CARMEN')
})

test('ticked rows are deleted together after naming them, and exported', async () => {
  await openScreen(PATH, 'user-1')
  for (const name of [CHIEF, THIRD]) fireEvent.click(screen.getByLabelText(`Seleccionar ${name}`))
  await sees('2 seleccionados')
  const csv = async (name: string) => {
    const file = await exported(name)
    expect(file.name).toMatch(/^personal-\d{4}-\d\d-\d\d\.csv$/)
    return file.text.split('\r\n').slice(1, -1)
  }
  expect(await csv('Exportar selección')).toHaveLength(2)
  await said('Datos exportados')
  expect((await csv('Exportar CSV'))[1]).toContain(SECOND)

  await press('Eliminar selección')
  const asked = await dialog('Eliminar')
  await sees(`¿Está seguro de eliminar estas 2 personas: ${CHIEF} e ${THIRD}?`, asked)
  await press('Eliminar', asked)
  await gone(CHIEF)
  await sees('Personal eliminado')
  await press('Deshacer')
  await rowOf(CHIEF)
  expect(byOrden()).toEqual([CHIEF, SECOND, THIRD])
})

test('a person is turned off and on in her details, and an order must be a number', async () => {
  await openScreen(PATH, 'user-3')
  await press(`Editar ${SECOND}`)
  await fill('Orden', '')
  await press('Guardar')
  await sees('El orden debe ser un número entero desde 1.')
  await fill('Orden', '9')
  await saveForm('Personal actualizado')
  await sees('Orden 9', await rowOf(SECOND))
  await press(`Ver ${SECOND}`)
  const details = await dialog(SECOND)
  await press('Desactivar', details)
  await said('Personal desactivado')
  await sees('Inactivo', details)
  await press('Activar', details)
  await said('Personal activado')
})

test('after losing the permission the list refuses to save, and the form keeps the typed text', async () => {
  refused()
  await openScreen(PATH, 'user-3')
  await press(`Editar ${CHIEF}`)
  await fill('Cargo', 'Comandante')
  demote('user-3')
  await press('Guardar')
  await said('No se pudo actualizar el personal.')
  expect((await field('Cargo')).value).toBe('Comandante')
  await press('Cancelar')
  await press('Descartar cambios')
  await closed()
  await screen.findByRole('heading', { name: 'Acceso restringido' })
})

test('a deletion without the permission fails in the spec’s words', async () => {
  refused()
  const opened = await openScreen(PATH, 'user-2')
  demote('user-2')
  await remove(CHIEF, `¿Está seguro de eliminar el personal «${CHIEF}»?`)
  await said('No se pudo eliminar el personal.')
  expect(records(KEYS.personal)).toHaveLength(3)
  await go(opened, '/admin')
  await go(opened, PATH)
  await screen.findByRole('heading', { name: 'Acceso restringido' })
})

async function bring(lines: readonly string[]): Promise<void> {
  await press('Importar CSV')
  await dialog('Importar personal')
  await give('Archivo CSV, Excel u ODS', 'personal.csv', lines.join('\n'))
}

test('people come in from a sheet after a look at it, and go again with Deshacer', async () => {
  await openScreen(PATH, 'user-3')
  await bring([
    'Nombres,Cargo,Teléfono',
    'Ana Ruiz,Bombera,099 000 0109',
    `${THIRD},Contadora,`,
    'Sin cargo,,',
  ])
  await sees('Nuevas (1)', await dialog('Importar personal'))
  await sees('Cargo: Tesorera → Contadora', await dialog('Importar personal'))
  await sees('Escriba el cargo.', await dialog('Importar personal'))
  await press('Importar')
  await closed()
  await rowOf('Ana Ruiz')
  await sees('Importación terminada')
  expect(byOrden()).toEqual([CHIEF, SECOND, THIRD, 'Ana Ruiz'])
  await press('Deshacer')
  await gone('Ana Ruiz')
  await sees('Tesorera', await rowOf(THIRD))
})

test('a sheet with names and surnames apart brings whole names, and says before and after what it leaves out', async () => {
  await openScreen(PATH, 'user-3')
  await bring([
    'Cédula,Nombres,Apellidos,Rango,Tipo de sangre,Cargo',
    '0912345678,Jorge,Pérez,Cabo,O+,Bombero',
  ])
  await sees('Nuevas (1)', await dialog('Importar personal'))
  await sees('no se traen: Cédula, Rango, Tipo de sangre', await dialog('Importar personal'))
  await press('Importar')
  await closed()
  await rowOf('Jorge Pérez')
  await sees('No se trajeron las columnas Cédula, Rango y Tipo de sangre.')
})

test('a sheet brings each licence as a credential of its person, and its undo takes both away', async () => {
  await openScreen(PATH, 'user-3')
  await bring([
    'Nombres,Cargo,Licencia,Licencia Vence',
    'Ana Ruiz,Bombera,E,2099-01-31',
    `${CHIEF},Jefe,C1,2099-02-28`,
  ])
  await sees('Nuevas (1)', await dialog('Importar personal'))
  await press('Importar')
  await said('Importación terminada')
  const [ana] = records<{ id: string; nombres: string }>(KEYS.personal).filter(
    ({ nombres }) => nombres === 'Ana Ruiz',
  )
  expect(ana).not.toHaveProperty('licencia')
  expect(records(KEYS.credenciales)).toMatchObject([
    { personalId: ana?.id, tipo: 'Licencia de conducir', clase: 'E', vence: '2099-01-31' },
    { personalId: 'staff1705323600001', clase: 'C1', vence: '2099-02-28' },
  ])
  await press('Deshacer')
  await waitFor(() => expect(records(KEYS.credenciales)).toEqual([]))
  expect(records(KEYS.personal)).toHaveLength(3)
})

test('what somebody changed on their own phone is on their record and in the waiting list, until it was seen', async () => {
  putRecords(
    KEYS.personal,
    sampleMiembros().map((one) =>
      one.nombres === CHIEF ? { ...one, datosPropios: '2026-11-25T15:30:00.000Z' } : one,
    ),
  )
  await openScreen('/admin', 'user-3')
  await sees('1 persona cambió sus datos')
  cleanup()
  const { search } = await openScreen(`${PATH}?cambiaron=true`, 'user-3')
  await gone(SECOND)
  await press(`Ver ${CHIEF}`)
  await sees('desde su propio teléfono, el 25 nov 2026, 10:30', await dialog(CHIEF))
  await press('Entendido')
  await waitFor(() => expect(document.body.textContent).not.toContain('desde su propio teléfono'))
  expect(records<{ datosPropios?: string }>(KEYS.personal).every(({ datosPropios }) => !datosPropios)).toBe(
    true,
  )
  expect(search()).toMatchObject({ cambiaron: true })
})
