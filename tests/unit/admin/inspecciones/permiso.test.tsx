import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Permiso } from '@/entities/inspecciones/permiso/permiso'
import { addDays } from '@/shared/lib/dias'
import { toDay, toYear } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { check, dialog, fill, go, press, putRecords, reads, records, said, sees } from '../../panel'
import { otorgar } from './otorgar'

const PATH = '/admin/inspecciones'
const [JEFA, INSPECTOR] = ['user-1', 'user-6']
const HOY = toDay(new Date())
const YEAR = toYear(new Date())
const LOCAL = {
  ...{ id: 'local-1', nombre: 'Panadería La Ñata', ruc: '1790011674001', establecimiento: '001' },
  ...{ actividad: 'Elaboración de pan', aforo: 45, direccion: 'Calle 1', parroquia: 'Mocache' },
  dueno: 'Rosa Vera',
}
const PERMISO = {
  ...{
    id: 'permiso-1',
    tipo: 'FUNCIONAMIENTO',
    local: 'local-1',
    numero: `F-${YEAR}-0001-A4F`,
    nombre: 'Panadería La Ñata',
  },
  ...{ desde: HOY, hasta: `${YEAR}-12-31`, informe: '12', informeDia: HOY, recibo: '77', firma: 'Ana' },
  otorgado: new Date().toISOString(),
}

const stored = () => records<Permiso>(KEYS.permisosDados)

async function open({ user = JEFA, local = {}, list = [] as object[], path = `${PATH}?ver=local-1` } = {}) {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.locales, [{ ...LOCAL, ...local }])
  putRecords(KEYS.permisosDados, list as never)
  return openScreen(path, user)
}

test('the chief grants a permit from the premises, which keeps what the premises was that day', async () => {
  await open()
  await sees('No tiene un permiso vigente.')
  await press('Otorgar permiso')
  const form = await dialog(`Otorgar el permiso de ${YEAR}`)
  await sees('RUC 1790011674001 · establecimiento 001 · Elaboración de pan · aforo de 45 personas', form)
  await press('Otorgar')
  await said('Faltan el informe favorable, el recibo o quién firma.')
  await sees('Escriba el número del informe favorable.', form)
  await otorgar()
  const [granted] = stored()
  expect(granted).toMatchObject({
    ...{ id: `permiso-local-1-${YEAR}-1`, local: 'local-1', nombre: 'Panadería La Ñata', aforo: 45 },
    ...{ ruc: '1790011674001', direccion: 'Calle 1, Mocache', hasta: `${YEAR}-12-31`, codigo: '' },
  })
  // A device alone adds its three letters, and nothing of the owner goes along.
  expect(granted?.numero).toMatch(new RegExp(`^F-${YEAR}-0001-[0-9A-Z]{3}$`))
  expect(JSON.stringify(granted)).not.toContain('Rosa Vera')
  const shown = await screen.findByRole('dialog', { name: /^Permiso N\.º 1-/ })
  await sees('Sin una central el permiso no lleva código', shown)
  await sees(`Vale hasta el 31 de diciembre de ${YEAR}`, shown)
})

test('a premises that is called as its owner gets another name on the permit', async () => {
  await open({ local: { nombre: 'VERA ROSA' } })
  await press('Otorgar permiso')
  await reads('Nombre en el permiso', 'Elaboración de pan')
  await fill('Nombre en el permiso', 'rosa vera')
  await sees('Es el nombre del dueño.')
})

test('an annulled permit stays with its reason, and the premises can get another one', async () => {
  await open({ list: [PERMISO] })
  await press(`Ver el permiso N.º 1-A4F del año ${YEAR}`)
  await press('Anular')
  const asking = await dialog(`Anular el permiso N.º 1-A4F del año ${YEAR}`)
  within(asking).getByRole('button', { name: 'Anular' }).click()
  await said('Escriba por qué se anula.')
  await fill('Motivo', 'Cambió de actividad')
  within(asking).getByRole('button', { name: 'Anular' }).click()
  await said('Permiso anulado')
  expect(stored()[0]).toMatchObject({ motivo: 'Cambió de actividad', hasta: `${YEAR}-12-31` })
  const shown = await dialog(`Permiso N.º 1-A4F del año ${YEAR}`)
  await sees(': Cambió de actividad', shown)
  expect(within(shown).queryByRole('button', { name: 'Imprimir' })).toBeNull()
  within(shown).getByRole('button', { name: 'Cerrar' }).click()
  await press('Otorgar permiso')
  await fill('Informe favorable N.º', '13')
  await fill('Día del informe', HOY)
  await fill('Recibo N.º', 'Exonerado')
  await reads('Quién firma', 'Ana')
  await press('Otorgar')
  await said('Permiso otorgado')
  expect(stored().map(({ id }) => id)).toEqual(['permiso-1', `permiso-local-1-${YEAR}-2`])
})

