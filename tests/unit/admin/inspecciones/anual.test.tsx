import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Local } from '@/entities/inspecciones/local'
import type { Permiso } from '@/entities/inspecciones/permiso/permiso'
import { addDays } from '@/shared/lib/dias'
import { formatDay, toDay, toYear } from '@/shared/lib/fecha'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { dialog, fill, go, press, putRecords, reads, records, said, sees } from '../../panel'

const PATH = '/admin/inspecciones'
const [JEFA, INSPECTOR] = ['user-1', 'user-6']
const HOY = toDay(new Date())
const YEAR = toYear(new Date())
const ANTES = addDays(HOY, -400)

const LOCALES = [
  { id: 'local-1', nombre: 'Bazar Luz', riesgo: 'LEVE', direccion: 'Sucre 10', parroquia: 'Centro' },
  { id: 'local-2', nombre: 'Gasolinera', riesgo: 'EXTRA', direccion: 'Olmedo 1', parroquia: 'Centro' },
  { id: 'local-3', nombre: 'Bar', direccion: 'Vía 3', parroquia: 'Norte' },
].map((one) => ({ ...one, telefono: '0991234567', dueno: 'Rosa Vera' }))

const visita = (local: string, dia: string) => ({
  ...{ id: `visita-${local}`, local, dia, equipo: 'otro', plantilla: 'base-1', respuestas: '' },
  ...{ resultado: 'APROBADO', fallas: '', fin: `${dia}T10:00` },
})

const ORDEN = {
  ...{ id: `orden-1-${YEAR}`, numero: `OP-${YEAR}-0001`, dia: HOY, ano: YEAR, tramite: 'Permiso anual' },
  ...{ local: 'local-1', nombre: 'Bazar Luz', paga: 'Rosa Vera', total: 3500 },
  lineas: [{ concepto: 'Permiso', centavos: 3500 }],
}

async function open(path: string, user = INSPECTOR) {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.locales, LOCALES)
  return openScreen(path, user)
}

const names = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

test('the plan begins with what waits longest and is most at risk, and a sweep starts from its parish or street', async () => {
  putRecords(KEYS.visitas, [visita('local-1', ANTES), visita('local-3', HOY)])
  await open(`${PATH}?lista=plan`)
  await sees('Plan de visitas')
  await waitFor(() => expect(names('Plan de visitas')).toEqual(['Gasolinera', 'Bazar Luz', 'Bar']))
  await fill('Filtrar por cuándo', 'ATRASADA')
  await waitFor(() => expect(names('Plan de visitas')).toEqual(['Gasolinera', 'Bazar Luz']))
  await press('Por parroquia')
  expect(screen.getByRole('link', { name: 'Barrer Centro' }).getAttribute('href')).toBe(
    '/admin/inspecciones/visita?barrido=true&parroquia=Centro',
  )
  await fill('Filtrar por parroquia', 'Centro')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Barrer Olmedo' }).getAttribute('href')).toBe(
      '/admin/inspecciones/visita?barrido=true&parroquia=Centro&calle=Olmedo',
    ),
  )
})

test('an inspector moves one visit, and the rest of the plan stays derived', async () => {
  await open(`${PATH}?lista=plan`)
  await press('Ver Bar')
  await press('Mover la visita')
  await dialog('Mover la visita de Bar')
  const dia = addDays(HOY, 20)
  await fill('Día de la visita', dia)
  await press('Guardar')
  await said('Visita movida')
  const stored = records<Local>(KEYS.locales)
  expect(stored.find(({ id }) => id === 'local-3')).toMatchObject({ proxima: dia, proximaDesde: HOY })
  expect(stored.filter(({ proxima }) => proxima)).toHaveLength(1)
  await sees(`${formatDay(dia)} · se movió a ese día`)
})

test('who has not renewed stands with what is owed and one tap to the reminder', async () => {
  const ended = `${YEAR - 1}-12-31`
  putRecords(KEYS.permisosDados, [
    {
      ...{ id: 'permiso-1', tipo: 'FUNCIONAMIENTO', local: 'local-1', nombre: 'Bazar Luz', hasta: ended },
      ...{ numero: 'F-1', otorgado: `${YEAR - 1}-03-01T15:00:00Z` },
    },
  ] as Partial<Permiso>[] as never)
  putRecords(KEYS.ordenes, [ORDEN])
  await open(`${PATH}?lista=renovar`)
  await sees('1 local sin renovar · deben $35,00')
  await sees('Debe $35,00 · venció el ')
  const link = screen.getByRole('link', { name: 'Recordar a Bazar Luz por WhatsApp' })
  const said = decodeURIComponent(link.getAttribute('href') ?? '')
  expect(said).toMatch(/^https:\/\/wa\.me\/593991234567\?text=/)
  expect(said).toContain(`El permiso de «Bazar Luz» venció el 31 de diciembre de ${YEAR - 1}`)
  expect(said).toContain('Debe $35,00.')
  expect(said).not.toContain('Rosa Vera')
  expect(screen.getByRole('link', { name: 'Llamar a Bazar Luz' }).getAttribute('href')).toMatch(/^tel:/)
})

test('the details of a premises say what it owes', async () => {
  putRecords(KEYS.ordenes, [ORDEN])
  await open(`${PATH}?ver=local-1`)
  await sees('Debe $35,00')
})

