import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cambiosOf, touchReporte } from '@/entities/reportes/cambios'
import { mergeCitizen, mergeReporte } from '@/entities/reportes/packet/merge'
import { pack, unpack } from '@/entities/reportes/packet/packet'
import { preview, writesOf } from '@/entities/reportes/packet/preview'
import { reportesRepository } from '@/entities/reportes/queries'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { runs } from '../../../../runs'
import { signIn } from '../../../sign-in'
import { versions } from '../arbitraries'

const merge = (a: Reporte, b: Reporte) => mergeReporte(a, b).report
const many = { numRuns: runs(5000) }
const [attended, fresh] = sampleReportes() as [Reporte, Reporte]
const LATER = '2026-03-02T12:00:00.000Z'
const LAST = '2026-03-03T12:00:00.000Z'
const edited = (report: Reporte, next: Partial<Reporte>, now: string): Reporte => {
  const changed = { ...report, ...next }
  return { ...changed, ...touchReporte(changed, report, now) }
}

describe('merging two versions of a report', () => {
  test('commutes, with what was lost', () => {
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        expect(mergeReporte(a, b)).toEqual(mergeReporte(b, a))
      }),
      many,
    )
  })

  test('associates: the order in which phones meet does not matter', () => {
    fc.assert(
      fc.property(versions, versions, versions, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      }),
      many,
    )
  })

  test('is idempotent, and merging the same again changes nothing', () => {
    fc.assert(
      fc.property(versions, versions, (a, b) => {
        expect(mergeReporte(a, a)).toEqual({ report: a, lost: [] })
        expect(merge(merge(a, b), b)).toEqual(merge(a, b))
      }),
      many,
    )
  })

  test('text from one phone and triage from another both stay', () => {
    const words = edited(fresh, { titulo: 'Árbol caído' }, LATER)
    const triage = edited(fresh, { estado: 'CORREGIDO', respuesta: 'Retirado' }, LAST)
    const { report, lost } = mergeReporte(words, triage)
    expect(report).toMatchObject({ titulo: 'Árbol caído', estado: 'CORREGIDO', respuesta: 'Retirado' })
    expect(report.fechaActualizacion).toBe(LAST)
    expect(lost.map(({ campo }) => campo).sort()).toEqual(['estado', 'respuesta', 'titulo'])
  })

  test('a lost value is named', () => {
    const one = edited(fresh, { respuesta: 'Vamos el lunes' }, LATER)
    const two = edited(fresh, { respuesta: 'Vamos el martes' }, LAST)
    expect(mergeReporte(two, one).lost).toEqual([
      { campo: 'respuesta', kept: 'Vamos el martes', lost: 'Vamos el lunes' },
    ])
  })

  test('a link without the photos never takes them from a phone that has them', () => {
    const withPhotos = edited(fresh, { imagenes: ['idb:0b0e8f7a-1111'] }, LATER)
    const moved = edited(withPhotos, { titulo: 'Árbol caído' }, LAST)
    const packed = pack({ kind: 'estacion', reportes: [moved] })
    const opened = packed.kind === 'ok' ? unpack(packed.text) : packed
    const arrived = opened.kind === 'ok' && opened.packet.kind === 'estacion' ? opened.packet.reportes : []
    const [entry] = preview([withPhotos], arrived, 'estacion')
    expect(entry?.report).toMatchObject({ titulo: 'Árbol caído', imagenes: ['idb:0b0e8f7a-1111'] })
    expect(entry).toMatchObject({
      kind: 'changed',
      differences: [{ campo: 'titulo', stays: 'incoming', incoming: 'Árbol caído' }],
    })
  })
})

describe('a citizen’s packet', () => {
  const resend = edited(fresh, { titulo: 'Árbol caído', descripcion: 'Ya se cayó' }, LATER)

  test('never changes triage, whatever it claims', () => {
    fc.assert(
      fc.property(versions, versions, (stored, incoming) => {
        const { report } = mergeCitizen(stored, incoming)
        for (const campo of ['estado', 'prioridad', 'respuesta', 'administrador', 'duplicadoDe'] as const)
          expect(report[campo]).toEqual(stored[campo])
        expect(cambiosOf(report).atencion).toBe(cambiosOf(stored).atencion)
        expect(mergeCitizen(report, incoming).report).toEqual(report)
      }),
      many,
    )
  })

  test('changes the text until somebody attends the report', () => {
    expect(mergeCitizen(fresh, resend).report).toMatchObject({ titulo: 'Árbol caído', estado: 'PENDIENTE' })
    const taken = edited(fresh, { estado: 'EN_PROCESO' }, '2025-01-01T00:00:00.000Z')
    const { report, lost } = mergeCitizen(taken, resend)
    expect(report).toMatchObject({ titulo: fresh.titulo, estado: 'EN_PROCESO' })
    expect(lost).toEqual([
      { campo: 'titulo', kept: fresh.titulo, lost: 'Árbol caído' },
      { campo: 'descripcion', kept: fresh.descripcion, lost: 'Ya se cayó' },
    ])
    expect(preview([taken], [resend], 'ciudadano')[0]?.kind).toBe('known')
  })

  test('photos that had not been sent are taken even when the report is attended', () => {
    const cambios = { ...cambiosOf(attended), imagenes: '' }
    const withPhotos = { ...attended, imagenes: ['idb:0b0e8f7a-1111'] }
    expect(preview([{ ...attended, cambios }], [withPhotos], 'ciudadano')).toMatchObject([
      { kind: 'changed', report: { imagenes: ['idb:0b0e8f7a-1111'], estado: 'EN_PROCESO' } },
    ])
    expect(mergeCitizen(attended, withPhotos).report.imagenes).toEqual([])
  })
})

