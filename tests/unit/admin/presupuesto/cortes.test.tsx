import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { congeladosRepository } from '@/entities/presupuesto/cortes/congelados'
import { corteCsv, lineasDe } from '@/entities/presupuesto/cortes/corte-csv'
import { filasDe } from '@/entities/presupuesto/cortes/corte-filas'
import { resumenPresupuesto } from '@/entities/presupuesto/formulas'
import { cortesRepository, gastosRepository } from '@/entities/presupuesto/partidas'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { sha256 } from '@/shared/lib/file/sha256'
import { openScreen } from '../../open-screen'
import { dialog, exported, field, fill, press, reads, rowOf, said, sees } from '../../panel'
import { signIn } from '../../sign-in'

const PATH = '/admin/presupuesto?tab=cortes&ejercicio=2026'
const OCTOBER = 'Corte del ejercicio 2026 al 31 de octubre de 2026'
const LINES = { ingresos: sampleIngresos(), gastos: sampleGastos() }

const cut = async (fecha: string, rest: object = {}) => {
  const texto = corteCsv(LINES, { ejercicio: 2026, fecha })
  return congeladosRepository.create({
    ...{ ejercicio: 2026, fecha, hecho: '2026-11-01T10:00:00.000Z', autor: 'Ana', nota: '', publicado: '' },
    ...{ texto, sha256: await sha256(texto), ...rest },
  })
}

test('the lines of a cut are read back as they were, with what only some lines have', () => {
  const [gasto = expect.fail(), ...others] = LINES.gastos
  const gastos = [
    {
      ...gasto,
      denominacion: '=Sueldos, "fijos"; y\nmás',
      ...{ programa: '01', inicial: 190000, certificado: 5.5, saldoComprometer: -3 },
    },
    ...others,
  ]
  const back = lineasDe(corteCsv({ ...LINES, gastos }, { ejercicio: 2026, fecha: '2026-10-31' }))
  const bare = <T extends object>(lines: readonly T[]) =>
    lines.map((line) => ({ ...line, id: '', ejercicio: 2026 }))
  expect(bare(back.ingresos)).toEqual(bare(LINES.ingresos))
  expect(bare(back.gastos)).toEqual(bare(gastos))
  expect(resumenPresupuesto(back.ingresos, back.gastos)).toEqual(resumenPresupuesto(LINES.ingresos, gastos))
})

test('the file says what reforms changed: beyond the first figure, or as they were noted', () => {
  const [gasto = expect.fail()] = LINES.gastos
  const line = { ...gasto, codificado: 120, partida: '53.01' }
  const reforma = { fecha: '2026-05-01', documento: 'R-1', motivo: '', monto: 7.5 }
  const gastos = [
    { ...line, id: 'a', inicial: 100.5 },
    { ...line, id: 'b', reformas: [reforma] },
    { ...line, id: 'c' },
  ]
  const rows = filasDe(corteCsv({ ingresos: [], gastos }, { ejercicio: 2026, fecha: '2026-10-31' }))
  expect(rows.map(({ reformas }) => reformas)).toEqual([19.5, 7.5, null])
})

test('a cut is made of the day that was said; its download is the text whose hash it shows', async () => {
  await signIn('user-4')
  await cortesRepository.read()
  await openScreen(PATH, 'user-4')
  await press('Hacer un corte')
  await press('Hacer corte', await dialog('Hacer un corte del ejercicio 2026'))
  await sees('Escriba el día de estas cifras.')
  await fill('Cifras al', '2999-01-01')
  await press('Hacer corte')
  await sees('Ese día todavía no llega.')
  await fill('Cifras al', '2026-10-31')
  await press('Hacer corte')
  await said('Corte hecho')
  await rowOf('Al 31 de octubre de 2026')

  // A later change of a line changes nothing of it.
  await signIn('user-4')
  const [line = expect.fail()] = await gastosRepository.all()
  await gastosRepository.update(line.id, { denominacion: 'Cambiada después' })
  await press(`Ver ${OCTOBER}`)
  const details = await dialog(OCTOBER)
  await sees('8 ingresos y 12 gastos', details)
  const file = await exported('Descargar CSV', details)
  expect(file.name).toBe('presupuesto-2026-corte-2026-10-31.csv')
  const [kept = expect.fail()] = await congeladosRepository.all()
  expect(file.text).toContain('2026,2026-10-31,Ingreso,13.01.12')
  expect(file.text).not.toContain('Cambiada')
  await sees(kept.sha256, details)
  expect(await sha256(kept.texto)).toBe(kept.sha256)
  expect(kept).toMatchObject({ autor: 'Tesorería', publicado: '', ejercicio: 2026, fecha: '2026-10-31' })
})

