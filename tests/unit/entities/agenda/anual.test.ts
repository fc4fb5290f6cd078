import { expect, test } from 'vitest'
import type { Anual } from '@/access/module'
import type { Uses } from '@/access/uses'
import { loadAgendas } from '@/entities/agenda'
import { anoDe, antesDicho, dichoDe } from '@/entities/anual'
import { storedAt } from '@/entities/modules'
import { KEYS } from '../../../keys'

const LAW: readonly string[] = ['lotaip', 'fases', 'presupuesto-publico']
const only =
  (...used: string[]): Uses =>
  (modulo) =>
    used.includes(modulo)
const yearsOf = async (uses: Uses) => (await loadAgendas(uses)).flatMap(({ year }) => year ?? [])

/** What a device would tell that has stored this, and hasn't all of those that read `unseen`. */
async function anoOf(
  stored: Record<string, unknown>,
  hoy: string,
  { uses = only(...LAW), unseen }: { uses?: Uses; unseen?: string } = {},
) {
  const empty = (key: string) => {
    const there = storedAt(key) ?? expect.fail(key)
    return 'defaults' in there ? there.defaults() : []
  }
  const at = <T>(key: string) => (key in stored ? stored[key] : empty(key)) as T
  const sees = ({ reads }: Anual) => !unseen || !reads.includes(unseen)
  const years = await yearsOf(uses)
  return anoDe(
    years.filter(sees),
    years.filter((one) => !sees(one)),
    at,
    hoy,
  )
}

/** Each step as the screen says it: state, name, how it stands. */
async function told(...[stored, hoy, device]: Parameters<typeof anoOf>) {
  const ano = (await anoOf(stored, hoy, device)) ?? expect.fail('nothing to tell')
  const say = (pasos: typeof ano.antes) =>
    pasos.map((one) => `${one.estado} ${one.titulo}: ${dichoDe(one, hoy)}`)
  const { sigue } = ano
  return {
    sigue: sigue && `${sigue.titulo}, ${dichoDe(sigue, hoy)}`,
    antes: say(ano.antes),
    faltan: say(ano.faltan),
    resumen: antesDicho(ano.antes),
  }
}

const worked = (mes: string) => ({ id: `lotaip-${mes}-6`, mes, numeral: '6' })
const filed = (mes: string, fecha: string) => ({ id: `p-${mes}`, mes, fecha, constancia: '1', hecho: '' })
const onSite = (mes: string, publicado: string) => ({ id: `publicado-${mes}`, mes, publicado })
const corte = (fecha: string, publicado = '') => ({
  ...{ id: `corte-${fecha}`, ejercicio: Number(fecha.slice(0, 4)), fecha, hecho: `${fecha}T15:00:00Z` },
  publicado,
})
const tarea = (fase: string, hasta: string, hecha = '', ejercicio = 2025) => ({
  ...{ id: `${fase}-${hasta}-${hecha}`, ejercicio, fase, titulo: `Paso del ${hasta}`, orden: 1 },
  ...{ desde: '', hasta, hecha, responsable: '' },
})