describe('importing', () => {
  test('twice gives one report', () => {
    expect(writesOf(preview([attended], [fresh, fresh], 'ciudadano'))).toEqual({
      fresh: [fresh],
      updates: [],
    })
    const once = [attended, fresh]
    expect(writesOf(preview(once, [fresh], 'ciudadano'))).toEqual({ fresh: [], updates: [] })
    expect(preview(once, [fresh, attended], 'estacion')).toEqual(
      [fresh, attended].map((report) => ({ kind: 'known', report, stored: report, differences: [] })),
    )
  })

  test('the preview distinguishes new, known and changed, field by field, and changes nothing', () => {
    const list = [attended, fresh]
    const other = { ...fresh, id: 'reporte-9' }
    const newer = edited(fresh, { estado: 'CERRADO' }, LATER)
    const before = structuredClone(list)
    const [a, b, c] = preview(list, [other, newer, { ...attended, titulo: 'X' }], 'estacion')
    expect(list).toEqual(before)
    expect(a).toEqual({ kind: 'new', report: other })
    expect(b).toMatchObject({
      kind: 'changed',
      differences: [{ campo: 'estado', stored: 'PENDIENTE', incoming: 'CERRADO', stays: 'incoming' }],
    })
    expect(writesOf(preview(list, [other, newer, attended], 'estacion'))).toEqual({
      fresh: [other],
      updates: [newer],
    })
    expect(c).toMatchObject({
      kind: 'known',
      differences: [{ campo: 'titulo', incoming: 'X', stays: 'stored' }],
    })
  })
})

describe('updating a stored report', () => {
  test('refreshes fechaActualizacion and only the instant of the group that changed', async () => {
    await signIn('user-1')
    const [report] = await reportesRepository.all()
    const { id } = report as Reporte
    const before = cambiosOf(report as Reporte)
    const saved = await reportesRepository.update(id, { estado: 'CERRADO' })
    expect(saved.fechaActualizacion > (report as Reporte).fechaActualizacion).toBe(true)
    expect(saved.cambios).toEqual({ ...before, atencion: saved.fechaActualizacion })
    const renamed = await reportesRepository.update(id, { titulo: 'Otro título' })
    expect(renamed.cambios?.atencion).toBe(saved.cambios?.atencion)
    expect(renamed.cambios?.contenido).toBe(renamed.fechaActualizacion)
  })

  test('an import keeps the instants it brings', async () => {
    await signIn('user-1')
    const newer = edited(fresh, { estado: 'CERRADO' }, LATER)
    const {
      updates: [report],
    } = writesOf(preview([fresh], [newer], 'estacion'))
    expect(await reportesRepository.update(fresh.id, report as Reporte)).toEqual(report)
  })

  test('a field that the newer version removed is removed', async () => {
    await signIn('user-1')
    const newer = edited(fresh, { ubicacion: undefined }, LATER)
    const {
      updates: [report],
    } = writesOf(preview([fresh], [newer], 'estacion'))
    await reportesRepository.update(fresh.id, report as Reporte)
    const stored = await reportesRepository.find(fresh.id)
    expect(stored).toMatchObject({ titulo: fresh.titulo, cambios: newer.cambios })
    expect(stored?.ubicacion).toBeUndefined()
  })

  test('a change is later than the one before it even on a phone whose clock is behind', () => {
    const ahead = edited(fresh, { estado: 'EN_PROCESO' }, LAST)
    const behind = edited(ahead, { estado: 'CERRADO' }, LATER)
    expect(cambiosOf(behind).atencion > cambiosOf(ahead).atencion).toBe(true)
    expect(merge(ahead, behind).estado).toBe('CERRADO')
  })
})
