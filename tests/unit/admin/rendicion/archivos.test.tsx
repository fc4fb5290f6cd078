import { Buffer } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Archivo } from '@/shared/lib/file/archivo'
import { sweepPhotos } from '@/shared/storage/device/photo-sweep'
import { fetchMissingPhotos, listPhotos, loadPhoto } from '@/shared/storage/device/photos'
import { NOT_FILES, pdf } from '../../../archivos'
import { KEYS } from '../../../keys'
import { markCentral } from '../../mark-central'
import { openScreen } from '../../open-screen'
import {
  dialog,
  exported,
  field,
  fill,
  gone,
  press,
  putRecords,
  records,
  refused,
  remove,
  rowOf,
  saveForm,
  sees,
} from '../../panel'

const PATH = '/admin/rendicion'
const TITLE = 'Informe con anexos'
const DAY = 24 * 60 * 60 * 1000

const file = (name: string, bytes: Buffer) => new File([new Uint8Array(bytes)], name)

async function choose(...files: File[]): Promise<void> {
  fireEvent.change(await field('Archivos adjuntos'), { target: { files } })
}

const stored = () =>
  records<{ titulo: string; archivos?: Archivo[] }>(KEYS.rendicion).find(({ titulo }) => titulo === TITLE)

async function openNew() {
  await openScreen(`${PATH}?nuevo=true`, 'user-1')
  await fill('Título', TITLE)
  await fill('Contenido', 'Lo que se hizo.')
}

test('a file is attached, shown with its size, downloaded as it was and taken out again', async () => {
  await openNew()
  await choose(file('Anexo 1.pdf', pdf()), file('cédula.csv', Buffer.from('Partida;Monto\r\n53;1\r\n')))
  await sees('Anexo 1.pdf')
  await sees(`PDF, ${pdf().length} B`)
  await sees('cédula.csv')
  await press('Quitar cédula.csv')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Elegir archivos'))
  await saveForm('Reporte creado')
  expect(stored()?.archivos).toEqual([
    {
      nombre: 'Anexo 1.pdf',
      tipo: 'application/pdf',
      bytes: pdf().length,
      url: expect.stringMatching(/^idb:/),
    },
  ])

  await press(`Ver ${TITLE}`)
  const opened = await dialog(TITLE)
  const out = await exported('Descargar Anexo 1.pdf', opened)
  expect(out).toEqual({ name: 'Anexo 1.pdf', text: pdf().toString() })
})

test('a report that never had files is saved without a word of them', async () => {
  await openNew()
  await saveForm('Reporte creado')
  expect(stored()).not.toHaveProperty('archivos')
})

test('what is refused is told in words beside the field, with its name, and nothing typed is lost', async () => {
  await openNew()
  for (const [, nombre, bytes] of NOT_FILES) {
    await choose(file(nombre, bytes))
    const told = await screen.findByText(/por dentro/)
    expect(told.closest('[role=alert]')?.textContent).toContain(`${nombre}: `)
    await choose(file('vacío.pdf', Buffer.alloc(0)))
    await sees('vacío.pdf: El archivo está vacío.')
    expect(screen.queryByText(/por dentro/)).toBeNull()
  }
  await choose(file('programa.exe', Buffer.from('MZ')))
  await sees('programa.exe: Solo se pueden agregar archivos PDF, CSV, Excel (.xlsx) u ODS.')
  // The name that a person reads ends in pdf: a mark turns its letters around.
  await choose(file('informe\u202efdp.exe', pdf()))
  await sees('informefdp.exe: Solo se pueden agregar')
  const large = file('largo.pdf', pdf())
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 })
  await choose(large)
  await sees('largo.pdf: Pesa 50 MB y el máximo es 10 MB. Guárdelo más liviano o en partes.')
  expect(await listPhotos()).toEqual([])
  await saveForm('Reporte creado')
  expect(stored()).toBeDefined()
})

test('the limit is said, and the files up to it are taken', async () => {
  await openNew()
  await choose(...Array.from({ length: 12 }, (_, n) => file(`anexo ${n}.pdf`, pdf(String(n)))))
  await sees('Puede agregar 10 archivos como máximo.')
  await sees('Ya están los 10 que caben. Quite uno para agregar otro.')
  await saveForm('Reporte creado')
  expect(stored()?.archivos).toHaveLength(10)
})

