import { describe, expect, test } from 'vitest'
import { touchReporte } from '@/entities/reportes/cambios'
import { misReportesRepository } from '@/entities/reportes/mis-reportes/repository'
import {
  answerOf,
  applyAnswer,
  envioOf,
  isStillHere,
  isUnsure,
  newSeguimiento,
  type Seguimiento,
  shared,
  timeline,
} from '@/entities/reportes/mis-reportes/seguimiento'
import type { Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'

const [, report] = sampleReportes() as [Reporte, Reporte]
const NOW = '2026-03-02T12:00:00.000Z'
const LATER = '2026-03-03T12:00:00.000Z'
const saved = newSeguimiento(report)
const triaged = (next: Partial<Reporte>, now: string, before = report): Reporte => {
  const changed = { ...before, ...next }
  return { ...changed, ...touchReporte(changed, before, now) }
}

function updated(records: Seguimiento[], acuse: Parameters<typeof applyAnswer>[1], now = NOW): Seguimiento {
  const result = applyAnswer(records, acuse, now)
  return result.kind === 'updated' ? result.record : expect.fail(result.kind)
}

describe('this phone’s own reports', () => {
  test('a saved and shared report is not received before the station says so', () => {
    expect([envioOf(saved), isStillHere(saved)]).toEqual(['GUARDADO', true])
    const sent = shared(saved, NOW)
    expect([envioOf(sent), isStillHere(sent)]).toEqual(['COMPARTIDO', false])
    expect(shared(sent, LATER)).toEqual(sent)
    expect(timeline(sent).map(({ paso }) => paso)).toEqual(['GUARDADO', 'COMPARTIDO'])
    // An instant of reception without an acknowledgement proves nothing.
    expect(envioOf({ ...sent, recibido: NOW })).toBe('COMPARTIDO')
    expect(timeline({ ...sent, recibido: NOW }).map(({ paso }) => paso)).toEqual(['GUARDADO', 'COMPARTIDO'])
  })

  test('a report whose way was opened is not shared, nor surely still here, until the person says', () => {
    const tried = { ...saved, intentado: NOW }
    expect([envioOf(tried), isUnsure(tried), isStillHere(tried)]).toEqual(['GUARDADO', true, false])
    expect(timeline(tried).map(({ paso }) => paso)).toEqual(['GUARDADO'])
    expect(shared(tried, LATER)).toEqual({ ...saved, compartido: LATER })
    // The station has it, whatever the person remembers.
    expect(isUnsure(updated([tried], answerOf(report)))).toBe(false)
  })

  test('an acknowledgement makes it received, and an answer gives it the new state', () => {
    const received = updated([shared(saved, NOW)], answerOf(report))
    expect(envioOf(received)).toBe('RECIBIDO')
    expect(timeline(received).at(-1)).toEqual({ paso: 'RECIBIDO', instante: NOW })
    const answer = answerOf(
      triaged({ estado: 'EN_PROCESO', respuesta: 'Ya vamos', administrador: 'Jefe' }, LATER),
    )
    const answered = updated([received], answer, LATER)
    expect(answered.recibido).toBe(NOW)
    expect(timeline(answered).at(-1)).toEqual({
      paso: 'ATENDIDO',
      instante: LATER,
      estado: 'EN_PROCESO',
      respuesta: 'Ya vamos',
      administrador: 'Jefe',
    })
  })

  test('an acknowledgement opened twice or out of order changes nothing', () => {
    const first = triaged({ estado: 'EN_PROCESO' }, NOW)
    const second = triaged({ estado: 'CERRADO' }, LATER, first)
    const record = updated([saved], answerOf(second))
    expect(applyAnswer([record], answerOf(second), LATER)).toEqual({ kind: 'known', record })
    expect(applyAnswer([record], answerOf(first), LATER)).toEqual({ kind: 'known', record })
    expect(applyAnswer([record], answerOf(report), LATER)).toEqual({ kind: 'known', record })
  })

  test('a report that this phone does not hold stays unknown', () => {
    expect(applyAnswer([saved], { ...answerOf(report), id: 'reporte-9' }, NOW)).toEqual({ kind: 'unknown' })
    expect(applyAnswer([], answerOf(report), NOW)).toEqual({ kind: 'unknown' })
  })

  test('the list starts empty, keeps the report’s id and needs no account', async () => {
    expect(await misReportesRepository.all()).toEqual([])
    await misReportesRepository.restore([saved])
    await misReportesRepository.update(saved.id, shared(saved, NOW))
    expect(await misReportesRepository.all()).toEqual([shared(saved, NOW)])
    await misReportesRepository.remove([saved.id])
    expect(await misReportesRepository.all()).toEqual([])
  })

  test('a damaged acknowledgement in storage never says received', async () => {
    const raw = { data: [{ ...saved, recibido: NOW, acuse: { estado: 'LISTO' } }], timestamp: Date.now() }
    localStorage.setItem('bomberos_reportes_misReportes', JSON.stringify(raw))
    const [record] = await misReportesRepository.all()
    expect(record && envioOf(record)).toBe('GUARDADO')
  })
})
