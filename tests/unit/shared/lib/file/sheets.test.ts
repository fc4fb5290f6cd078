import { expect, test } from 'vitest'
import { importItems, planItems } from '@/entities/inventario/item-import'
import { importMiembros } from '@/entities/personal/miembro-import'
import { importGastos } from '@/entities/presupuesto/cedula/cedula-import'
import { importRegistros } from '@/entities/registro-servicios/registro-import'
import { workbook, type XlsxCell } from '../../../../xlsx'

const blob = (content: string | Uint8Array) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)])
const sentences = ({ warnings }: { warnings: readonly { sentence: string }[] }) =>
  warnings.map(({ sentence }) => sentence)

const month = (name: string, count: number, state?: 'hidden') => ({
  name,
  ...(state && { state }),
  rows: [
    ['Fecha', 'Hora', 'Tipo', 'Novedad'],
    ...Array.from({ length: count }, (_, at) => [`2026-01-0${at + 1}`, '08:10', 'Incendio', `${name} ${at}`]),
  ] satisfies XlsxCell[][],
})

test('of a log with a sheet for each month one is chosen, or all come one after the other', async () => {
  const file = blob(workbook([month('ENERO', 2), month('FEBRERO', 3), month('viejo', 1, 'hidden')]))
  const asked = await importRegistros(file, '2026-11-26')
  expect(asked.rows).toEqual([])
  expect(asked.questions).toEqual([
    {
      key: 'hoja',
      legend: '¿Qué hoja del archivo se importa?',
      choices: [
        ['ENERO', 'ENERO: 2 filas'],
        ['FEBRERO', 'FEBRERO: 3 filas'],
        ['viejo', 'viejo (oculta): 1 fila'],
        ['todas', 'Todas, una después de otra'],
      ],
      answer: undefined,
    },
  ])
  expect(sentences(asked)).toEqual([
    'El archivo tiene 3 hojas: «ENERO», «FEBRERO» y «viejo». Ocultas en el archivo: «viejo».',
  ])
  const one = await importRegistros(file, '2026-11-26', { replies: { hoja: 'FEBRERO' } })
  expect([one.rows.length, one.partial]).toEqual([3, true])
  const all = await importRegistros(file, '2026-11-26', { replies: { hoja: 'todas' } })
  expect([all.rows.length, all.partial]).toEqual([5, false])
  expect(new Set(all.rows.map(({ line }) => line)).size).toBe(5)
})

test('a word of several sheets that are read together is asked about once, and a call to come waits in each', async () => {
  const log = (name: string, day: string) => ({
    name,
    rows: [
      ['Fecha', 'Hora', 'Tipo'],
      ['2026-01-05', '08:10', 'Chimbusco'],
      [day, '09:00', 'Incendio'],
    ],
  })
  const file = blob(workbook([log('ENERO', '2026-01-06'), log('FEBRERO', '2027-02-06')]))
  const waiting = await importRegistros(file, '2026-11-26', { replies: { hoja: 'todas' } })
  expect(waiting.problems).toEqual([])
  expect(waiting.words?.map(({ words }) => words.map(({ text, times }) => [text, times]))).toEqual([
    [['Chimbusco', 2]],
  ])
  expect(waiting.unticked).toEqual([waiting.rows[1]?.line])
  const { rows } = await importRegistros(file, '2026-11-26', {
    replies: { hoja: 'todas' },
    words: () => 'RESCATE',
  })
  expect(rows.map(({ record }) => record.tipo)).toEqual(['RESCATE', 'INCENDIO', 'RESCATE', 'INCENDIO'])
})

test('a problem of several sheets that are read together names its sheet', async () => {
  const people = (name: string, cargo: string) => ({
    name,
    rows: [
      ['Nombres', 'Cargo'],
      ['Rosa', cargo],
    ],
  })
  const file = blob(workbook([people('Activos', 'Bombera'), people('Pasivos', '')]))
  const { rows, problems } = await importMiembros(file, { replies: { hoja: 'todas' } })
  expect(rows).toHaveLength(1)
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    'Hoja «Pasivos». Línea 2, columna Cargo: Escriba el cargo.',
  ])
})

test('cédulas of two months are never one list, and a cover before the list is passed over', async () => {
  const cut = (name: string, usd: number) => ({
    name,
    rows: [
      ['Partida', 'Denominación', 'Codificado', 'Pagado'],
      ['530803', 'Combustibles', 1200, usd],
    ],
  })
  const asked = await importGastos(blob(workbook([cut('ENERO', 100), cut('OCTUBRE', 900)])))
  expect(asked.questions?.map(({ choices }) => choices.map(([value]) => value))).toEqual([
    ['ENERO', 'OCTUBRE'],
  ])
  const cover = { name: 'Portada', rows: [['CUERPO DE BOMBEROS'], ['Presupuesto 2026']] }
  const found = await importGastos(blob(workbook([cover, cut('Hoja2', 900)])))
  expect([found.rows.length, found.questions, found.partial]).toEqual([1, [], false])
  expect(sentences(found)).toEqual(['El archivo tiene 2 hojas: «Portada» y «Hoja2». Se lee «Hoja2».'])
})