test('the inspector sees and prints, and grants nothing', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const opened = await open({ user: INSPECTOR, list: [PERMISO] })
  await press(`Ver el permiso N.º 1-A4F del año ${YEAR}`)
  const shown = await dialog(`Permiso N.º 1-A4F del año ${YEAR}`)
  expect(within(shown).queryByRole('button', { name: 'Anular' })).toBeNull()
  await press('Imprimir duplicado')
  expect(print).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain('Duplicado')
  expect(document.body.textContent).toContain('Este permiso no lleva código. Para saber si vale, llame al')
  window.dispatchEvent(new Event('afterprint'))
  await press('Imprimir')
  window.dispatchEvent(new Event('beforeprint'))
  expect(screen.queryByText('Duplicado')).toBeNull()
  window.dispatchEvent(new Event('afterprint'))
  await go(opened, `${PATH}?ver=local-1&permiso=nuevo`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Otorgar' })).toBeNull()
})

test.each([
  ['http://bomberos.example', 'en el sitio de la brigada, en «Verificar un permiso».'],
  ['https://bomberos.example', 'con la cámara de un teléfono: sin señal, con uno que ya abrió este sitio.'],
])('the paper of a signed permit where the site is %s says how its code is read', async (origin, how) => {
  vi.spyOn(location, 'origin', 'get').mockReturnValue(origin)
  putRecords(KEYS.locales, [LOCAL])
  putRecords(KEYS.permisosDados, [{ ...PERMISO, codigo: 'AQ' }])
  putRecords(KEYS.configuracion, {
    ...configuracionObject.defaults(),
    ...{ modulos: MODULOS, sitioWeb: '' },
  } as never)
  await openScreen(`${PATH}?ver=local-1&permiso=permiso-1`, JEFA)
  await dialog(/^Permiso N\.º 1/)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  // The code is fetched apart.
  await waitFor(() =>
    expect(document.body.textContent).toContain(`Para saber si vale, lea este código ${how} O llame al`),
  )
  act(() => void window.dispatchEvent(new Event('afterprint')))
})

test('a premises that failed in its last visit gets none, in words', async () => {
  const visita = { id: 'visita-1', local: 'local-1', dia: '2026-03-02', plantilla: 'p' }
  putRecords(KEYS.visitas, [{ ...visita, fin: '2026-03-02T10:00', resultado: 'NO_CUMPLE' }] as never)
  await open()
  await sees('No puede tener permiso: no cumplió en la visita del 2 de marzo de 2026.')
  expect(screen.queryByRole('button', { name: 'Otorgar permiso' })).toBeNull()
})

test('the chief’s first page says which premises passed and owe nothing, and leads to where the permit is granted', async () => {
  const visita = { id: 'visita-1', local: 'local-1', dia: HOY, plantilla: 'p' }
  putRecords(KEYS.visitas, [{ ...visita, fin: `${HOY}T10:00`, resultado: 'APROBADO' }] as never)
  const orden = { id: 'orden-1', local: 'local-1', tramite: 'Permiso anual', ano: YEAR, dia: HOY }
  putRecords(KEYS.ordenes, [{ ...orden, total: 1200, lineas: [] }])
  await open({ path: '/admin' })
  await sees('1 orden de pago por cobrar')
  expect(document.body.textContent).not.toContain('por otorgar')
  cleanup()
  putRecords(KEYS.pagos, [{ id: 'pago-1', orden: 'orden-1', dia: HOY, centavos: 1200, recibo: '77' }])
  const opened = await open({ path: '/admin' })
  const hoy = await screen.findByRole('region', { name: 'Hoy' })
  const line = await within(hoy).findByRole('link', { name: /^1 permiso por otorgar/ })
  expect(line.closest('li')?.textContent).toContain('Cumplió y no debe nada: Panadería La Ñata')
  line.click()
  await press('Otorgar permiso')
  await fill('Quién firma', 'Ana Vera')
  await fill('Informe favorable N.º', '12')
  await press('Otorgar')
  await said('Permiso otorgado')
  await go(opened, '/admin')
  await waitFor(() => expect(document.body.textContent).not.toContain('permiso por otorgar'))
})

test('an occasional permit is granted by what its kind asks, and says that it was asked too late', async () => {
  const opened = await open({ list: [PERMISO], path: `${PATH}?lista=permisos` })
  await sees('Panadería La Ñata')
  await go(opened, `${PATH}?lista=permisos&nuevo=true`)
  const form = await dialog('Otorgar otro permiso')
  await fill('Evento o actividad', 'Feria de la parroquia')
  await fill('Aforo, en personas', '600')
  await fill('Con fines de lucro', 'No')
  await fill('Vale desde', addDays(HOY, 1))
  await sees('Se pide 5 días hábiles antes', form)
  await fill('Vale hasta', HOY)
  await check('Copia del RUC')
  await fill('Informe favorable N.º', '14')
  await fill('Día del informe', HOY)
  await fill('Recibo N.º', '80')
  await reads('Quién firma', 'Ana')
  await press('Otorgar')
  await sees('Ese día es antes del primero.', form)
  await fill('Vale hasta', addDays(HOY, 3))
  await press('Otorgar')
  await said('Permiso otorgado')
  const granted = stored().find(({ tipo }) => tipo === 'OCASIONAL')
  expect(granted).toMatchObject({
    ...{ nombre: 'Feria de la parroquia', aforo: 600, datos: { lucro: 'No' }, papeles: ['Copia del RUC'] },
    ...{ desde: addDays(HOY, 1), hasta: addDays(HOY, 3), actividad: 'Permiso ocasional', local: '' },
  })
  const shown = await screen.findByRole('dialog', { name: /^Permiso N\.º/ })
  await sees('Feria de la parroquia', shown)
})
