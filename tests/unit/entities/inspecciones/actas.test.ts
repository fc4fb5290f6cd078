import { expect, test } from 'vitest'
import type { At } from '@/access/module'
import type { Acta, Paso } from '@/entities/inspecciones/visita/acta'
import { actaDoc, actaMessage } from '@/entities/inspecciones/visita/acta-doc'
import { actaPdf } from '@/entities/inspecciones/visita/acta-pdf'
import { agenda } from '@/entities/inspecciones/visita/agenda'
import { casoDe, casosAbiertos, puntosVencidos } from '@/entities/inspecciones/visita/caso'
import { actasList, plazosList } from '@/entities/inspecciones/visita/listas'
import { PLANTILLA_BASE } from '@/entities/inspecciones/visita/plantilla'
import { CONOCIDOS, plazoDePaso } from '@/entities/inspecciones/visita/plazo'
import { idDeProrroga, type Prorroga } from '@/entities/inspecciones/visita/prorroga'
import { conNumero, idDeActa, venceDe } from '@/entities/inspecciones/visita/termino'
import type { Visita } from '@/entities/inspecciones/visita/visita'
import { feriadosDe } from '@/shared/lib/ley/feriados'
import { KINDS } from '../../../hostile-records'
import { KEYS } from '../../../keys'

const FERIADOS = feriadosDe([{ dia: '2026-07-30', nombre: 'Cantonización' }], [])
const diasDe = (paso: Paso): number => plazoDePaso([], paso)?.dias ?? 0

// Each counted on a calendar of paper: [day of the act, its step, last day].
test.each([
  ['2026-03-02', 'PRIMERA', '2026-03-12', 'a Monday: Tuesday is the first of eight'],
  ['2026-03-07', 'SEGUNDA', '2026-03-11', 'a Saturday: Monday is the first of three'],
  ['2026-10-29', 'PRIMERA', '2026-11-12', 'over the dead and Cuenca'],
  ['2026-12-21', 'PRIMERA', '2027-01-04', 'over Christmas, a year’s end and New Year'],
  ['2026-12-30', 'SEGUNDA', '2027-01-05', 'over New Year'],
  ['2024-02-28', 'SEGUNDA', '2024-03-04', 'a leap day on which people work'],
  ['2028-02-25', 'SEGUNDA', '2028-03-03', 'a leap day that is carnival'],
  ['2026-07-28', 'PRECLAUSURA', '2026-08-03', 'over a holiday of the canton'],
] as const)('the term of an act of %s (%s) ends on %s: %s', (dia, paso, vence, _why) => {
  expect(venceDe(dia, diasDe(paso), FERIADOS)).toBe(vence)
})

test('the report that all is well and the letter have no term', () => {
  expect(plazoDePaso([], 'FAVORABLE')).toBeUndefined()
  expect(plazoDePaso([], 'OFICIO')).toBeUndefined()
  expect(CONOCIDOS.map(({ que, dias }) => [que, dias])).toEqual([
    ...[
      ['PRIMERA', 8],
      ['SEGUNDA', 3],
      ['PRECLAUSURA', 3],
      ['PRORROGA', 8],
    ],
  ])
})

test('a brigade’s own term is given from then on; whoever writes none, or no source, is refused', () => {
  const own = {
    id: 'plazo-primera',
    que: 'PRIMERA',
    dias: 10,
    fuente: 'Ordenanza 12',
    verificado: '2026-05-02',
  } as const
  expect(plazoDePaso([own], 'PRIMERA')).toBe(own)
  expect(plazoDePaso([own], 'SEGUNDA')?.dias).toBe(3)
  const write = (changes: object) => () =>
    plazosList.rules?.(null)([{ before: null, after: { ...own, ...changes } }])
  expect(write({})).not.toThrow()
  for (const dias of [0, 181, 2.5, Number.NaN, '8'])
    expect(write({ dias })).toThrow('Escriba cuántos días hábiles, de 1 a 180.')
  expect(write({ fuente: ' ' })).toThrow('Escriba quién lo dice.')
  expect(write({ verificado: 'ayer' })).toThrow('Escriba el día.')
})

const LOCAL = 'local-1790011674001-001'

