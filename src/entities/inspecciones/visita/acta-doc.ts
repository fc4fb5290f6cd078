import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { type Acta, PASO_LABELS } from './acta'
import { limiteSaid } from './plantilla'
import type { Plantilla } from './punto'
import { leerPuntos } from './respuestas'

/** Of a premises, what a paper says of it. */
export type LocalDeActa = {
  nombre: string
  /** RUC and establishment. */
  numero: string
  dueno: string
  direccion: string
  actividad: string
}

/** An empty value is what nobody wrote down. */
type Row = readonly [name: string, value: string]

/** What stands on a paper, for print and PDF. */
export type ActaDoc = {
  title: string
  subject: string
  datos: Row[]
  hallazgos: { texto: string; articulo: string; nota: string }[]
  textos: Row[]
  firmas: readonly string[]
}

const ART_356 = 'Reglamento de prevención (RO-E 114, 2009), art. 356'

/** What the paper says beyond its findings. */
function textosDe({ paso, dias = 0, vence, recibe = '', texto = '' }: Acta): Row[] {
  const term = `hasta el ${formatDay(vence)}: ${plural(dias, 'día hábil', 'días hábiles')} de término`
  const said: Record<Acta['paso'], Row[]> = {
    FAVORABLE: [
      [
        'Resultado',
        'Cumple lo que se inspeccionó. Se entrega copia de este informe (art. 351 del mismo Reglamento).',
      ],
    ],
    PRIMERA: [
      [
        'Plazo',
        `Cumpla lo que falta y acérquese ${term} (${ART_356}). Después se vuelve a inspeccionar solo lo que falta.`,
      ],
    ],
    SEGUNDA: [['Plazo', `No se cumplió en el primer término. Cumpla y acérquese ${term} (${ART_356}).`]],
    PRECLAUSURA: [
      [
        'Aviso',
        `No se cumplió en el segundo término. ${vence ? `Si no cumple ${term}, se` : 'Se'} comunicará a la autoridad competente para la sanción o la clausura (${ART_356}).`,
      ],
    ],
    OFICIO: [
      ...(recibe ? [['Para', recibe] as const] : []),
      [
        'Pedido',
        `El local no cumplió después de dos notificaciones y del aviso previo. Se comunica para que proceda con la sanción o la clausura que corresponda (${ART_356}). Se levanta cuando se cumpla lo que falta (art. 358).`,
      ],
    ],
  }
  return [...said[paso], ...(texto ? [['Además', texto] as const] : [])]
}

const LOCAL = ['Inspector', 'Recibí, por el local'] as const

/** A paper as it is signed. What the version of the checklist says is missing where it hasn't come to this phone. Pure. */
export function actaDoc(acta: Acta, local: LocalDeActa, plantilla: Plantilla | undefined): ActaDoc {
  const { numero, paso, dia, por, recibe = '', comoQue = '', pide, notas = [] } = acta
  const byId = new Map(plantilla?.puntos.map((punto) => [punto.id, punto]))
  return {
    title: `${PASO_LABELS[paso]}`,
    subject: `N.º ${numero} · ${formatDay(dia)}`,
    datos: [
      ['Local', local.nombre],
      ['RUC y establecimiento', local.numero],
      ['Dueño', local.dueno],
      ['Actividad', local.actividad],
      ['Dirección', local.direccion],
      ['Inspector', por],
      ...(paso === 'OFICIO' ? [] : [['Recibe', [recibe, comoQue].filter(Boolean).join(', ')] as const]),
    ],
    hallazgos: leerPuntos(acta.puntos).map((id) => {
      const punto = byId.get(id)
      const nota = notas.find((one) => one.punto === id)?.nota ?? ''
      if (!punto)
        return { texto: `Punto ${id} de una lista que no ha llegado a este equipo`, articulo: '', nota }
      const limit = limiteSaid(punto, pide)
      return { texto: limit ? `${punto.texto} (${limit})` : punto.texto, articulo: punto.articulo, nota }
    }),
    textos: textosDe(acta),
    firmas: paso === 'OFICIO' ? ['Jefatura'] : paso === 'FAVORABLE' ? ['Inspector', 'Jefatura'] : LOCAL,
  }
}

/** The same in a few lines, for a message: who gets it needn't have the app. */
export function actaMessage(acta: Acta, local: LocalDeActa, plantilla: Plantilla | undefined): string {
  const { title, subject, hallazgos, textos } = actaDoc(acta, local, plantilla)
  return [
    `${title}, ${subject}`,
    local.nombre,
    ...hallazgos.map(({ texto, articulo, nota }, n) =>
      [`${formatNumber(n + 1)}. ${texto}`, articulo && `(${articulo})`, nota].filter(Boolean).join(' '),
    ),
    ...textos.map(([name, text]) => `${name}: ${text}`),
  ].join('\n')
}
