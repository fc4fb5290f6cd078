import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { PLANTILLA_BASE, puntosDe } from '@/entities/inspecciones/visita/plantilla'
import { toYear } from '@/shared/lib/fecha'
import { KEYS } from '../../keys'
import { markCentral } from '../mark-central'
import { openScreen } from '../open-screen'
import { check, dialog, fill, go, putRecords, sees } from '../panel'

const YEAR = toYear(new Date())
const TARIFA = {
  ...{ id: 'tarifa-1', tramite: 'Permiso anual', concepto: 'Tienda', clase: 'COMERCIO', riesgo: 'LEVE' },
  ...{ bandas: [{ desde: 0, sbu: 500 }], vigente: YEAR, ordenanza: 'Ordenanza 12' },
}
const SHOP = {
  ...{ id: 'local-1', nombre: 'Tienda Rosita', clase: 'COMERCIO', riesgo: 'LEVE', ruc: '1790011674001' },
  establecimiento: '001',
}

function brigade(): void {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
  putRecords(KEYS.salarios, [
    { id: `sbu-${YEAR}`, ano: YEAR, centavos: 48_200, fuente: 'Acuerdo', verificado: true },
  ])
  putRecords(KEYS.tarifas, [
    TARIFA,
    {
      ...TARIFA,
      id: 'tarifa-2',
      concepto: 'Especie',
      clase: '',
      riesgo: '',
      siempre: true,
      bandas: [{ desde: 0, centavos: 200 }],
    },
    {
      ...{ ...TARIFA, id: 'tarifa-3', concepto: 'Gasolinera', clase: 'ESPECIALES', riesgo: '' },
      ...{ unidad: 'surtidores', cobro: 'UNIDAD', bandas: [{ desde: 0, centavos: 12_000 }] },
    },
  ])
}

const total = () => screen.getByRole('table', { name: 'Cálculo' }).textContent

test('a citizen sees by class the papers, the cost to the cent as an order says it, and what is looked at', async () => {
  brigade()
  const opened = await openScreen('/permisos', 'user-1')
  await sees('Copia del RUC', await screen.findByRole('region', { name: 'Los papeles' }))
  await fill('Qué clase de local es', 'COMERCIO')
  await fill('Riesgo', 'LEVE')
  // 5 % of $482,00 and the paper.
  expect(total()).toContain('5 % de $482,00')
  expect(total()).toContain('$26,10')
  const looked = screen.getByRole('region', { name: 'Lo que mira quien inspecciona' })
  for (const { texto } of puntosDe(PLANTILLA_BASE, 'COMERCIO')) await sees(texto, looked)
  const others = PLANTILLA_BASE.puntos.filter(
    ({ clases }) => clases.length > 0 && !clases.includes('COMERCIO'),
  )
  for (const { texto } of others) expect(looked.textContent).not.toContain(texto)
  await fill('Qué clase de local es', 'ESPECIALES')
  await fill('Cantidad, en surtidores', '6')
  expect(total()).toContain('$722,00')

  // The order of the same premises comes to the same.
  putRecords(KEYS.locales, [SHOP])
  await go(opened, '/admin/cobros?nuevo=true&local=local-1')
  await check('Tienda', await dialog('Agregar orden de pago'))
  await sees('$26,10', await dialog('Agregar orden de pago'))
})

test('a premises of low risk may be inspected by its owner: four photos and the points of all, and nobody else is asked', async () => {
  markCentral()
  brigade()
  await openScreen('/permisos/pedir', 'user-1')
  const own = () => screen.queryByRole('group', { name: 'Su propia inspección' })
  await fill('Riesgo del local', 'ORDINARIO')
  expect(own()).toBeNull()
  await fill('Riesgo del local', 'LEVE')
  const group = await screen.findByRole('group', { name: 'Su propia inspección' })
  await sees('La brigada mira lo que usted manda', group)
  for (const label of [
    ...['El frente del local', 'El local por dentro'],
    ...['El extintor en su soporte', 'La etiqueta del extintor'],
  ])
    expect(within(group).getByLabelText(label).getAttribute('type')).toBe('file')
  for (const { texto } of puntosDe(PLANTILLA_BASE, '')) within(group).getByLabelText(texto)
})

test('what the owner answered stands beside what the inspector saw', async () => {
  brigade()
  const [one, other] = puntosDe(PLANTILLA_BASE, 'COMERCIO').filter(({ tipo }) => tipo === 'CUMPLE')
  if (!one || !other) throw new Error('no points')
  const DIA = `${YEAR}-01-12`
  putRecords(KEYS.locales, [SHOP])
  putRecords(KEYS.peticiones, [
    {
      ...{
        id: 'peticion-1',
        nombre: 'Tienda Rosita',
        contacto: 'Rosa',
        recibida: DIA,
        llegada: `${DIA}T10:00Z`,
      },
      ...{ local: 'local-1', respuestas: `${one.id}:S ${other.id}:S`, estado: 'VISITA' },
    },
  ])
  putRecords(KEYS.visitas, [
    {
      ...{ id: 'visita-1', local: 'local-1', dia: DIA, plantilla: 'base-1', fin: `${DIA}T11:00` },
      ...{ respuestas: `${one.id}:N`, resultado: 'NO_CUMPLE', fallas: one.id },
    },
  ])
  await openScreen('/admin/inspecciones?ver=local-1', 'user-6')
  const table = await screen.findByRole('table', { name: 'Lo que dijo el dueño y lo que se vio' })
  const rowOf = (texto: string) => within(table).getByText(texto).closest('tr')
  const cells = (texto: string) =>
    [...(rowOf(texto)?.cells ?? [])].slice(1).map(({ textContent }) => textContent)
  expect(cells(one.texto)).toEqual(['Cumple', 'No cumple'])
  expect(cells(other.texto)).toEqual(['Cumple', '—'])
  fireEvent.click(screen.getByRole('link', { name: /ver sus fotografías$/ }))
  await screen.findByRole('dialog', { name: /Tienda Rosita/ })
})
