import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pdf } from '../../../../archivos'
import { KEYS } from '../../../../keys'
import { openScreen } from '../../../open-screen'
import {
  button,
  closed,
  dialog,
  fill,
  give,
  go,
  press,
  putRecords,
  records,
  said,
  sees,
} from '../../../panel'

const MONTH = '/admin/rendicion?tab=transparencia&mes=2026-10'

const NUMERALES = [
  {
    ...{ id: 'lotaip-2026-10-20', mes: '2026-10', numeral: '20', estado: 'SIN_CAMBIOS' },
  },
  {
    ...{ id: 'lotaip-2026-09-20', mes: '2026-09', numeral: '20', estado: 'LISTO' },
    ...{ columnas: ['Tema'], filas: [['Permisos']] },
  },
  { id: 'lotaip-2026-10-6', mes: '2026-10', numeral: '6', columnas: ['Código'], filas: [['a medias']] },
]

const FILE = (nombre: string) => ({ nombre, tipo: 'application/pdf', bytes: 9, url: 'idb:uno' })

type Kept = { mes: string; publicado: string; autor: string; numerales: { id: string }[] }
const kept = () => records<Kept>(KEYS.lotaipPublicados)

const publish = async (name = 'Publicar el mes') => {
  await press(name)
  const asked = await dialog('Publicar el mes')
  await press('Publicar', asked)
  await said('Mes publicado')
  await closed()
}

test('what is to be published with a numeral goes with its month, and what its rows came from does not', async () => {
  putRecords(KEYS.lotaipMeses, [{ ...NUMERALES[1], archivos: [FILE('fuente.pdf')] }])
  const opened = await openScreen('/admin/rendicion/lotaip/2026-09/20', 'user-4')
  await give('Archivos para publicar', 'anexo.pdf', new Uint8Array(pdf()))
  await sees('anexo.pdf')
  await press('Guardar')
  await said('Numeral guardado')
  expect(kept()).toEqual([])
  await go(opened, MONTH.replace('10', '09'))
  await press('Publicar el mes')
  const asked = await dialog('Publicar el mes')
  await sees('Con 1 archivo que cualquiera puede descargar.', asked)
  await press('Publicar', asked)
  await said('Mes publicado')
  await closed()
  const text = JSON.stringify(kept())
  expect(text).toContain('anexo.pdf')
  expect(text).not.toContain('fuente.pdf')
  await go(opened, '/transparencia/lotaip/2026-09')
  const files = within(await screen.findByRole('list', { name: 'Archivos de Numeral 20' }))
  files.getByRole('button', { name: 'Descargar anexo.pdf' })
  expect(document.body.textContent).not.toContain('fuente.pdf')
})

test('a month is published as it is, is told to have changed since, and is withdrawn', async () => {
  putRecords(KEYS.lotaipMeses, NUMERALES)
  const opened = await openScreen(MONTH, 'user-4')
  await sees('Sin publicar: nadie lo lee fuera del panel.')
  await press('Publicar el mes')
  const asked = await dialog('Publicar el mes')
  await sees('Se publica octubre de 2026 como está ahora: 1 numeral con todas sus filas.', asked)
  await sees('24 numerales salen como faltantes.', asked)
  await sees('hay 26 cosas por corregir', asked)
  await sees('Sin central, lo muestra solo este equipo', asked)
  await press('Publicar', asked)
  await said('Mes publicado')
  await closed()
  const [month] = kept()
  expect(month).toMatchObject({ id: 'publicado-2026-10', mes: '2026-10', autor: expect.stringMatching(/./) })
  expect(month?.numerales).toHaveLength(25)
  expect(month?.numerales.find(({ id }) => id === '20')).toMatchObject({
    ...{ estado: 'SIN_CAMBIOS', columnas: ['Tema', 'Veces solicitada', 'Enlace'] },
    filas: [['Permisos', '', '']],
  })
  expect(JSON.stringify(month)).not.toContain('a medias')
  expect(screen.queryByRole('button', { name: /Publicar/ })).toBeNull()
  expect((await screen.findByRole('link', { name: 'Ver la página pública' })).getAttribute('href')).toBe(
    '/transparencia/lotaip/2026-10',
  )

  await go(opened, '/admin/rendicion/lotaip/2026-10/20')
  await fill('Nota', 'Otra')
  await press('Guardar')
  await said('Numeral guardado')
  expect(kept()).toEqual([month])
  await go(opened, MONTH)
  await sees('Lo que cambió después de publicarlo no se lee hasta que lo publique otra vez.')
  await publish('Publicar otra vez')
  expect(JSON.stringify(kept())).toContain('Otra')
  expect(kept()).toHaveLength(1)

  await press('Retirar el mes')
  await press('Retirar', await dialog('Retirar el mes'))
  await sees('Sin publicar: nadie lo lee fuera del panel.')
  expect(kept()).toMatchObject([{ publicado: '', numerales: [] }])
})

test('only who may publish has the button; a month of which nothing is said has none', async () => {
  putRecords(KEYS.lotaipMeses, NUMERALES)
  const opened = await openScreen(MONTH, 'user-6')
  await sees('Sin publicar')
  await button('Paquete del mes')
  expect(screen.queryByRole('button', { name: /Publicar/ })).toBeNull()
  await go(opened, '/admin')
})

test('a month without a single state can’t be published', async () => {
  await openScreen('/admin/rendicion?tab=transparencia&mes=2026-08', 'user-1')
  await sees('Sin publicar')
  expect(within(document.body).queryByRole('button', { name: /Publicar/ })).toBeNull()
})

test('a month that no central takes is refused in words', async () => {
  const filas = Array.from({ length: 400 }, (_, n) => [`${n} ${'á'.repeat(350)}`])
  putRecords(KEYS.lotaipMeses, [
    {
      ...{ id: 'lotaip-2026-10-20', mes: '2026-10', numeral: '20', estado: 'LISTO' },
      columnas: ['Tema'],
      filas,
    },
  ])
  await openScreen(MONTH, 'user-1')
  await press('Publicar el mes')
  await sees('Son más filas de las que caben en la página pública')
  expect(screen.queryByRole('dialog', { name: 'Publicar el mes' })).toBeNull()
})
