import { expect, test } from 'vitest'
import { newItem } from '@/entities/inventario/item'
import { importItems, planItems } from '@/entities/inventario/item-import'
import { changedFields } from '@/shared/lib/file/import-plan'
import { rowsXml, xlsx } from '../../../xlsx'

/** A storekeeper's list as it lies on the desk: odd headings, units in the figures, words of their own, dates as people write them. */
const LIST = `CUERPO DE BOMBEROS - INVENTARIO BODEGA 2026;;;;;;;;;;
;;;;;;;;;;
N°;Código interno;Descripción del bien;Clase;Cant.;Estado del bien;Ubicado en;Marca;Próxima recarga;F. Caducidad;Observación
1;BV-0001;Extintor PQS 10 lb;Equipos de rescate;3 u.;Bien;Bodega 1;Buckeye;15/12/2026;;sello roto
2;BV-0002;Casco estructural;EPP;12 unid.;Bueno;Vestidores;Bullard;;;
3;BV-0003;Guantes de nitrilo;Otros;4 cajas;Nuevo;Bodega 1;;;05/2027;
4;BV-0004;Manguera 1 1/2";Rescate;10;B;Autobomba 1;;;;
5;BV-0005;Pala;Herramientas;2u;Regular;Bodega 1;;;;mango cambiado
6;BV-0006;Radio portátil;Comunicaciones;6 uds;Operativo;Central;Motorola;;;
7;BV-0007;Camilla;Equipo de rescate;1;Mal estado;Ambulancia;;;;
8;BV-0008;Silla plástica;Muebles y enseres;24;bien;Sala;;;;
9;BV-0009;Escritorio;Mobiliario;1;Regular;Oficina;;;;
10;BV-0010;Autobomba;Vehículos;1;En taller;Taller;Hino;;;
11;BV-0011;Traje forestal;Proteccion personal;8;bueno;Vestidores;;;2031;
12;BV-0012;Linterna;Varios;5;B;Bodega 1;;;;
13;BV-0013;Batefuego;Herramienta manual;15 u;Bien;Bodega 2;;;;
14;BV-0014;Computadora;Equipo informatico;2;Dañado;Oficina;HP;;;
15;BV-0015;Cuerda 50 m;Material de rescate;3 unidades;Bien;Bodega 2;;;;
16;BV-0016;Botas;Uniformes;16 pares;Usado;Vestidores;;;;
17;BV-0017;DEA;Electrónicos;1;Excelente;Ambulancia;;30/06/2027;30-06-2028;
18;BV-0018;Tanque ERA;rescate;4;En servicio;Autobomba 1;;01/2027;;
19;BV-0019;Motosierra;HERRAMIENTA;2;En reparación;Taller;Stihl;;;
20;BV-0020;Botiquín;Otros;1;Bien;Autobomba 1;;;15/03/2027;
`

test('twenty ordinary rows with odd columns give twenty items and no problem', async () => {
  const read = await importItems(new File([LIST], 'bodega.csv'), '2026-11-27')
  expect(read.problems).toEqual([])
  // Words that the product guesses are shown, and none is left to be explained.
  expect((read.words ?? []).flatMap(({ words }) => words.filter(({ means }) => !means))).toEqual([])
  const rows = read.rows.map(({ record }) => record)
  expect(rows).toHaveLength(20)
  const of = (code: string) => rows.find(({ numeroSerie }) => numeroSerie === code)
  expect(of('BV-0001')).toMatchObject({
    ...{ nombre: 'Extintor PQS 10 lb', categoria: 'EQUIPO_RESCATE', cantidad: 3, estado: 'BUENO' },
    ...{ ubicacion: 'Bodega 1', proximaRevision: '2026-12-15', notas: 'sello roto' },
  })
  expect(of('BV-0003')).toMatchObject({ cantidad: 4, vence: '2027-05', notas: 'Contado en cajas.' })
  expect(of('BV-0011')).toMatchObject({ vence: '2031' })
  expect(of('BV-0017')).toMatchObject({ vence: '2028-06-30', proximaRevision: '2027-06-30' })
  // Of a month that falls due its last day counts.
  expect(of('BV-0018')).toMatchObject({ proximaRevision: '2027-01-31', estado: 'OPERATIVO' })
  expect(of('BV-0016')).toMatchObject({ cantidad: 16, estado: 'REGULAR', categoria: 'EPP' })
})

test('words that need no explanation are asked of nobody, and the unit ends the note as a sentence of its own', async () => {
  const list = `Cód.;Bien;Cant.;Estado actual;Dónde está;Tipo;Obs
B-1;Guantes de cuero;5 pares;Más o menos;Bodega 1;Ropa de protección;donados
B-2;Hacha;6;Bien;Bodega 2;Herramientas de mano;mango roto.
B-3;Gasas;30 paq;Bien;Bodega 2;Otros;Caja azul.`
  const read = await importItems(new File([list], 'bodega.csv'), '2026-11-27')
  expect(read.problems).toEqual([])
  expect((read.words ?? []).flatMap(({ words }) => words.filter(({ means }) => !means))).toEqual([])
  expect(read.rows.map(({ record }) => record)).toMatchObject([
    {
      ...{ categoria: 'EPP', estado: 'REGULAR', ubicacion: 'Bodega 1', numeroSerie: 'B-1' },
      notas: 'donados. Contado en pares.',
    },
    { categoria: 'HERRAMIENTA', ubicacion: 'Bodega 2', notas: 'mango roto.' },
    { notas: 'Caja azul. Contado en paq.' },
  ])
})

