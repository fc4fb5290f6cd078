import { describe, expect, test } from 'vitest'
import { misReportes } from '@/entities/reportes/mis-reportes/queries'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import { newSeguimiento } from '@/entities/reportes/mis-reportes/seguimiento'
import { sendAnswer } from '@/entities/reportes/packet/send'
import { reportesRepository } from '@/entities/reportes/queries'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { withLock } from '@/shared/storage/entry/lock'
import { KEYS } from '../../../../keys'

const NOW = '2026-03-02T12:00:00.000Z'
const REFUSED = 'Este reporte ya no se puede cambiar desde aquí.'

type Mutation<V, D> = { mutationFn?: ((variables: V, context: never) => Promise<D>) | undefined }
const run = <V, D>({ mutationFn }: Mutation<V, D>, variables: V): Promise<D> =>
  mutationFn ? mutationFn(variables, undefined as never) : expect.fail('no mutation')

async function written(): Promise<Reporte> {
  const autor = { nombre: 'Rosa', email: 'rosa@correo.example' }
  const content = { titulo: 'Poste', descripcion: 'Caído', categoria: 'Otro', autor, imagenes: [] } as const
  const report = await reportesRepository.create(newReporte({ ...content, imagenes: [] }, NOW))
  await misReportesRepository.restore([newSeguimiento(report)])
  return report
}

const edit = (base: Reporte, next: Partial<Reporte>) => run(misReportes.edit, { base, next })
const stored = (id: string) => reportesRepository.find(id)

describe('a citizen without an account', () => {
  test('edits and withdraws a report of this phone that was not shared', async () => {
    const report = await written()
    const saved = await edit(report, { titulo: 'Poste caído' })
    expect(saved).toMatchObject({ titulo: 'Poste caído', estado: 'PENDIENTE' })
    expect(saved.cambios?.contenido).not.toBe(saved.cambios?.imagenes)
    await run(misReportes.withdraw, saved)
    expect(await stored(report.id)).toBeUndefined()
    expect(await misReportesRepository.find(report.id)).toBeUndefined()
  })

  test('changes and withdraws nothing once it was shared', async () => {
    const report = await written()
    await run(misReportes.markShared, report.id)
    await expect(edit(report, { titulo: 'Otro' })).rejects.toThrow(REFUSED)
    await expect(run(misReportes.withdraw, report)).rejects.toThrow(REFUSED)
    expect(await stored(report.id)).toEqual(report)
    expect(await misReportesRepository.find(report.id)).toMatchObject({ id: report.id })
  })

  test('is asked before a report counts as shared: a no lets them change it again, a yes does not', async () => {
    const report = await written()
    const record = () => misReportesRepository.find(report.id)
    await run(misReportes.markTried, report.id)
    expect(await record()).toMatchObject({ intentado: expect.any(String) })
    await expect(edit(report, { titulo: 'Otro' })).rejects.toThrow(REFUSED)
    await run(misReportes.markNotShared, report.id)
    expect(await record()).toEqual(newSeguimiento(report))
    await edit(report, { titulo: 'Otro' })
    await run(misReportes.markTried, report.id)
    await run(misReportes.markShared, report.id)
    expect(await record()).toEqual({ ...newSeguimiento(report), compartido: expect.any(String) })
    await run(misReportes.markTried, report.id)
    expect((await record())?.intentado).toBeUndefined()
  })

  test('never changes triage, nor a report that somebody else left on this phone', async () => {
    const report = await written()
    for (const next of [{ estado: 'CERRADO' }, { respuesta: 'x' }, { duplicadoDe: 'reporte-1' }] as const)
      await expect(edit(report, next)).rejects.toThrow(REFUSED)
    const [sample] = (await reportesRepository.all()).filter(({ id }) => id !== report.id)
    if (!sample) throw new Error('no sample')
    await expect(edit(sample, { titulo: 'Otro' })).rejects.toThrow(REFUSED)
    await expect(run(misReportes.withdraw, sample)).rejects.toThrow(REFUSED)
    await expect(reportesRepository.update(report.id, { titulo: 'Otro' })).rejects.toThrow(
      'Nadie ha ingresado',
    )
  })
})

describe('two tabs of one phone', () => {
  const answerText = (report: Reporte, respuesta: string, atencion: string) => {
    const cambios = { contenido: NOW, imagenes: NOW, atencion }
    return sendAnswer('https://bomberos.example', { ...report, estado: 'EN_PROCESO', respuesta, cambios })
      .message
  }
  const open = (message: string) => run(misReportes.answer, message)
  const kept = async (id: string) => (await misReportesRepository.find(id))?.acuse?.respuesta

  test('open two answers at once: the newer one stays, whichever comes first', async () => {
    for (const newerFirst of [true, false]) {
      const report = await written()
      const older = answerText(report, 'Vamos en camino', '2026-03-02T13:00:00.000Z')
      const newer = answerText(report, 'Ya está resuelto', '2026-03-02T14:00:00.000Z')
      const opened = await Promise.all((newerFirst ? [newer, older] : [older, newer]).map(open))
      expect(await kept(report.id)).toBe('Ya está resuelto')
      expect(opened.map(({ kind }) => kind)).toEqual(['updated', newerFirst ? 'known' : 'updated'])
    }
  })

  test('note at once that a report went out and that it was answered again: both are kept', async () => {
    const report = await written()
    await open(answerText(report, 'Vamos en camino', '2026-03-02T13:00:00.000Z'))
    const news = answerText(report, 'Ya está resuelto', '2026-03-02T14:00:00.000Z')
    let letGo: (() => void) | undefined
    const held = withLock(KEYS.misReportes, () => new Promise<void>((release) => (letGo = release)))
    // Both have read the list once a later read is done, and now wait for the lock.
    const answered = open(news)
    await open(news.slice(0, 20))
    await misReportesRepository.all()
    const marked = run(misReportes.markShared, report.id)
    await misReportesRepository.all()
    letGo?.()
    await Promise.all([held, answered, marked])
    expect(await kept(report.id)).toBe('Ya está resuelto')
    expect((await misReportesRepository.find(report.id))?.compartido).toBeDefined()
  })
})
