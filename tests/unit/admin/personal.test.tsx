import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleMiembros } from '@/entities/personal/seed'
import { toDay } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import {
  check,
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
  reads,
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
  for (const name of [CHIEF, THIRD]) fireEvent.click(await screen.findByLabelText(`Seleccionar ${name}`))
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

test('a person is turned off with the day and the reason in one step and on again, and an order must be a number', async () => {
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
  await dialog(`Desactivar a ${SECOND}`)
  await reads('Fecha de salida', toDay(new Date()))
  await fill('Fecha de salida', '1999-01-01')
  await press('Desactivar')
  await sees('La salida no puede ser antes del ingreso.')
  await fill('Fecha de salida', '2026-01-31')
  await fill('Motivo de la salida', 'Se mudó')
  await press('Desactivar')
  await said('Personal desactivado')
  const left = await dialog(SECOND)
  await sees('Inactivo', left)
  await sees('Se mudó', left)
  const stored = () => records(KEYS.personal).find(({ nombres }) => nombres === SECOND)
  expect(stored()).toMatchObject({ activo: false, fechaSalida: '2026-01-31', motivoSalida: 'Se mudó' })
  await press('Activar', left)
  await said('Personal activado')
  expect(stored()).toMatchObject({ activo: true, fechaSalida: '', motivoSalida: '' })
})

test('cédula, blood type and emergency contact have their place; who has no known type agreed to nothing', async () => {
  await openScreen(PATH, 'user-3')
  const stored = () => records(KEYS.personal).find(({ nombres }) => nombres === SECOND)
  await press(`Editar ${SECOND}`)
  await fill('Cédula', '123')
  await sees('No es el número de una cédula. Revise los dígitos.')
  await fill('Cédula', '171003406-5')
  expect(screen.queryByLabelText('Acepta que su tipo de sangre se vea en las salidas')).toBeNull()
  await fill('Tipo de sangre', 'O-')
  await fill('Contacto de emergencia', 'Su madre, 099 123 4567')
  await saveForm('Personal actualizado')
  expect(stored()).toMatchObject({ cedula: '1710034065', sangre: 'O-' })
  expect(stored()?.muestraSangre).not.toBe(true)
  await press(`Ver ${SECOND}`)
  const details = await dialog(SECOND)
  for (const said of ['1710034065', 'O-', 'Su madre, 099 123 4567']) await sees(said, details)
  await press('Editar', details)
  await check('Acepta que su tipo de sangre se vea en las salidas')
  await saveForm('Personal actualizado')
  expect(stored()).toMatchObject({ muestraSangre: true })
  await press(`Editar ${SECOND}`)
  await fill('Tipo de sangre', '')
  await saveForm('Personal actualizado')
  expect(stored()).toMatchObject({ sangre: '', muestraSangre: false })
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
  await press('Importar personal')
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
  await bring(['Estado civil,Nombres,Apellidos,Rango,Talla,Cargo', 'Casado,Jorge,Pérez,Cabo,42,Bombero'])
  await sees('Nuevas (1)', await dialog('Importar personal'))
  await sees('Quedan fuera: Estado civil, Rango, Talla', await dialog('Importar personal'))
  await press('Importar')
  await closed()
  await rowOf('Jorge Pérez')
  await sees('No se trajeron las columnas Estado civil, Rango y Talla.')
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
  await sees('Importación terminada')
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

test('a staff list of 25 with capitals, leavers and signatures comes in by clicks alone, and what isn’t a person is said', async () => {
  await openScreen(PATH, 'user-3')
  const surnames = ['ZAMBRANO', 'MOREIRA', 'VERA', 'LOOR', 'PONCE']
  await bring(
    [
      'CUERPO DE BOMBEROS;;;;;;',
      'APELLIDOS Y NOMBRES;GRADO;COMPAÑÍA;CELULAR;FECHA INGRESO;SITUACIÓN;MOTIVO DE SALIDA',
      ...Array.from({ length: 25 }, (_, n) => {
        const name = `${surnames[n % 5]} ${surnames[(n + 1 + Math.floor(n / 5)) % 5]} ROSA ${'ABCDEFGHIJKLMNOPQRSTUVWXY'[n]}IA`
        const state = n % 8 === 7 ? 'PASIVO;Renuncia' : 'EN LISTA;'
        return `${name};BOMBERO;COMPAÑÍA ${1 + (n % 2)};99${String(1_000_000 + n)};${String(1 + n).padStart(2, '0')}/03/2015;${state}`
      }),
      ';;;;;;',
      'ELABORADO POR:;;;;;;',
      'Lcda. Gladys Moreira;TALENTO HUMANO;;;;;',
      'APROBADO POR:;;;;;;',
      'Tcrnl. Jorge Vera;JEFE;;;;;',
    ].map((line) => line.replaceAll(',', ' ')),
  )
  const form = await dialog('Importar personal')
  await fill('«EN LISTA»', 'SI', form)
  await check('Escribir como nombres lo que está en mayúsculas', form)
  await sees('Parecen firmas al pie de la lista, y no se traen: «ELABORADO POR:»', form)
  await sees('25 teléfonos perdieron el cero del comienzo, como «991000000».', form)
  await sees('Se agregarán 25 filas.', form)
  const before = records(KEYS.personal).length
  await press('Importar', form)
  await closed()
  const came = records<{ nombres: string; telefono: string; activo: boolean; motivoSalida: string }>(
    KEYS.personal,
  ).slice(before)
  expect(came).toHaveLength(25)
  expect(came.filter(({ activo }) => !activo).map(({ motivoSalida }) => motivoSalida)).toEqual(
    Array.from({ length: 3 }, () => 'Renuncia'),
  )
  expect(came[0]?.nombres).toBe('Zambrano Moreira Rosa Aia')
  expect(came.every(({ telefono }) => /^099\d{7}$/.test(telefono))).toBe(true)
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

test('of several telephones in one field each can be called', async () => {
  const [first] = sampleMiembros()
  putRecords(KEYS.personal, [{ ...first, telefono: '099 123 4567 / 04 278 1234 ext. 3' }])
  await openScreen(PATH, 'user-2')
  const row = await rowOf(first?.nombres ?? '')
  const links = [...row.querySelectorAll('a[href^="tel:"]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['099 123 4567', 'tel:0991234567'],
    ['04 278 1234 ext. 3', 'tel:042781234'],
  ])
})

test('beside the brigade’s own central the question says that a person’s phone loses its access', async () => {
  markCentral('suya')
  await openScreen(PATH, 'user-1')
  await remove(
    CHIEF,
    `¿Está seguro de eliminar el personal «${CHIEF}»? Quien tenga acceso en su teléfono lo pierde.`,
  )
  await gone(CHIEF)
})
