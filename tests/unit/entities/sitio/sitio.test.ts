import { expect, test } from 'vitest'
import { anioDe, anioPieDe } from '@/entities/sitio/anio'
import { atencionDe } from '@/entities/sitio/atencion'
import {
  CALCULADA,
  CIFRA_IDS,
  type CifraId,
  CONSTANTES,
  cifraDe,
  isSampleCifra,
} from '@/entities/sitio/cifras'
import { diapositivasDe } from '@/entities/sitio/diapositivas'
import { serviciosDe } from '@/entities/sitio/servicios'
import { redesDe, type Sitio } from '@/entities/sitio/sitio'
import { textosDe } from '@/entities/sitio/textos'
import { countBy } from '@/shared/lib/text'
import { TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'

const SAMPLE: Sitio = { ejemplo: true }
const OWN: Sitio = { ejemplo: false }
const TODAY = new Date(2027, 4, 5)
const INSTITUCION = { nombreInstitucion: 'Bomberos de Nabón', canton: 'Nabón' }

test('the catalogue has the fifteen services, each with its own icon, in order', () => {
  const services = serviciosDe(SAMPLE)
  expect(services.map(({ orden }) => orden)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
  expect(new Set(services.map(({ icono }) => icono)).size).toBe(15)
  expect(Object.fromEntries(countBy(services, ({ tipo }) => tipo))).toEqual({
    RESCATE: 4,
    INCENDIO: 4,
    MATERIALES_PELIGROSOS: 1,
    FLUVIAL: 2,
    PREVENCION: 1,
    CAPACITACION: 3,
  })
})

test('a catalogue of one’s own shows its active services by orden', () => {
  const [first, second, third] = serviciosDe(SAMPLE)
  if (!first || !second || !third) throw new Error('no services')
  const servicios = [
    { ...first, orden: 3 },
    { ...second, activo: false },
    { ...third, orden: 1 },
  ]
  expect(serviciosDe({ servicios }).map(({ id }) => id)).toEqual(['servicio-3', 'servicio-1'])
  expect(textosDe({ ...SAMPLE, servicios }, INSTITUCION).lemaServicios).toMatch(/^Servicios gratuitos/)
})

test('attentions by type add up to the total', () => {
  const sum = TIPOS_SERVICIO.reduce((total, tipo) => total + Number(CONSTANTES[tipo]), 0)
  expect(String(sum)).toBe(CONSTANTES.atenciones)
})

test('the hero has two slides, the first titled with the institution, until a brigade has its own', () => {
  expect(diapositivasDe({}, 'Bomberos X').map(({ titulo }) => titulo)).toEqual([
    'Bomberos X',
    'Unidad de Rescate en Acción',
  ])
  const own = { id: 'a', titulo: '', url: 'https://example.org/a.jpg', creditos: '' }
  expect(diapositivasDe({ diapositivas: [own] }, 'Bomberos X')).toEqual([{ ...own, titulo: 'Bomberos X' }])
  expect(diapositivasDe({ diapositivas: [] }, 'Bomberos X')).toHaveLength(2)
})

test('the sample brigade has the figures of the spec', () => {
  const shown = CIFRA_IDS.map((id) => cifraDe(id, SAMPLE, {}, TODAY))
  expect(shown).toEqual(Object.values(CONSTANTES))
  expect(anioDe(SAMPLE, TODAY)).toBe('2024')
  expect(anioPieDe(SAMPLE, TODAY)).toBe('2024')
})

test('without the samples a figure is counted or not shown, never invented', () => {
  const shown = Object.fromEntries(CIFRA_IDS.map((id) => [id, cifraDe(id, OWN, { activos: '7' }, TODAY)]))
  expect(shown).toMatchObject({ activos: '7', atenciones: '', capacitadas: '', experiencia: '', nuevos: '' })
  // Promises, which count nothing.
  expect(shown).toMatchObject({ disponibilidad: '24/7', compromiso: '100%' })
  expect(CIFRA_IDS.filter((id) => shown[id]).sort()).toEqual(['activos', 'compromiso', 'disponibilidad'])
  expect(anioDe(OWN, TODAY)).toBe('2027')
})

/** By what is stored: the year that is shown, of the sample brigade and of a real one, on 5 May 2027. */
const YEARS: [stored: Partial<Sitio>, sample: string, own: string][] = [
  [{}, '2024', '2027'],
  [{ anioQue: 'curso' }, '2027', '2027'],
  [{ anioQue: 'completo' }, '2026', '2026'],
  [{ anio: '2025' }, '2025', '2025'],
  // A phone of an earlier version knows the fixed year alone: what it wrote last stands.
  [{ anio: '2025', anioQue: 'completo' }, '2025', '2025'],
  [{ anioQue: 'de una versión que viene' }, '2024', '2027'],
]

test.each(YEARS)('the site shows the year that was chosen: %j', (stored, sample, own) => {
  expect([anioDe({ ...SAMPLE, ...stored }, TODAY), anioDe({ ...OWN, ...stored }, TODAY)]).toEqual([
    sample,
    own,
  ])
  expect(anioPieDe({ ...SAMPLE, ...stored }, TODAY)).toBe('2024')
})

test('the spec’s figures are those of 2024: in another year the sample brigade’s are counted', () => {
  const sitio: Sitio = { ...SAMPLE, anio: '2026' }
  const contadas = { anio: '2026', atenciones: '12', activos: '3', RESCATE: '4', respuesta: '' }
  const shown = (id: CifraId) => [cifraDe(id, sitio, contadas, TODAY), isSampleCifra(id, sitio, TODAY)]
  expect(shown('atenciones')).toEqual(['12', false])
  expect(shown('activos')).toEqual(['3', false])
  expect(shown('RESCATE')).toEqual(['4', false])
  // Nothing counts how many were trained, and nobody took a time.
  for (const id of ['respuesta', 'capacitadas', 'ejecucion', 'FLUVIAL'] as const)
    expect(shown(id), id).toEqual(['', false])
  expect(shown('experiencia')).toEqual(['15+', true])
  expect(isSampleCifra('atenciones', SAMPLE, TODAY)).toBe(true)
})

test('what was counted of another year isn’t shown under this one', () => {
  const contadas = { anio: '2026', atenciones: '12', activos: '3', ejecucion: '40 %' }
  const shown = (sitio: Sitio) =>
    (['atenciones', 'ejecucion', 'activos'] as const).map((id) => cifraDe(id, sitio, contadas, TODAY))
  expect(shown(OWN)).toEqual(['', '', '3'])
  expect(shown({ ...OWN, anioQue: 'completo' })).toEqual(['12', '40 %', '3'])
})

test('a figure that somebody wrote or asked to be counted stands for both brigades', () => {
  for (const brigade of [SAMPLE, OWN]) {
    const sitio: Sitio = {
      ...brigade,
      atenciones: '31',
      activos: CALCULADA,
      vehiculos: '',
      experiencia: '40+',
    }
    const shown = (id: Parameters<typeof cifraDe>[0]) =>
      cifraDe(id, sitio, { activos: '7', vehiculos: '3' }, TODAY)
    expect([shown('atenciones'), shown('activos'), shown('vehiculos'), shown('experiencia')]).toEqual([
      '31',
      '7',
      '',
      '40+',
    ])
  }
})

test('the minutes have a decimal comma, whoever counted or wrote them', () => {
  const minutes = (sitio: Sitio, counted?: string) =>
    cifraDe('respuesta', sitio, { anio: '2027', respuesta: counted }, TODAY)
  expect(minutes(SAMPLE)).toBe('8,5')
  expect(minutes({ ...OWN, respuesta: '7.5' })).toBe('7,5')
  // A device of an earlier version counts with a point.
  expect(minutes(OWN, '6.5')).toBe('6,5')
})

test('the sample brigade has the spec’s social links; a real one only what it set', () => {
  expect(redesDe(SAMPLE).map(({ id }) => id)).toEqual(['facebook', 'instagram', 'youtube'])
  expect(redesDe(OWN)).toEqual([])
  expect(redesDe({ ...OWN, tiktok: 'https://www.tiktok.com/@nabon' })).toEqual([
    { id: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/@nabon' },
  ])
  // An import may hold anything; and a place that was left empty stays so.
  expect(redesDe({ ...SAMPLE, facebook: 'javascript:alert(1)', youtube: '' }).map(({ id }) => id)).toEqual([
    'instagram',
  ])
})

test('the home page has its words, with the canton, until a brigade writes its own', () => {
  const textos = textosDe(SAMPLE, INSTITUCION)
  expect(textos).toMatchObject({ insignia: 'Bomberos de Nabón', titular: 'Al Servicio de' })
  expect(textos.mision).toContain('la naturaleza de Nabón:')
  expect(Object.values(textos).join(' ')).not.toContain('Villa Esperanza')
  const own = textosDe({ ...OWN, mision: 'Servir.', lemaEquipo: '', titular: '' }, INSTITUCION)
  expect(own).toMatchObject({ mision: 'Servir.', lemaEquipo: '', titular: 'Al Servicio de' })
})

test('mails and hours are the institution’s until they are set one by one', () => {
  const correos = { general: 'a@nabon.example', quejas: 'b@nabon.example' }
  expect(atencionDe({}, correos)).toMatchObject({
    correoInformacion: 'a@nabon.example',
    correoInspecciones: 'a@nabon.example',
    correoQuejas: 'b@nabon.example',
    horarioOficinas: 'Lun-Vie 8:00-17:00',
  })
  expect(atencionDe({ correoQuejas: 'c@nabon.example', horarioOficinas: '' }, correos)).toMatchObject({
    correoQuejas: 'c@nabon.example',
    horarioOficinas: '',
  })
})
