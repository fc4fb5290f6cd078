import type { Permiso } from '@/entities/permiso-firmado/codigo'
import type { FirmasOidas, Resultado } from '@/entities/permiso-firmado/verificar'
import { formatDay, formatMoment } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'

/** What is said of a code: the answer, what follows from it, and how much it should be noticed. */
type Words = { tone: 'good' | 'bad' | 'doubt'; title: string; text: string }

const COMPARE = 'Compare estos datos con los del papel.'

/** A judgement in words, at `now`. */
export function wordsOf(resultado: Resultado, now: Date): Words {
  switch (resultado.estado) {
    case 'vigente':
      return { tone: 'good', title: `Vigente hasta el ${formatDay(resultado.permiso.hasta)}`, text: COMPARE }
    case 'vencido':
      return {
        tone: 'bad',
        title: `Venció el ${formatDay(resultado.permiso.hasta)}`,
        text: 'La brigada lo firmó, pero ya no vale.',
      }
    case 'anulado':
      return {
        tone: 'bad',
        title: `Anulado el ${formatDay(resultado.dia)}`,
        text: 'La brigada lo firmó y después lo anuló: ya no vale.',
      }
    case 'reloj':
      return {
        tone: 'doubt',
        title: 'Este teléfono tiene mal la fecha',
        text: `La brigada firmó este permiso, pero según este teléfono hoy es el ${formatDay(now.toISOString())}, y así no se sabe si está vigente. Corrija la fecha del teléfono y lea el código otra vez.`,
      }
    case 'ajeno':
      return {
        tone: 'bad',
        title: 'No lo firmó esta brigada',
        text: 'Es de otra brigada o es falso. Si se lo acaban de dar, conéctese a internet y léalo otra vez.',
      }
    case 'alterado':
      return {
        tone: 'bad',
        title: 'Está alterado',
        text: 'Lo que dice el código no es lo que firmó la brigada.',
      }
    default:
      return {
        tone: 'doubt',
        title: 'No se leyó ningún permiso',
        text: 'Al código le falta una parte, o no es el de un permiso. Léalo otra vez, entero y con buena luz.',
      }
  }
}

/** As of when the phone knows it: what was annulled later it can't know. */
export const heardWords = ({ estado }: Resultado, { oido }: Pick<FirmasOidas, 'oido'>): string =>
  estado === 'vigente'
    ? `No está anulado, hasta donde sabe este teléfono al ${formatMoment(oido)}.`
    : `Este teléfono oyó a la brigada por última vez el ${formatMoment(oido)}.`

/** What the brigade signed, line by line. */
export function factsOf(permiso: Permiso): [label: string, value: string][] {
  const { nombre, actividad, numero, anio, ruc, establecimiento, aforo, emitido } = permiso
  return [
    // An event and a vehicle have one too.
    ['Nombre', nombre],
    ...(actividad ? [['Actividad', actividad] as [string, string]] : []),
    ...(aforo > 0 ? [['Aforo', `${formatNumber(aforo)} personas`] as [string, string]] : []),
    ['Permiso', `N.º ${numero} del año ${anio}`],
    ...(ruc
      ? [
          [
            'RUC',
            `${ruc}${establecimiento > 0 ? `, establecimiento ${String(establecimiento).padStart(3, '0')}` : ''}`,
          ] as [string, string],
        ]
      : []),
    ['Emitido', formatDay(emitido)],
  ]
}
