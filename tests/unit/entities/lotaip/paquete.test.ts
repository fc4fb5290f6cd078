import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { catalogoDe } from '@/entities/lotaip/catalogo'
import { contenidosDe, partidos } from '@/entities/lotaip/contenido'
import { idDe, type NumeralDelMes } from '@/entities/lotaip/mes'
import { archivosDelMes, zipDelMes } from '@/entities/lotaip/paquete'
import { readCsv } from '@/shared/lib/file/table/csv-read'

// Written by fflate, read by the reader of ZIPs that the reader of Excel files brings.
const { Open } = createRequire(createRequire(import.meta.url).resolve('read-excel-file/node'))('unzipper-esm')

const MES = '2026-11'

const record = (numeral: string, rest: Partial<NumeralDelMes>, mes = MES): NumeralDelMes => ({
  ...{ id: idDe(mes, numeral), mes, numeral },
  ...rest,
})

const LIST = [
  record('20', {
    estado: 'LISTO',
    nota: 'Cuenta lo que llegó por Contacto.',
    columnas: ['Tema', 'Veces solicitada', 'Enlace'],
    filas: [['Permisos, y otros', '3', 'https://b.ec/permisos']],
  }),
  record('14', {
    estado: 'LISTO',
    columnas: ['Apellidos y nombres', 'Puesto institucional'],
    filas: [['Ana Ruiz', 'Secretaria']],
  }),
  record('19', { estado: 'NO_APLICA', motivo: 'No se recibió nada.' }),
  record('6', { estado: 'LISTO', columnas: ['Código', 'Pagado'], filas: [['53.08.02', '-5.50']] }),
  record('5-22', { estado: 'SIN_CAMBIOS' }),
  record('5-22', { estado: 'LISTO', columnas: ['Servicio'], filas: [['Inspección']] }, '2026-08'),
  record('13', { filas: [['a medias']] }),
]

const DE = {
  mes: MES,
  hecho: '2026-12-09',
  institucion: { nombreInstitucion: 'Bomberos', direccion: 'Calle 1', telefono: '', email: 'i@b.ec' },
}

async function unzipped(archivos: ReturnType<typeof archivosDelMes>): Promise<Map<string, string>> {
  const bytes = Buffer.from(await zipDelMes(archivos).arrayBuffer())
  const { files } = await Open.buffer(bytes)
  const read = files.map(async (file: { path: string; buffer(): Promise<Buffer> }) => [
    file.path,
    (await file.buffer()).toString('utf8'),
  ])
  return new Map(await Promise.all(read))
}

const catalogo = catalogoDe({ feriados: [], archivoDatos: 'Conjunto.csv' })

test('the ZIP has three files for each numeral with a state, under the names of the catalogue', async () => {
  const files = await unzipped(archivosDelMes(LIST, catalogo, DE))
  const folders = ['Numerales 5 y 22', 'Numeral 6', 'Numeral 14', 'Numeral 19', 'Numeral 20']
  expect([...files.keys()]).toEqual(
    folders.flatMap((folder) =>
      ['Conjunto.csv', 'Diccionario de datos.csv', 'Metadatos.csv'].map((name) => `${folder}/${name}`),
    ),
  )
  const rows = (path: string) => readCsv(files.get(path) ?? expect.fail(`no file ${path}`)).rows
  expect(rows('Numeral 20/Conjunto.csv')).toEqual([
    ['Tema', 'Veces solicitada', 'Enlace'],
    ['Permisos, y otros', '3', 'https://b.ec/permisos'],
  ])
  expect(rows('Numeral 20/Diccionario de datos.csv')).toEqual([
    ['Campo', 'Descripción', 'Tipo de dato', 'Nota'],
    ['Tema', 'De qué trata', 'Texto', 'Cuenta lo que llegó por Contacto.'],
    [
      'Veces solicitada',
      'Cuántas veces se pidió en el mes',
      'Número entero',
      'Cuenta lo que llegó por Contacto.',
    ],
    [
      'Enlace',
      'Dirección en internet donde se puede leer',
      'Enlace (URL)',
      'Cuenta lo que llegó por Contacto.',
    ],
  ])
  expect(rows('Numeral 20/Metadatos.csv')).toEqual([
    ['Dato', 'Valor'],
    ['Institución', 'Bomberos'],
    ['Numeral', '20'],
    ['Nombre del conjunto', 'Información de solicitud frecuente'],
    ['Mes de la información', 'noviembre de 2026'],
    ['Fecha de cierre de la información', '2026-11-30'],
    ['Fecha de elaboración', '2026-12-09'],
    ['Frecuencia de actualización', 'Mensual'],
    ['Responsable de la información', 'Ana Ruiz, Secretaria'],
    ['Dirección', 'Calle 1'],
    ['Correo', 'i@b.ec'],
    ['Formato', 'CSV, UTF-8'],
    [
      'Licencia',
      'Creative Commons Atribución 4.0 (CC BY 4.0): https://creativecommons.org/licenses/by/4.0/deed.es',
    ],
  ])
})