test('a page or the XML of 2003 with the name of Excel is read, and a PDF or its text says what to do', async () => {
  const head = ['Partida', 'Denominación', 'Codificado', 'Pagado']
  const line = ['53.08.03', 'Combustibles & más', '1.234,56', '1.000,00']
  const html = (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell.replace('&', '&amp;')}</td>`).join('')}</tr>`
  const page = `<html><body><table><tr><td colspan=4>CÉDULA AL 31 DE OCTUBRE DE 2026</td></tr>${html(head)}${html(line)}</table></body></html>`
  const cell = (text: string) => `<Cell><Data ss:Type="String">${text.replace('&', '&amp;')}</Data></Cell>`
  const xml = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Hoja"><Table>${[head, line].map((cells) => `<Row>${cells.map(cell).join('')}</Row>`).join('')}</Table></Worksheet></Workbook>`
  for (const text of [page, xml]) {
    const { rows, problems } = await importGastos(blob(text))
    expect(problems).toEqual([])
    expect(rows[0]?.record).toMatchObject({
      denominacion: 'Combustibles & más',
      codificado: 1234.56,
      pagado: 1000,
    })
  }
  expect((await importGastos(blob(page))).corte).toBe('2026-10-31')
  const [pdf] = (await importGastos(blob('%PDF-1.7\n…'))).problems
  expect(pdf?.sentence).toContain('Pida el mismo documento en Excel o CSV')
  const laid = Array.from(
    { length: 4 },
    (_, at) => `53.08.0${at}   Combustibles, y otros    1.234,56   1.000,00`,
  )
  const [copied] = (await importGastos(blob(`CÉDULA\n${laid.join('\n')}`))).problems
  expect(copied?.sentence).toContain('parece texto copiado de un PDF')
})

const TEXT =
  'Nombres;Cargo;Teléfono\nMuñoz Íñiguez José Ángel;Capitán;0991234567\nPEÑA LÓPEZ INÉS;Operación;\n'
const PAGES: Record<string, Record<string, number>> = {
  'MS-DOS': { é: 0x82, ó: 0xa2, ñ: 0xa4, á: 0xa0, Ñ: 0xa5, Á: 0xb5, É: 0x90, Í: 0xd6, Ó: 0xe0 },
  Macintosh: { é: 0x8e, ó: 0x97, ñ: 0x96, á: 0x87, Ñ: 0x84, Á: 0xe7, É: 0x83, Í: 0xea, Ó: 0xee },
}
const NAMES = ['Muñoz Íñiguez José Ángel', 'PEÑA LÓPEZ INÉS']

test.each(Object.entries(PAGES))('a CSV of %s is read, and says so', async (name, page) => {
  const bytes = new Uint8Array([...TEXT].map((sign) => page[sign] ?? sign.charCodeAt(0)))
  const result = await importMiembros(blob(bytes))
  expect(result.rows.map(({ record }) => record.nombres)).toEqual(NAMES)
  expect(sentences(result)[0]).toContain(`CSV (${name})`)
})

test('Windows-1252 stays what it is, also with its marks', async () => {
  const text = `${TEXT}“D’Angelo” – Niña;Cabo;\n`
  const marks: Record<string, number> = { '“': 0x93, '”': 0x94, '’': 0x92, '–': 0x96 }
  const bytes = new Uint8Array([...text].map((sign) => marks[sign] ?? sign.charCodeAt(0)))
  const result = await importMiembros(blob(bytes))
  expect(result.rows.slice(0, 2).map(({ record }) => record.nombres)).toEqual(NAMES)
  expect(sentences(result)).toEqual([])
})

test('UTF-16 without its mark is read, spoiled letters are mended and said, lost ones are said', async () => {
  const wide = await importMiembros(blob(new Uint8Array(Buffer.from(TEXT, 'utf16le'))))
  expect(wide.rows.map(({ record }) => record.nombres)).toEqual(NAMES)
  const spoiled = await importMiembros(blob(Buffer.from(TEXT).toString('latin1')))
  expect(spoiled.rows.map(({ record }) => record.nombres)).toEqual(NAMES)
  expect(sentences(spoiled)[0]).toContain('Otro programa dañó las tildes')
  const lost = await importMiembros(blob('Nombres;Cargo\nMu\ufffdoz;Cabo\n'))
  expect(sentences(lost)).toEqual([
    'El archivo perdió letras: «Mu\ufffdoz», en la celda A2. Corríjalas en él, o después de importar.',
  ])
})