test('publishing says who reads it; a published cut is withdrawn before it is deleted', async () => {
  await signIn('user-4')
  await cut('2026-10-31')
  await openScreen(PATH, 'user-4')
  await press(`Publicar ${OCTOBER}`)
  const asked = await dialog('Publicar el corte')
  await sees('Sin central, lo muestra solo este equipo', asked)
  await sees(
    'Ingresos: $480.000,00 codificados y $414.307,37 recaudados. Gastos: $480.000,00 codificados y $425.939,66 devengados.',
    asked,
  )
  await press('Publicar', asked)
  await said('Corte publicado')
  await screen.findByRole('button', { name: `Retirar ${OCTOBER}` })
  expect(screen.queryByRole('button', { name: `Eliminar ${OCTOBER}` })).toBeNull()
  await press(`Retirar ${OCTOBER}`)
  await press('Retirar', await dialog('Retirar el corte'))
  await said('Corte retirado')
  await screen.findByRole('button', { name: `Eliminar ${OCTOBER}` })
})

test('two cuts stand side by side, in a table and a drawing', async () => {
  await signIn('user-4')
  const before = await cut('2025-10-31', { ejercicio: 2025 })
  const gastos = LINES.gastos.map((line) => ({ ...line, devengado: 0 }))
  await cut('2026-10-31', { texto: corteCsv({ ...LINES, gastos }, { ejercicio: 2026, fecha: '2026-10-31' }) })
  const { search } = await openScreen(PATH, 'user-4')
  await screen.findByRole('heading', { name: 'Comparar dos cortes' })
  const row = await rowOf('Gastos devengados')
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['$425.939,66', '$0,00', '-$425.939,66'])
  await screen.findByRole('img', { name: /^Dólares devengados por corte: lo más, 425\.939,66: 2025/ })
  fireEvent.change(await field('Segundo corte'), { target: { value: before.id } })
  await reads('Segundo corte', before.id)
  expect(search()).toMatchObject({ otro: before.id })
})

test.each([1, 4])('not even user-%i changes what was frozen, or deletes what the town reads', async (n) => {
  await signIn(`user-${n}`)
  const { id } = await cut('2026-10-31')
  for (const change of [{ texto: 'otra' }, { fecha: '2026-09-30' }, { sha256: '' }, { ejercicio: 2025 }])
    await expect(congeladosRepository.update(id, change)).rejects.toThrow(/^Un corte no se cambia/)
  await congeladosRepository.update(id, { nota: 'Revisado', publicado: '2026-11-02T10:00:00.000Z' })
  await expect(congeladosRepository.remove([id])).rejects.toThrow(/^Este corte está publicado/)
  await congeladosRepository.update(id, { publicado: '' })
  await congeladosRepository.remove([id])
})

test('before a cut is made, what would make its figures false is said: lines that stand twice, a day of another year, figures that changed meanwhile', async () => {
  await signIn('user-4')
  const [line = expect.fail()] = await gastosRepository.all()
  const { app } = await openScreen(PATH, 'user-4')
  await press('Hacer un corte')
  const form = await dialog('Hacer un corte del ejercicio 2026')
  const told = (text: string) => expect(form.textContent).not.toContain(text)
  for (const text of ['otra igual', 'no es del ejercicio', 'Las cifras cambiaron']) told(text)
  await fill('Cifras al', '2025-10-31')
  await sees('Ese día no es del ejercicio 2026', form)
  await fill('Cifras al', '2026-10-31')
  told('no es del ejercicio')
  const { id: _, ...twin } = line
  await gastosRepository.create({ ...twin, denominacion: 'Otra vez' })
  await act(() => app.queryClient.invalidateQueries())
  await sees('Las cifras cambiaron mientras este formulario estaba abierto', form)
  await sees('1 partida tiene otra igual, con el mismo código y programa', form)
  await press('Hacer corte', form)
  await said('Corte hecho')
})