test('the metadata date rows as they are: of another day, of the month that they repeat, never of a day to come', async () => {
  const dated = (hecho: string, ...list: NumeralDelMes[]) => {
    const files = archivosDelMes(list, catalogo, { ...DE, hecho })
    const rows = readCsv(files.find(({ ruta }) => ruta.endsWith('Metadatos.csv'))?.texto ?? '').rows
    return rows.find(([name]) => name === 'Fecha de cierre de la información')?.[1]
  }
  const rest: Partial<NumeralDelMes> = { estado: 'LISTO', columnas: ['Código'], filas: [['53.08']] }
  expect(dated('2026-12-09', record('6', { ...rest, cifrasAl: '2026-12-09' }))).toBe('2026-12-09')
  const october = record('6', { ...rest, cifrasAl: '2026-10-31' }, '2026-10')
  expect(dated('2026-12-09', record('6', { estado: 'SIN_CAMBIOS' }), october)).toBe('2026-10-31')
  expect(dated('2026-11-20', record('6', rest))).toBe('2026-11-20')
})

test('an absence stands in the data, and its reason in the dictionary', async () => {
  const files = await unzipped(archivosDelMes(LIST, catalogo, DE))
  expect(files.get('Numeral 19/Conjunto.csv')).toContain('NO APLICA,NO APLICA')
  expect(files.get('Numeral 19/Diccionario de datos.csv')).toContain('NO APLICA: No se recibió nada.')
})

test('a repeated numeral has the rows of before and says so; a negative amount stays a number', async () => {
  const files = await unzipped(archivosDelMes(LIST, catalogo, DE))
  expect(files.get('Numerales 5 y 22/Conjunto.csv')).toContain('Inspección,,,')
  expect(files.get('Numerales 5 y 22/Diccionario de datos.csv')).toContain('Igual que el mes anterior.')
  expect(files.get('Numeral 6/Conjunto.csv')).toContain(',-5.5,')
})

test.each([
  ['an absence without a reason', { estado: 'NO_DISPONIBLE', motivo: ' ' }],
  ['another absence without one', { estado: 'NO_APLICA' }],
  ['a month that repeats none', { estado: 'SIN_CAMBIOS' }],
  ['a table without rows', { estado: 'LISTO', columnas: ['Tema'], filas: [] }],
] as const)(
  '%s says nothing: it goes into no package and before nobody, and counts as missing',
  (_, said) => {
    const { columnas, filas, ...rest } = { columnas: undefined, filas: undefined, ...said }
    const list = [
      record('20', {
        ...rest,
        ...(columnas && { columnas: [...columnas] }),
        ...(filas && { filas: [] }),
        anexos: [{ nombre: 'a.pdf', tipo: 'application/pdf', bytes: 1, url: 'idb:a' }],
      }),
    ]
    expect(archivosDelMes(list, catalogo, DE)).toEqual([])
    const { dichos, faltan } = partidos(contenidosDe(list, MES, catalogo))
    expect(dichos).toEqual([])
    expect(faltan.map(({ id }) => id)).toContain('20')
    expect(JSON.stringify(faltan)).not.toContain('idb:a')
  },
)
