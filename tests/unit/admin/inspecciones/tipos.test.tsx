import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MODULOS } from '@/access/modulos'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import { FUNCIONAMIENTO, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { tipoDe, tiposDe } from '@/entities/inspecciones/permiso/tipos'
import { toDay, toYear } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { KEYS } from '../../../keys'
import { openScreen } from '../../open-screen'
import { check, dialog, fill, putRecords, records, sees } from '../../panel'
import { otorgar } from './otorgar'

const HOY = toDay(new Date())
const END = `${toYear(new Date())}-12-31`

/** One of the brigade's own, with a paper, a step with its term and two questions. */
const CASETA: Tipo = {
  ...tipoDe([], 'GAS'),
  ...{ id: 'tipo-caseta', tipo: 'CASETA', nombre: 'Permiso de caseta', para: 'Caseta', base: '' },
  ...{ norma: 'la ordenanza 12', papeles: ['Croquis'], desde: `${HOY}T05:00:00.000Z` },
  pasos: [{ id: 'p1', texto: 'Se mira el lugar', dias: 2 }],
  campos: [
    { id: 'dias', pide: 'Días que abre' },
    { id: 'cocina', pide: 'Cocina con gas', entre: ['Sí', 'No'] },
  ],
}

const KINDS = tiposDe([CASETA]).filter(({ tipo }) => tipo !== FUNCIONAMIENTO)

test('the brigade begins with events, gas vehicles and whoever sells extinguishers, each with its papers and questions', () => {
  expect(
    KINDS.map(({ nombre, vigencia, anticipacion, campos, papeles }) => [
      ...[nombre, vigencia, anticipacion, campos.map(({ pide }) => pide), papeles.at(-1)],
    ]),
  ).toEqual([
    [
      ...['Permiso ocasional', 'DIAS', 5, ['Con fines de lucro']],
      'Registros de mantenimiento de estructuras y máquinas, firmados por un profesional (ferias, circos y juegos)',
    ],
    [
      ...['Permiso de vehículo que transporta gas', 'ANIO', 0, ['Placa', 'Cilindros que lleva']],
      'Copia de la matrícula',
    ],
    [
      ...['Permiso de venta y recarga de extintores', 'ANIO', 0, ['Certificado de capacitación N.º']],
      'Certificado de capacitación',
    ],
    ['Permiso de caseta', 'ANIO', 0, ['Días que abre', 'Cocina con gas'], 'Croquis'],
  ])
})

test.each(KINDS.map((tipo) => [tipo.nombre, tipo] as const))(
  '%s is granted by the one form of all kinds, which asks what the record of the kind says; its paper shows it',
  async (nombre, tipo) => {
    putRecords(KEYS.configuracion, { ...configuracionObject.defaults(), modulos: MODULOS } as never)
    putRecords(KEYS.tiposDePermiso, [CASETA])
    await openScreen('/admin/inspecciones?lista=permisos&nuevo=true', 'user-1')
    const form = await dialog('Otorgar otro permiso')
    await fill('Tipo', tipo.tipo)
    for (const { texto, dias } of tipo.pasos)
      await sees(dias > 0 ? `${texto}: ${plural(dias, 'día hábil', 'días hábiles')}` : texto, form)
    await fill(tipo.para, 'Rayo PBC-1234')
    const answers = tipo.campos.map(
      ({ id, pide, entre }) => [id, pide, entre?.[0] ?? `Dato de ${id}`] as const,
    )
    for (const [, pide, answer] of answers) await fill(pide, answer)
    for (const papel of tipo.papeles) await check(papel)
    const ofDays = tipo.vigencia === 'DIAS'
    if (ofDays) for (const label of ['Vale desde', 'Vale hasta']) await fill(label, END)
    expect(within(form).queryByLabelText('Vale hasta') !== null).toBe(ofDays)
    await otorgar()
    expect(records<Permiso>(KEYS.permisosDados)).toMatchObject([
      {
        ...{ tipo: tipo.tipo, version: tipo.id, nombre: 'Rayo PBC-1234', actividad: nombre },
        ...{ hasta: END, desde: ofDays ? END : HOY, papeles: tipo.papeles },
        datos: Object.fromEntries(answers.map(([id, , answer]) => [id, answer])),
      },
    ])
    await dialog(/^Permiso N\.º/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    // An open dialog hides from the screen what is drawn for paper.
    const title = screen.getByRole('heading', { level: 1, name: nombre, hidden: true })
    const paper = title.closest('section') as HTMLElement
    for (const [, pide, answer] of answers) {
      const row = within(paper).getByText(pide).closest('tr')
      expect(row?.textContent).toBe(`${pide}${answer}`)
    }
    expect(paper.textContent).toContain(tipo.norma)
    expect(paper.textContent?.includes('Vale desde el')).toBe(ofDays)
    act(() => void window.dispatchEvent(new Event('afterprint')))
  },
)