test('months, cuts and phases stand in the order in which they happen, and the next one is named', async () => {
  // 15 November 2026 is a Sunday: October's month has a day more.
  expect(
    await told(
      {
        [KEYS.lotaipMeses]: [worked('2026-08'), worked('2026-10')],
        [KEYS.lotaipPresentaciones]: [filed('2026-09', '2026-10-14'), filed('2026-08', '2026-09-15')],
        [KEYS.congelados]: [
          corte('2026-09-30'),
          corte('2026-06-30', '2026-07-20T15:00:00Z'),
          corte('2025-12-31', '2026-02-02T15:00:00Z'),
        ],
        [KEYS.fases]: [
          tarea('PLANIFICACION', '2026-03-31', '2026-03-20'),
          tarea('PLANIFICACION', '2026-03-31', '2026-03-27'),
          tarea('ENTREGA', '2026-06-30', '2026-06-29'),
        ],
      },
      '2026-11-10',
    ),
  ).toEqual({
    sigue: 'Transparencia de octubre, hasta el 16 de noviembre',
    resumen: '6 hechas · de 8 no se sabe',
    antes: [
      'NO_SE_SABE Transparencia de diciembre de 2025: no está anotado si se presentó',
      'HECHO Corte del presupuesto al 31 de diciembre de 2025: publicado el 2 de febrero',
      'NO_SE_SABE Transparencia de enero: no está anotado si se presentó',
      'NO_SE_SABE Transparencia de febrero: no está anotado si se presentó',
      'HECHO Rendición de 2025 (planificación): hecha el 27 de marzo',
      'NO_SE_SABE Transparencia de marzo: no está anotado si se presentó',
      'NO_SE_SABE Transparencia de abril: no está anotado si se presentó',
      'NO_SE_SABE Transparencia de mayo: no está anotado si se presentó',
      'HECHO Rendición de 2025 (entrega): hecha el 29 de junio',
      'NO_SE_SABE Transparencia de junio: no está anotado si se presentó',
      'HECHO Corte del presupuesto al 30 de junio: publicado el 20 de julio',
      'NO_SE_SABE Transparencia de julio: no está anotado si se presentó',
      'HECHO Transparencia de agosto: presentada el 15 de septiembre',
      'HECHO Transparencia de septiembre: presentada el 14 de octubre',
    ],
    faltan: [
      'FALTA Transparencia de octubre: hasta el 16 de noviembre',
      'FALTA Transparencia de noviembre: hasta el 15 de diciembre',
      'FALTA Transparencia de diciembre: hasta el 15 de enero de 2027',
    ],
  })
})

test('where nothing is recorded nothing is done or late', async () => {
  const { sigue, antes, faltan, resumen } = await told({}, '2026-11-27')
  expect(sigue).toBe('Transparencia de noviembre, hasta el 15 de diciembre')
  expect(antes.every((one) => one.startsWith('NO_SE_SABE'))).toBe(true)
  expect(resumen).toBe('de 11 no se sabe')
  expect(faltan).toEqual([
    'FALTA Transparencia de noviembre: hasta el 15 de diciembre',
    'FALTA Transparencia de diciembre: hasta el 15 de enero de 2027',
    'FALTA Corte del presupuesto: ninguno publicado en 2026',
    'NO_SE_SABE Rendición de 2025: el proceso no está abierto',
  ])
})

test('December is filed in January: it closes one year and begins the next', async () => {
  const stored = {
    [KEYS.lotaipMeses]: [worked('2026-11')],
    [KEYS.lotaipPresentaciones]: [filed('2026-11', '2026-12-10')],
  }
  const device = { uses: only('lotaip') }
  expect((await told(stored, '2026-12-31', device)).sigue).toBe(
    'Transparencia de diciembre, hasta el 15 de enero de 2027',
  )
  const first = await told(stored, '2027-01-01', device)
  expect(first.sigue).toBe('Transparencia de diciembre de 2026, hasta el 15 de enero')
  expect(first.antes).toEqual([])
  expect(first.faltan.at(-1)).toBe('FALTA Transparencia de diciembre: hasta el 17 de enero de 2028')
  expect((await told(stored, '2027-01-15', device)).sigue).toBe(
    'Transparencia de diciembre de 2026, hasta hoy',
  )
  const late = await told(stored, '2027-01-16', device)
  expect(late.sigue).toBe('Transparencia de diciembre de 2026, venció el 15 de enero')
  expect(late.faltan[0]).toMatch(/^VENCIDO/)
  const [done] = [filed('2026-12', '2027-01-18')]
  const after = await told({ ...stored, [KEYS.lotaipPresentaciones]: [done] }, '2027-01-19', device)
  // November's is late again, now that nobody says that it was filed; it is of the year before, and still waits.
  expect(after.sigue).toBe('Transparencia de noviembre de 2026, venció el 15 de diciembre de 2026')
  expect(after.antes).toEqual(['HECHO Transparencia de diciembre de 2026: presentada el 18 de enero'])
})

test('what was late at the turn of the year and is filed in the new one stands there as done', async () => {
  const stored = {
    [KEYS.lotaipMeses]: [worked('2026-10')],
    [KEYS.lotaipPresentaciones]: [filed('2026-11', '2027-01-04'), filed('2026-10', '2026-11-16')],
  }
  expect((await told(stored, '2027-01-05', { uses: only('lotaip') })).antes).toEqual([
    'HECHO Transparencia de noviembre de 2026: presentada el 4 de enero',
  ])
})

