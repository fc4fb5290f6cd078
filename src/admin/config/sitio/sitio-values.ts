import type { Configuracion } from '@/entities/configuracion/configuracion'
import { anioPieDe } from '@/entities/sitio/anio'
import { atencionDe } from '@/entities/sitio/atencion'
import { CIFRA_IDS, cifraDeSiempre } from '@/entities/sitio/cifras'
import { DIAPOSITIVAS, type Diapositiva } from '@/entities/sitio/diapositivas'
import { POBLACION_IDS } from '@/entities/sitio/poblacion'
import { SERVICIOS, type ServicioCatalogo } from '@/entities/sitio/servicios'
import { type CampoId, RED_IDS, redDeSiempre, type Sitio } from '@/entities/sitio/sitio'
import { NEEDED_TEXTO, textosDeSiempre, VALORES, type Valor } from '@/entities/sitio/textos'
import { asColor } from '@/shared/lib/tint/contrast'
import { withScheme } from '@/shared/lib/url'
import { same } from '@/shared/storage/merge'

type Listas = { valores: Valor[]; servicios: ServicioCatalogo[]; diapositivas: Diapositiva[] }
type Campos = Record<CampoId, string>

/** The form's values: what the site shows now, its own or the constant. */
export type SitioValues = Campos & Listas

const each = (ids: readonly CampoId[], value: (id: never) => string) =>
  Object.fromEntries(ids.map((id) => [id, value(id as never)]))

/** What stands in each place until a brigade sets it. */
export function siempreDe(sitio: Sitio, institucion: Configuracion, today: Date): SitioValues {
  const { ejemplo, servicios } = sitio
  return {
    ...(each(CIFRA_IDS, (id) => cifraDeSiempre(id, sitio, today)) as Campos),
    ...(each(RED_IDS, (id) => redDeSiempre(id, ejemplo)) as Campos),
    ...(each(POBLACION_IDS, () => '') as Campos),
    ...textosDeSiempre(institucion, servicios !== undefined),
    // An empty mail is the institution's.
    ...atencionDe({}, { general: '', quejas: '' }),
    anio: '',
    anioQue: '',
    anioPie: anioPieDe({ ejemplo }, today),
    emblema: '',
    color: '',
    valores: [...VALORES],
    servicios: [...SERVICIOS],
    diapositivas: [...DIAPOSITIVAS],
  }
}

export function valuesOf(sitio: Sitio, siempre: SitioValues): SitioValues {
  const own = Object.entries(sitio).filter(([id, value]) => id in siempre && value !== undefined)
  const values: SitioValues = { ...siempre, ...Object.fromEntries(own) }
  return { ...values, servicios: [...values.servicios].sort((a, b) => a.orden - b.orden) }
}

/** What is stored of the values: only what differs; undefined takes a field back to its constant. */
export function toSitio(values: SitioValues, siempre: SitioValues): Partial<Sitio> {
  const servicios = values.servicios.map((servicio, index) => ({ ...servicio, orden: index + 1 }))
  const written: SitioValues = { ...values, servicios }
  for (const id of RED_IDS) written[id] = withScheme(values[id])
  written.color = asColor(values.color)
  const stored = Object.keys(siempre).map((name) => {
    const id = name as keyof SitioValues
    const value = written[id]
    const blank = value === '' && NEEDED_TEXTO.test(id)
    return [id, blank || same(value, siempre[id]) ? undefined : value]
  })
  return Object.fromEntries(stored)
}