test('on a full device the form says so and keeps what was typed and what is attached', async () => {
  await openNew()
  await choose(file('primero.pdf', pdf()))
  await sees('primero.pdf')
  refused()
  const put = IDBObjectStore.prototype.put
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (String(key).startsWith('foto:')) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
  await choose(file('segundo.pdf', pdf()))
  await sees('segundo.pdf: No hay espacio en este dispositivo.')
  full.mockRestore()
  await saveForm('Reporte creado')
  expect(stored()?.archivos?.map(({ nombre }) => nombre)).toEqual(['primero.pdf'])
})

test('the file of a deleted report stays a day for the undo, and goes when nobody wants it back', async () => {
  await openNew()
  await choose(file('anexo.pdf', pdf()))
  await sees('anexo.pdf')
  await saveForm('Reporte creado')
  const url = stored()?.archivos?.[0]?.url ?? ''
  await remove(TITLE, `¿Está seguro de eliminar el reporte «${TITLE}»?`)
  await gone(TITLE)
  await sweepPhotos(Date.now())
  await press('Deshacer')
  await rowOf(TITLE)
  await sweepPhotos(Date.now() + 2 * DAY)
  expect(await loadPhoto(url)).toBeDefined()

  await remove(TITLE, `¿Está seguro de eliminar el reporte «${TITLE}»?`)
  await gone(TITLE)
  const later = Date.now() + 3 * DAY
  await sweepPhotos(later)
  await sweepPhotos(later + DAY)
  expect(await loadPhoto(url)).toBeUndefined()
})

/** A report with a file that is here, whatever its record says of its size, and one that isn't: it came without its bytes. */
async function openWithMissing(): Promise<(HTMLElement | undefined)[]> {
  await openNew()
  await choose(file('aquí.pdf', pdf()))
  await sees('aquí.pdf')
  await saveForm('Reporte creado')
  const lejos = { nombre: 'lejos.pdf', tipo: 'application/pdf', bytes: 9, url: 'idb:lejos' }
  const list = records<{ titulo: string; archivos?: Archivo[] }>(KEYS.rendicion).map((one) =>
    one.titulo === TITLE
      ? { ...one, archivos: [...(one.archivos ?? []).map((here) => ({ ...here, bytes: 77_000_000 })), lejos] }
      : one,
  )
  putRecords(KEYS.rendicion, list)
  cleanup()
  await openScreen(PATH, 'user-1')
  await press(`Ver ${TITLE}`)
  return within(await dialog(TITLE))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('.pdf'))
}

test('alone, a file that isn’t on this device is said to be nowhere else that it comes from, at once and after a try', async () => {
  const [here, away] = await openWithMissing()
  const sentence =
    'No está en este equipo. Pídalo a quien lo adjuntó: lo tienen su equipo y sus copias completas.'
  await sees(sentence, away)
  expect(here?.textContent).not.toContain('No está en este equipo')
  await press('Descargar lejos.pdf')
  await waitFor(() =>
    expect(
      within(away as HTMLElement)
        .getByRole('button')
        .hasAttribute('aria-busy'),
    ).toBe(false),
  )
  await sees(sentence, away)
})

test('a file’s size is what its bytes have, never what its record says; of one that isn’t here none is told', async () => {
  const [here, away] = await openWithMissing()
  await sees(`PDF, ${pdf().length} B`, here)
  expect(here?.textContent).not.toContain('MB')
  await sees('No está en este equipo', away)
  expect(away?.textContent).not.toMatch(/\d B/)
})

test('at a central, a file that isn’t on this device comes with the network, and a try that failed says so', async () => {
  fetchMissingPhotos(async () => undefined)
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const [here, away] = await openWithMissing()
  await sees('No está en este equipo: se descarga cuando haya internet.', away)
  expect(here?.textContent).not.toContain('No está en este equipo')
  offline.mockRestore()
  await press('Descargar lejos.pdf')
  await sees('No se pudo descargar: este equipo no lo tiene y no se pudo traer.', away)
})

test.each([
  ['alone', 'La gente los descarga solo con una central.'],
  ['muestra', 'cualquiera puede descargarlos: no adjunte datos personales.'],
  ['suya', 'cualquiera puede descargarlos: no adjunte datos personales.'],
] as const)('who can download them is said as it is, %s', async (state, sentence) => {
  if (state !== 'alone') markCentral(state)
  await openNew()
  await sees(sentence)
})
