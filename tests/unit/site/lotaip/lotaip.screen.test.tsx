import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KEYS } from '../../../keys'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import { exported, putRecords, sees } from '../../panel'

const PATH = '/transparencia/lotaip'

const numeral = (id: string, said: object) => ({
  ...{ id, nombre: `Conjunto ${id}`, cadencia: 'Mensual', motivo: '', nota: '', columnas: [], filas: [] },
  ...said,
})

const month = (mes: string, publicado = '2026-11-12T15:00:00.000Z') => ({
  ...{ id: `publicado-${mes}`, mes, publicado, autor: 'Ana', fuente: 'La guía.', fechaFuente: '2026-11-25' },
  numerales: [
    numeral('1.1', { estado: 'SIN_CAMBIOS', columnas: ['Nivel'], filas: [['Jefatura']] }),
    numeral('6', {
      ...{ estado: 'LISTO', nota: 'Al cierre.', columnas: ['Código', 'Enlace'] },
      filas: [
        ['53.02.55', 'https://b.ec/53'],
        ['84.01.04', 'javascript:alert(1)'],
      ],
    }),
    numeral('15', {
      estado: 'NO_APLICA',
      motivo: 'No hay contratos.',
      columnas: ['Enlace'],
      filas: [['NO APLICA']],
    }),
    numeral('7', { columnas: ['Secreto'], filas: [['a medias']] }),
  ],
})

const part = (name: string) => within(screen.getByRole('region', { name }))

test('where no month is published the page says so, and a month says that it is not', async () => {
  putRecords(KEYS.lotaipPublicados, [month('2026-10', '')])
  await openScreen(PATH, 'user-4')
  await sees('La brigada todavía no publica ningún mes.')
  cleanup()
  await openScreen(`${PATH}/2026-10`, 'user-4')
  await sees('La brigada no ha publicado octubre de 2026.')
  expect(document.body.textContent).not.toContain('53.02.55')
  cleanup()
  await openScreen(`${PATH}/2026-13`, 'user-4')
  await screen.findByRole('heading', { level: 1, name: '404' })
})

test('the months stand newest first, and one that is missing between them is said to be missing', async () => {
  putRecords(KEYS.lotaipPublicados, [month('2025-12'), month('2026-02')])
  await openScreen(PATH, 'user-4')
  await sees('Febrero de 2026 2 con datos, 1 no aplica, 1 falta. Publicado el 12 de noviembre de 2026.')
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.filter((text) => /de 202[56] /.test(text ?? '')).map((text) => text?.slice(0, 9))).toEqual([
    ...['Febrero d', 'Enero de ', 'Diciembre'],
  ])
  await sees('Enero de 2026 Falta: la brigada no lo ha publicado.')
  expect(screen.getByRole('link', { name: 'Febrero de 2026' }).getAttribute('href')).toBe(`${PATH}/2026-02`)
})

test.each(['sin central', 'muestra', 'suya'] as const)(
  'a month says numeral by numeral what there is and what is missing, %s',
  async (state) => {
    if (state !== 'sin central') markCentral(state)
    putRecords(KEYS.lotaipPublicados, [month('2026-10')])
    await openScreen(`${PATH}/2026-10`, 'user-4')
    await sees(
      'La brigada publicó este mes el 12 de noviembre de 2026: 2 con datos, 1 no aplica, 1 falta. Falta: Numeral 7.',
    )
    part('Numeral 1.1: Conjunto 1.1').getByText('Igual que el mes anterior. 1 fila.')
    part('Numeral 15: Conjunto 15').getByText('No aplica: No hay contratos.')
    const missing = part('Numeral 7: Conjunto 7')
    missing.getByText('Falta: la brigada no lo ha publicado.')
    expect(missing.queryAllByRole('button')).toEqual([])
    expect(document.body.textContent).not.toContain('a medias')
    const budget = part('Numeral 6: Conjunto 6')
    budget.getByText('2 filas.')
    budget.getByText('Al cierre.')
    const links = budget.getAllByRole('link', { hidden: true })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://b.ec/53'])
  },
)

test('each numeral’s data, dictionary and metadata are files', async () => {
  putRecords(KEYS.lotaipPublicados, [month('2026-10')])
  await openScreen(`${PATH}/2026-10`, 'user-4')
  const datos = await exported('Datos CSV de Numeral 6')
  expect(datos.name).toBe('numeral-6-2026-10-datos.csv')
  expect(datos.text.split('\r\n').slice(0, 2)).toEqual(['Código,Enlace', '53.02.55,https://b.ec/53'])
  const dictionary = await exported('Diccionario CSV de Numeral 6')
  expect(dictionary.text).toContain(
    'Enlace,Dirección en internet donde se puede leer,Enlace (URL),Al cierre.',
  )
  const metadata = await exported('Metadatos CSV de Numeral 15')
  expect(metadata.name).toBe('numeral-15-2026-10-metadatos.csv')
  expect(metadata.text).toContain('Fecha de elaboración,2026-11-12')
  const absent = await exported('Datos CSV de Numeral 15')
  expect(absent.text).toContain('NO APLICA')
})