test('a list without a category asks once for that of all its lines, and leaves that of what is here already', async () => {
  const list = new File(['Bien;Cant.;Ubicación\nHacha;6;Bodega\nManguera;4;Bodega'], 'bodega.csv')
  const before = await importItems(list, '2026-11-27')
  expect(before.rows, 'nothing comes in before the answer').toEqual([])
  expect(before.problems).toEqual([])
  expect(before.questions?.map(({ legend, answer }) => [legend, answer])).toEqual([
    ['El archivo no dice la categoría: ¿qué es todo lo que trae?', undefined],
  ])

  const read = await importItems(list, '2026-11-27', { replies: { categoria: 'OTROS' } })
  const hacha = { ...newItem('2026-01-01'), id: 'a', nombre: 'hacha', categoria: 'HERRAMIENTA' as const }
  const { added, changed } = planItems(read.rows, [hacha])
  expect(added.map(({ record }) => record)).toMatchObject([
    { nombre: 'Manguera', categoria: 'OTROS', cantidad: 4 },
  ])
  expect(changed.map(({ after }) => after)).toMatchObject([
    { id: 'a', categoria: 'HERRAMIENTA', cantidad: 6 },
  ])
  expect(changed.map(changedFields)).toEqual([expect.not.arrayContaining(['categoria'])])
})

/** A sheet as it is printed: titles over combined cells, empty rows, a total at its end. */
test('an Excel sheet with titles over combined cells, dates of Excel and a total gives its items and no other', async () => {
  const xml = (text: string) => ({ xml: text })
  const bytes = xlsx(
    rowsXml([
      ['GAD MUNICIPAL — CUERPO DE BOMBEROS', null, null, null, null, null, null],
      ['Inventario de bodega al 31/10/2026', null, null, null, null, null, null],
      [null, null, null, null, null, null, null],
      ['Código', 'Descripción', 'Cantidad', 'Estado', 'Ubicación', 'Categoría', 'Caducidad'],
      [
        '00012',
        'Extintor PQS',
        4,
        'Bien',
        'Bodega 1',
        'Equipos de rescate',
        xml('<c s="1"><v>46387</v></c>'),
      ],
      [null, null, null, null, null, null, null],
      ['00013', 'Manguera', '3 u.', 'Regular', 'Autobomba 1', 'Equipos de rescate', '31/12/26'],
      ['TOTAL', null, 7, null, null, null, null],
    ]),
    {
      after: '<mergeCells count="2"><mergeCell ref="A1:G1"/><mergeCell ref="A2:G2"/></mergeCells>',
      formats: ['dd/mm/yyyy'],
    },
  )
  const read = await importItems(new File([new Uint8Array(bytes)], 'bodega.xlsx'), '2026-11-28')
  expect(read.problems).toEqual([])
  expect(read.rows.map(({ record }) => record)).toMatchObject([
    { nombre: 'Extintor PQS', numeroSerie: '00012', cantidad: 4, estado: 'BUENO', vence: '2026-12-31' },
    { nombre: 'Manguera', numeroSerie: '00013', cantidad: 3, estado: 'REGULAR', vence: '2026-12-31' },
  ])
  expect(read.warnings.map(({ sentence }) => sentence)).toEqual([
    '«31/12/26», de la celda G7, se leyó como el 31 de diciembre de 2026, y así los demás años de dos cifras.',
  ])
})

const SUMA = 'Todas las filas que se traen no dan lo que dice la fila 6'

test.each([
  ['TOTAL;;7;;;', []],
  [';Total general;7;;;', []],
  [';;7;;;', []],
  [';TOTAL DE BIENES: 2;;;;', ['Línea 6: «TOTAL DE BIENES: 2» parece un total y no se importa.']],
  [';Suman:;9;;;', [`${SUMA} («Suman:»): cantidad 9, y suman 7 (2 de menos).`]],
])(
  'of a list in Latin-1 that ends with «%s» that line becomes no item, and what it says wrong is told',
  async (end, told) => {
    const list = [
      'Código;Descripción;Cantidad;Estado;Ubicación;Categoría',
      '007;Camión pequeño;3 u.;Bien;Año Nuevo;Vehículos',
      ';;;;;',
      '008;Pala;4;Dañado;Bodega 1;Herramientas',
      ';;;;;',
      end,
    ].join('\r\n')
    const read = await importItems(new File([Buffer.from(list, 'latin1')], 'bodega.csv'), '2026-11-28')
    expect(read.rows.map(({ record }) => record)).toMatchObject([
      { nombre: 'Camión pequeño', numeroSerie: '007', cantidad: 3, estado: 'BUENO', ubicacion: 'Año Nuevo' },
      { nombre: 'Pala', numeroSerie: '008', cantidad: 4 },
    ])
    expect(read.problems).toEqual([])
    const said = [...read.warnings, ...(read.differencesBut?.(new Set()) ?? [])]
    expect(said.map(({ sentence }) => sentence)).toEqual(told)
  },
)