test('a permit takes report and receipt from the paper and the paid order, and they can still be written', async () => {
  putRecords(KEYS.visitas, [visita('local-1', HOY)])
  putRecords(KEYS.actasInspeccion, [
    {
      ...{ id: 'acta-1', numero: `A-${YEAR}-0007-4F2A`, paso: 'FAVORABLE', local: 'local-1', dia: HOY },
      ...{ visita: 'visita-local-1', plantilla: 'base-1' },
    },
    // What was missing in the morning was there in the afternoon.
    {
      ...{ id: 'acta-0', numero: `A-${YEAR}-0006-4F2A`, paso: 'PRIMERA', local: 'local-1', dia: HOY },
      ...{ visita: 'visita-local-0', plantilla: 'base-1', puntos: 'ex1', dias: 8, vence: `${YEAR}-12-31` },
    },
  ])
  putRecords(KEYS.ordenes, [ORDEN])
  putRecords(KEYS.pagos, [
    { id: `pago-1-${YEAR}`, orden: ORDEN.id, recibo: '000123', dia: HOY, como: 'EFECTIVO', centavos: 3500 },
  ])
  await open(`${PATH}?ver=local-1`, JEFA)
  await press('Otorgar permiso')
  await reads('Informe favorable N.º', `A-${YEAR}-0007-4F2A`)
  await reads('Día del informe', HOY)
  await reads('Recibo N.º', '000123')
  await fill('Recibo N.º', '000124')
  await fill('Quién firma', 'Ana Vera')
  await press('Otorgar')
  await said('Permiso otorgado')
  expect(records<Permiso>(KEYS.permisosDados)).toMatchObject([
    { informe: `A-${YEAR}-0007-4F2A`, informeDia: HOY, recibo: '000124' },
  ])
})

const PERMISO = {
  ...{ id: 'permiso-1', tipo: 'FUNCIONAMIENTO', local: 'local-1', nombre: 'Bazar Luz', recibo: '1' },
  ...{ numero: `F-${YEAR}-0001-A4F`, desde: HOY, hasta: `${YEAR}-12-31`, informe: '12', informeDia: HOY },
  ...{ firma: 'Ana Vera', otorgado: new Date().toISOString() },
}
const TARIFA = {
  ...{ id: 'tarifa-1', tramite: 'Duplicado', concepto: 'Duplicado del permiso', vigente: YEAR },
  bandas: [{ desde: 0, centavos: 500 }],
}
const DUPLICADO = {
  ...{ ...ORDEN, id: 'orden-d', tramite: 'Duplicado', total: 500 },
  lineas: [{ concepto: 'Duplicado del permiso', centavos: 500 }],
}
const AT_PERMISO = `${PATH}?ver=local-1&permiso=permiso-1`

test('where the brigade charges a duplicate, it is charged before it is printed', async () => {
  putRecords(KEYS.permisosDados, [PERMISO])
  putRecords(KEYS.tarifas, [TARIFA])
  const opened = await open(AT_PERMISO)
  const charge = await screen.findByRole('link', { name: 'Cobrar duplicado' })
  expect(screen.queryByRole('button', { name: 'Imprimir duplicado' })).toBeNull()
  await go(opened, charge.getAttribute('href') ?? '')
  await dialog('Agregar orden de pago')
  await reads('Qué se cobra', 'Duplicado')
})

test('a duplicate that is charged and not paid leads to its order', async () => {
  putRecords(KEYS.permisosDados, [PERMISO])
  putRecords(KEYS.tarifas, [TARIFA])
  putRecords(KEYS.ordenes, [DUPLICADO])
  await open(AT_PERMISO)
  expect((await screen.findByRole('link', { name: 'Duplicado por cobrar' })).getAttribute('href')).toBe(
    '/admin/cobros?ver=orden-d',
  )
  expect(screen.queryByRole('button', { name: 'Imprimir duplicado' })).toBeNull()
})

test.each(['plan', 'renovar'])('a permit that is open over %s is printed alone', async (lista) => {
  vi.stubGlobal('print', vi.fn())
  putRecords(KEYS.permisosDados, [PERMISO])
  await open(`${PATH}?lista=${lista}&ver=local-1`)
  const papers = () => {
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    const titles = [...document.querySelectorAll('body > section h1')].map(({ textContent }) => textContent)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    return titles
  }
  await dialog('Bazar Luz')
  expect(papers()).toHaveLength(1)
  await press(/^Ver el permiso/)
  await press('Imprimir duplicado')
  expect(papers()).toEqual(['Permiso de funcionamiento'])
})

test('a paid duplicate is printed with its receipt', async () => {
  vi.stubGlobal('print', vi.fn())
  putRecords(KEYS.permisosDados, [PERMISO])
  putRecords(KEYS.tarifas, [TARIFA])
  putRecords(KEYS.ordenes, [DUPLICADO])
  putRecords(KEYS.pagos, [
    { id: 'pago-d', orden: 'orden-d', recibo: '000900', dia: HOY, como: 'EFECTIVO', centavos: 500 },
  ])
  await open(AT_PERMISO)
  await press('Imprimir duplicado')
  window.dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain('Recibo del duplicado000900')
  window.dispatchEvent(new Event('afterprint'))
})

test('while a visit runs, the details don’t say that the premises was never visited', async () => {
  putRecords(KEYS.visitasAbiertas, [{ ...visita('local-1', HOY), resultado: undefined, fin: undefined }])
  await open(`${PATH}?ver=local-1`)
  await sees(`En curso desde el ${formatDay(HOY)}: falta terminarla`)
  expect(screen.queryByText(/nunca se ha visitado/)).toBeNull()
})