const people = (rows: string, said = {}) =>
  importMiembros(blob(`Nombres;Cargo;Teléfono;Fecha Ingreso\n${rows}`), said)

test('telephones get back their zero, each of several, and somebody may say no', async () => {
  const rows = 'Ana;Cabo;991234567.0;\nEva;Cabo;42781234 / 0987654321;\n'
  const { rows: read, questions } = await people(rows)
  expect(read.map(({ record }) => record.telefono)).toEqual(['0991234567', '042781234 / 0987654321'])
  expect(questions?.map(({ legend, answer }) => [legend, answer])).toEqual([
    ['2 teléfonos perdieron el cero del comienzo, como «991234567». ¿Se agrega?', 'si'],
  ])
  const left = await people(rows, { replies: { ceros: 'no' } })
  expect(left.rows[0]?.record.telefono).toBe('991234567')
})

test('a file proves the order of its days; where it doesn’t, that is asked once', async () => {
  const daysOf = async (days: string[], said = {}) => {
    const result = await people(days.map((day, at) => `Persona ${at};Cabo;;${day}\n`).join(''), said)
    return { ...result, days: result.rows.map(({ record }) => record.fechaIngreso) }
  }
  expect((await daysOf(['3/25/2021', '5/4/2020'])).days).toEqual(['2021-03-25', '2020-05-04'])
  expect((await daysOf(['25/3/2021', '5/4/2020'])).days).toEqual(['2021-03-25', '2020-04-05'])
  const open = await daysOf(['5/4/2020'])
  expect(open.days).toEqual(['2020-04-05'])
  expect(open.questions?.[0]?.choices.map(([, label]) => label)).toEqual([
    '5 de abril de 2020: el día está primero',
    '4 de mayo de 2020: el mes está primero',
  ])
  expect((await daysOf(['5/4/2020'], { replies: { fechas: 'mes' } })).days).toEqual(['2020-05-04'])
  const odd = await daysOf([
    '43831',
    '25/03/26 14:20',
    '2026-03-25 14:20:00',
    '12-jun-2024',
    '1 de enero de 2020',
  ])
  expect(odd.days).toEqual(['2020-01-01', '2026-03-25', '2026-03-25', '2024-06-12', '2020-01-01'])
  expect(sentences(odd)).toHaveLength(2)
})

test('what a spreadsheet made of a text is said and doesn’t stand for it', async () => {
  const rows =
    'ID;Nombre;Categoría;Cantidad;Serie;Ubicación\n;Cilindro;EPP;1;8,93901E+18;02-ene\ninv-1;Radio;Electrónico;1;123;Bodega\n'
  const result = await importItems(blob(rows), '2026-11-26')
  expect(result.rows[0]?.record).toMatchObject({ numeroSerie: '', ubicacion: '' })
  expect(sentences(result)).toEqual([
    expect.stringContaining('«02-ene» parece una fecha'),
    expect.stringContaining('«8,93901E+18» es un número abreviado'),
  ])
  const [cilindro, radio] = result.rows.map(({ record }, at) => ({ ...record, id: `inv-${at}` }))
  if (!cilindro || !radio) throw new Error('no rows')
  const stored = [
    { ...radio, numeroSerie: '00123' },
    { ...cilindro, id: 'inv-9', nombre: 'Otro', numeroSerie: '8,93901E+18' },
  ]
  const { added, changed, unchanged } = planItems(result.rows, stored)
  expect([added.length, changed.length, unchanged.length]).toEqual([1, 0, 1])
})

test('a code that is a number has the zero that it lost, and one that became a day is no code', async () => {
  const rows = [
    ['Partida', 'Denominación', 'Codificado', 'Pagado'],
    [51.1, 'Grupo', 100, 10],
    [{ xml: '<c s="1"><v>46054</v></c>' }, 'Otra', 1, 1],
  ] satisfies XlsxCell[][]
  const result = await importGastos(blob(workbook([{ name: 'Hoja1', rows }])))
  expect(result.rows.map(({ record }) => record.partida)).toEqual(['51.10'])
  expect(result.problems.map(({ sentence }) => sentence)).toEqual([
    'Línea 3, columna Partida: la hoja de cálculo convirtió el código en una fecha, 2026-02-01.',
  ])
})

test('of a file in which no sheet has what is needed, the one that is read is named', async () => {
  const sheet = (name: string, heads: string[]) => ({ name, rows: [heads, heads.map(() => 'a')] })
  const file = blob(workbook([sheet('Carátula', ['Clave', 'Rótulo']), sheet('Notas', ['Otra', 'Cosa'])]))
  const { columns } = await importGastos(file)
  expect(columns?.sheet).toBe('Carátula')
  expect(columns?.missing).toEqual(['Partida', 'Denominación', 'Codificado'])
  const other = await importGastos(file, { replies: { hoja: 'Notas' } })
  expect(other.columns?.sheet).toBe('Notas')
})