const acta = (paso: Paso, dia: string, of: Partial<Acta> = {}): Acta => ({
  ...{
    id: `acta-${paso}-${dia}`,
    numero: `A-${paso}`,
    paso,
    local: LOCAL,
    visita: '',
    plantilla: 'base-1',
    dia,
  },
  ...{
    puntos: 'ex1 sa2',
    dias: diasDe(paso),
    vence: venceDe(dia, diasDe(paso), FERIADOS),
    por: 'Inspector',
  },
  ...of,
})

const visita = (dia: string, of: Partial<Visita> = {}): Visita => ({
  ...{ id: `visita-${dia}`, local: LOCAL, dia, equipo: 'a', plantilla: 'base-1', respuestas: '' },
  ...{ fin: `${dia}T10:00`, resultado: 'NO_CUMPLE', fallas: 'ex1 sa2' },
  ...of,
})

const prorroga = (of: Partial<Prorroga>): Prorroga => ({
  ...{
    id: 'prorroga-1',
    acta: 'acta-PRIMERA-2026-03-02',
    dia: '2026-03-05',
    puntos: 'sa2',
    hasta: '2026-04-10',
  },
  ...{ pide: 'Rosa Vera', comoQue: 'dueña', motivo: '', decision: 'APROBADA', decide: 'Jefatura' },
  ...of,
})

const FIRST = acta('PRIMERA', '2026-03-02')
const known = (actas: Acta[], visitas: Visita[] = [], prorrogas: Prorroga[] = []) => ({
  actas,
  visitas,
  prorrogas,
  hoy: '2026-12-31',
})

test('two phones number their acts apart, and each goes on where it was', () => {
  const blank = { ...FIRST, numero: '' }
  expect(conNumero(blank, [], '4f2abc12').numero).toBe('A-2026-0001-4F2A')
  const list = [
    { ...FIRST, numero: 'A-2026-0007-4F2A' },
    { ...FIRST, numero: 'A-2026-0099-B0B0' },
  ]
  expect(conNumero(blank, list, '4f2abc12').numero).toBe('A-2026-0008-4F2A')
  expect(conNumero({ ...blank, dia: '2027-01-04' }, list, '4f2abc12').numero).toBe('A-2027-0001-4F2A')
  expect(idDeActa(FIRST, 'a')).not.toBe(idDeActa(FIRST, 'b'))
})

test('a paper that was handed over keeps its points, its term and its number', () => {
  const write = (changes: Partial<Acta>) => () =>
    actasList.rules?.(null)([{ before: FIRST, after: { ...FIRST, ...changes } }])
  expect(write({ recibe: 'Luis Mora' })).not.toThrow()
  for (const changes of [
    ...[{ numero: 'A-2026-0002' }, { dia: '2026-03-03' }, { puntos: 'ex1' }],
    ...[{ dias: 20 }, { vence: '2026-04-01' }, { paso: 'SEGUNDA' as const }, { plantilla: 'otra' }],
  ])
    expect(write(changes), JSON.stringify(changes)).toThrow('Un papel entregado no se cambia.')
})

test('a premises goes from notice to notice until it complies', () => {
  expect(casoDe(LOCAL, known([]))).toBeUndefined()
  expect(casoDe(LOCAL, known([FIRST], [visita('2026-03-02')]))).toMatchObject({
    ...{ siguiente: 'SEGUNDA', vence: '2026-03-12', puntos: ['ex1', 'sa2'] },
  })
  // What was seen again leaves only what still fails.
  const again = visita('2026-03-13', { fallas: 'sa2', anterior: 'visita-2026-03-02' })
  expect(casoDe(LOCAL, known([FIRST], [visita('2026-03-02'), again]))).toMatchObject({ puntos: ['sa2'] })
  const second = acta('SEGUNDA', '2026-03-13', { puntos: 'sa2' })
  expect(casoDe(LOCAL, known([FIRST, second], [again]))).toMatchObject({
    ...{ acta: second, siguiente: 'PRECLAUSURA', vence: '2026-03-18' },
  })
  const letter = acta('OFICIO', '2026-04-01')
  expect(casoDe(LOCAL, known([letter, second, FIRST]))).toMatchObject({ siguiente: undefined, vence: '' })
  const well = visita('2026-04-02', { resultado: 'APROBADO', fallas: '' })
  expect(casoDe(LOCAL, known([letter, FIRST], [well]))).toBeUndefined()
  expect(casosAbiertos(known([letter, FIRST], [well]))).toEqual([])
  expect(
    casoDe(LOCAL, known([FIRST], [visita('2026-03-10', { resultado: 'PENDIENTE', fallas: '' })])),
  ).toBeDefined()
  expect(casoDe(LOCAL, known([FIRST, acta('FAVORABLE', '2026-04-02', { vence: '' })]))).toBeUndefined()
})