test('a phase stands by the next of its tasks, and a late one of an earlier year still waits', async () => {
  const fases = [
    tarea('DELIBERACION', '2027-05-20', '', 2026),
    tarea('DELIBERACION', '2027-05-31', '', 2026),
    tarea('DELIBERACION', '2027-05-10', '2027-05-09', 2026),
    tarea('EVALUACION', '', '', 2026),
    tarea('ENTREGA', '2026-06-30', '', 2025),
    tarea('ENTREGA', '2027-12-01', '', 2025),
    tarea('PLANIFICACION', '2028-03-31', '', 2027),
  ]
  const device = { uses: only('fases') }
  const { sigue, faltan } = await told({ [KEYS.fases]: fases }, '2027-05-15', device)
  expect(sigue).toBe('Rendición de 2025 (entrega), venció el 30 de junio de 2026')
  expect(faltan).toEqual([
    'VENCIDO Rendición de 2025 (entrega): venció el 30 de junio de 2026',
    'FALTA Rendición de 2026 (deliberación): hasta el 20 de mayo',
    'FALTA Rendición de 2026 (evaluación): sin fecha',
  ])
  const ano = await anoOf({ [KEYS.fases]: fases }, '2027-05-15', device)
  expect(ano?.faltan[1]).toMatchObject({
    nota: '1 de 3 tareas. Sigue «Paso del 2027-05-20».',
    to: '/admin/rendicion',
    search: { tab: 'proceso', ejercicio: 2026 },
  })
})

test('a month says whether the town reads it, where this device knows', async () => {
  const stored = {
    [KEYS.lotaipMeses]: [worked('2026-09')],
    [KEYS.lotaipPresentaciones]: [filed('2026-09', '2026-10-14'), filed('2026-10', '2026-11-12')],
    [KEYS.lotaipPublicados]: [onSite('2026-10', '2026-11-13T15:00:00Z'), onSite('2026-09', '')],
  }
  const notes = async (published: Record<string, unknown>) =>
    (await anoOf({ ...stored, ...published }, '2026-11-20', { uses: only('lotaip') }))?.antes
      .filter(({ estado }) => estado === 'HECHO')
      .map(({ nota }) => nota)
  expect(await notes({})).toEqual(['Sin publicar en el sitio.', 'En el sitio desde el 13 de noviembre.'])
  expect(await notes({ [KEYS.lotaipPublicados]: null })).toEqual([undefined, undefined])
})

test('cuts that nobody published are counted, and an instant that is none leaves the day of the figures', async () => {
  const device = { uses: only('presupuesto-publico') }
  const cuts = (list: object[]) => anoOf({ [KEYS.congelados]: list }, '2026-11-20', device)
  expect((await cuts([corte('2026-06-30'), corte('2026-09-30'), corte('2025-12-31')]))?.faltan).toMatchObject(
    [{ titulo: 'Corte del presupuesto', nota: '2 cortes hechos, sin publicar.', search: { tab: 'cortes' } }],
  )
  expect((await cuts([corte('2026-06-30', 'ayer')]))?.antes).toMatchObject([{ dia: '2026-06-30' }])
})

test('what this device can’t tell of isn’t known, and the next one is the next of what is', async () => {
  const ano = await anoOf({}, '2026-11-27', { unseen: KEYS.fases })
  expect(ano?.incierto).toBe(true)
  expect(ano?.faltan.at(-1)).toMatchObject({
    titulo: 'Proceso de rendición de cuentas',
    estado: 'NO_SE_SABE',
    dicho: 'no se sabe aquí',
  })
  const blind = await anoOf({}, '2026-11-27', { uses: only('lotaip'), unseen: KEYS.feriados })
  expect([blind?.antes, blind?.sigue]).toEqual([[], undefined])
})

test('modules that the brigade doesn’t use say nothing; with none of them there is no year', async () => {
  expect(await anoOf({}, '2026-11-27', { uses: () => false })).toBeNull()
  const cuts = await anoOf({}, '2026-11-27', { uses: only('presupuesto-publico') })
  expect(cuts?.faltan.map(({ to }) => to)).toEqual(['/admin/presupuesto'])
  expect(cuts?.sigue).toBeUndefined()
})
