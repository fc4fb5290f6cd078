import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { readXlsx } from '@/shared/lib/file/table/xlsx-read'
import { KEYS } from '../../keys'
import { openScreen } from '../open-screen'
import { putRecords } from '../panel'

beforeEach(() => {
  putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
})

/** Exports the list of the open screen and returns the file. */
async function exported(): Promise<string> {
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:nada'
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar CSV' }))
  create.mockRestore()
  return (await files[0]?.text()) ?? ''
}

test('the separator is chosen once on a device, and holds for every export', async () => {
  await openScreen('/admin/inventario', 'user-1')
  expect(await exported()).toMatch(/^\uFEFFID,Categoría,.*\r\n.*,\d+\.\d\d,/)
  const separator = screen.getByLabelText<HTMLSelectElement>('Formato')
  expect(separator.selectedOptions[0]?.textContent).toMatch(/^CSV, coma y punto decimal/)
  fireEvent.change(separator, { target: { value: 'puntoYComa' } })
  expect(await exported()).toMatch(/^\uFEFFID;Categoría;.*\r\n.*;\d+,\d\d;/)
  cleanup()
  await openScreen('/admin/servicios', 'user-1')
  expect(await exported()).toMatch(/^\uFEFFID;Fecha;/)
})

test('a list leaves as Excel where the device chose that, and again as CSV', async () => {
  await openScreen('/admin/galeria', 'user-1')
  const format = await screen.findByLabelText<HTMLSelectElement>('Formato')
  fireEvent.change(format, { target: { value: 'excel' } })
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:nada'
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar Excel' }))
  await waitFor(() => expect(files).toHaveLength(1))
  create.mockRestore()
  const [sheet] = await readXlsx(new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect(sheet?.rows[0]?.slice(0, 3)).toEqual(['ID', 'Título', 'Créditos'])
  // Where the screen has its own Excel, this button stays a CSV.
  cleanup()
  await openScreen('/admin/servicios', 'user-1')
  expect(await screen.findAllByRole('button', { name: 'Exportar Excel' })).toHaveLength(1)
  expect(await exported()).toMatch(/^\uFEFFID,Fecha,/)
  cleanup()
  await openScreen('/admin/galeria', 'user-1')
  fireEvent.change(await screen.findByLabelText('Formato'), { target: { value: 'coma' } })
  expect(await exported()).toMatch(/^\uFEFFID,Título,/)
})

test.each([
  '/admin/personal',
  '/admin/personal/horas',
  '/admin/galeria',
  '/admin/inventario',
  '/admin/presupuesto',
  '/admin/rendicion',
  '/admin/eventos',
  '/admin/eventos?tab=asistencias',
  '/admin/servicios',
  '/admin/buzon',
  '/admin/reportes',
  '/admin/inspecciones',
  '/admin/inspecciones?lista=plan',
  '/admin/inspecciones?lista=permisos',
  '/admin/inspecciones?lista=renovar',
  '/admin/cobros',
  '/admin/config?tab=usuarios',
  '/admin/config?tab=bitacora',
])('what %s lists is exported and printed', async (path) => {
  await openScreen(path, 'user-1')
  expect(await screen.findByRole('button', { name: 'Exportar CSV' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Imprimir/ }).length).toBeGreaterThan(0)
})

/** The paper of the open list. */
async function paper(): Promise<HTMLElement> {
  await act(async () => window.dispatchEvent(new Event('beforeprint')))
  return screen.getByText(/^Impreso el/).closest('section') ?? expect.fail('no paper')
}

/** Of each row the text in one of its columns. */
const column = (table: Element, at: number) =>
  [...table.querySelectorAll('tbody tr')].flatMap((row) => row.children[at]?.textContent ?? [])

test.each([
  [
    '/admin/inventario?orden=-nombre&estado=OPERATIVO',
    'Inventario',
    1,
    1,
    /7 de 25 registros · estado Operativo · Datos de muestra/,
  ],
  [
    '/admin/personal?orden=-nombres&buscar=morán',
    'Personal',
    1,
    1,
    /[^\d]1 de 3 personas activas · «morán» · Datos de muestra/,
  ],
  ['/admin/eventos?orden=titulo&estado=publicado', 'Eventos', 0, 2, /eventos?/],
  ['/admin/personal?orden=-nombres', 'Personal', 1, 1, /[^\d]3 personas activas · Datos/],
  ['/admin/presupuesto?orden=-denominacion', 'Partidas de ingresos', 2, 2, /8 partidas · Datos de muestra/],
])(
  'the file and the paper of %s follow the order and the filters on the screen',
  async (path, label, shown, printed, said) => {
    await openScreen(path, 'user-1')
    const table = await screen.findByRole('table', { name: label })
    await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'))
    const names = column(table, shown)
    const file = (await exported()).split('\r\n').slice(1)
    const sheet = await paper()
    const onPaper = column(sheet, printed).filter((name) => names.some((one) => one.includes(name)))
    expect(names.slice(0, onPaper.length).every((name, at) => name.includes(onPaper[at] ?? '?'))).toBe(true)
    expect(file[0]).toContain(onPaper[0])
    expect(sheet.textContent).toMatch(said)
    expect(sheet.textContent).toMatch(/Datos de muestra|son datos? de muestra/)
  },
)