test('what complied once is another case the next time: neither a closed door nor what fails then brings the old notice back', () => {
  const well = visita('2026-03-02', {
    id: 'otra-vez',
    anterior: 'visita-2026-03-02',
    resultado: 'APROBADO',
    fallas: '',
    fin: '2026-03-02T16:00',
  })
  const report = acta('FAVORABLE', '2026-03-02', { puntos: '', dias: 0, vence: '' })
  const later = (of: Partial<Visita>) => visita('2027-02-01', { anterior: '', ...of })
  for (const actas of [[FIRST], [FIRST, report], [report, FIRST]])
    for (const last of [
      later({ resultado: 'NO_CUMPLE' }),
      later({ resultado: 'PENDIENTE', fallas: '' }),
      later({ resultado: '', fin: '' }),
    ]) {
      const visitas = [last, visita('2026-03-02'), well]
      expect(casoDe(LOCAL, known(actas, visitas))).toBeUndefined()
      expect(casosAbiertos(known(actas, visitas))).toEqual([])
    }
  // Of two inspectors of one day it isn't the one who saw less that closes it.
  const other = visita('2026-03-02', {
    id: 'de-otra',
    equipo: 'b',
    resultado: 'APROBADO',
    fallas: '',
    fin: '2026-03-02T09:00',
  })
  expect(casoDe(LOCAL, known([FIRST], [visita('2026-03-02'), other]))).toMatchObject({ siguiente: 'SEGUNDA' })
})

test('more time for one point leaves the others due, and the next notice leaves that point out', () => {
  const caso = casoDe(LOCAL, known([FIRST], [], [prorroga({})])) ?? expect.fail()
  expect(caso.vence).toBe('2026-03-12')
  expect(puntosVencidos(caso, '2026-03-13')).toEqual(['ex1'])
  expect(puntosVencidos(caso, '2026-04-10')).toEqual(['ex1'])
  expect(puntosVencidos(caso, '2026-04-11')).toEqual(['ex1', 'sa2'])
  const both = casoDe(LOCAL, known([FIRST], [], [prorroga({ puntos: 'sa2 ex1' })]))
  expect(both?.vence).toBe('2026-04-10')
  for (const decision of ['', 'NEGADA'] as const)
    expect(casoDe(LOCAL, known([FIRST], [], [prorroga({ decision, puntos: 'sa2 ex1' })]))?.vence).toBe(
      '2026-03-12',
    )
  expect(idDeProrroga(prorroga({}))).toBe('prorroga-PRIMERA-2026-03-02-2026-03-05')
})

const DE = {
  nombre: 'Bazar <b>Luz</b>',
  numero: '1790011674001 · 001',
  dueno: 'Luz',
  direccion: 'Sucre',
  actividad: '',
}

test('a paper says only what fails, with its article, its note, its limit and its last day', () => {
  const doc = actaDoc(
    { ...FIRST, numero: 'A-2026-0001-4F2A', pide: 3, notas: [{ punto: 'sa2', nota: 'Con cadena' }] },
    DE,
    PLANTILLA_BASE,
  )
  expect(doc.subject).toBe('N.º A-2026-0001-4F2A · 2 de marzo de 2026')
  expect(doc.hallazgos).toEqual([
    { texto: 'Extintores que sirven (hacen falta 3)', articulo: 'arts. 29, 31 y 120', nota: '' },
    {
      texto: 'Puertas de 0,86 × 2,10 m que se abren hacia afuera, sin llave ni cadena',
      articulo: 'arts. 17, 18 y 211',
      nota: 'Con cadena',
    },
  ])
  expect(doc.textos[0]?.[1]).toContain('hasta el 12 de marzo de 2026: 8 días hábiles de término')
  expect(doc.firmas).toEqual(['Inspector', 'Recibí, por el local'])
  const message = actaMessage(FIRST, DE, PLANTILLA_BASE)
  expect(message.split('\n')[1]).toBe('Bazar <b>Luz</b>')
  expect(actaDoc(FIRST, DE, undefined).hallazgos[0]?.texto).toContain('Punto ex1 de una lista')
  const letter = actaDoc(acta('OFICIO', '2026-04-01', { recibe: 'Comisaría Municipal' }), DE, PLANTILLA_BASE)
  expect(letter.textos[0]).toEqual(['Para', 'Comisaría Municipal'])
  expect(letter.firmas).toEqual(['Jefatura'])
})

test('a paper with every odd text in it is a PDF all the same', async () => {
  const odd = Object.values(KINDS).join(' ')
  const raro = acta('PRIMERA', '2026-03-02', {
    ...{ numero: odd, puntos: `ex1 ${odd}`, por: odd, recibe: odd, comoQue: odd, texto: odd, vence: odd },
    notas: [{ punto: 'ex1', nota: odd }],
  })
  const de = { nombre: odd, numero: odd, dueno: odd, direccion: odd, actividad: odd }
  const pdf = actaPdf(
    actaDoc(raro, de, PLANTILLA_BASE),
    { nombreInstitucion: odd, direccion: odd },
    '2026-03-02',
  )
  const text = await pdf.text()
  expect(text.startsWith('%PDF')).toBe(true)
  expect(text).not.toMatch(/\/JavaScript|\/JS|\/URI/)
})

test('each paper is a PDF of one page', async () => {
  for (const paso of ['FAVORABLE', 'PRIMERA', 'SEGUNDA', 'PRECLAUSURA', 'OFICIO'] as const) {
    const pdf = actaPdf(
      actaDoc(acta(paso, '2026-03-02'), DE, PLANTILLA_BASE),
      { nombreInstitucion: 'Bomberos', direccion: 'Centro' },
      '2026-03-02',
    )
    const text = await pdf.text()
    expect(text.startsWith('%PDF'), paso).toBe(true)
    expect(text.match(/\/Type \/Page\b/g), paso).toHaveLength(1)
  }
})

const at =
  (data: Record<string, unknown>): At =>
  <T>(key: string) =>
    data[key] as T

const stored = (actas: Acta[], abiertas: Visita[] = []) =>
  at({
    [KEYS.actasInspeccion]: actas,
    [KEYS.prorrogas]: [],
    [KEYS.visitas]: [],
    [KEYS.visitasAbiertas]: abiertas,
    [KEYS.locales]: [{ id: LOCAL, nombre: 'Bazar Luz' }],
  })

const waits = (hoy: string, actas: Acta[], abiertas: Visita[] = []) =>
  agenda.waits?.(stored(actas, abiertas), { hoy, ahora: 0 }).map(({ titulo, prisa }) => [titulo, prisa])

test('a visit that a clock ahead dated is told where things wait, and leads to its premises', () => {
  const stored: Record<string, unknown[]> = {
    [KEYS.visitas]: [visita('2026-03-02'), visita('2027-03-02', { resultado: 'APROBADO' })],
  }
  const at: At = <T>(key: string) => (stored[key] ?? []) as T
  const lines = agenda.waits?.(at, { hoy: '2026-03-12', ahora: 0 }) ?? []
  expect(lines.map(({ titulo, search }) => [titulo, search])).toEqual([
    ['1 visita con un día que todavía no llega', { local: LOCAL }],
  ])
})

test('what ends today stands among what has to be seen to, and in a calendar without a name', () => {
  expect(waits('2026-03-08', [FIRST])).toEqual([])
  expect(waits('2026-03-09', [FIRST])).toEqual([['Termina el plazo de Bazar Luz', 'PRONTO']])
  expect(waits('2026-03-12', [FIRST])).toEqual([['Hoy termina el plazo de Bazar Luz', 'PRONTO']])
  expect(waits('2026-03-13', [FIRST])).toEqual([['Terminó el plazo de Bazar Luz', 'VENCIDO']])
  const many = Array.from({ length: 5 }, (_, n) => ({ ...FIRST, id: `acta-${n}`, local: `local-${n}` }))
  expect(waits('2026-03-13', many)).toEqual([['5 locales con el plazo de su acta vencido', 'VENCIDO']])
  expect(waits('2026-03-08', [], [visita('2026-03-07', { resultado: '' })])).toEqual([
    ['1 visita sin terminar', undefined],
  ])
  const due = agenda.due?.(stored([FIRST]), { hoy: '2026-03-01', hasta: '2026-04-01' })
  expect(due).toMatchObject([{ dia: '2026-03-12', titulo: 'Termina el plazo del acta A-PRIMERA' }])
  expect(JSON.stringify(due)).not.toContain('Luz')
})
