import { centralMark } from '@/access/central/mark'
import { useCentral } from '@/sync/state'

/** Whom a change of records on this device reaches: nobody else, all who try out a central, or the whole brigade. */
export type Reach = 'equipo' | 'muestra' | 'brigada'

export function useReach(): Reach {
  const state = useCentral()
  const mark = centralMark()
  if (!mark || state?.phase === 'left') return 'equipo'
  // While nothing is known of the central yet, the page that it served says for whom.
  const known = state?.phase === 'starting' ? null : state
  return (known?.sample ?? mark === 'muestra') ? 'muestra' : 'brigada'
}

/** Who will see what is written here. */
export const SEEN_BY: Readonly<Record<Reach, string>> = {
  equipo:
    'Se ve en este equipo, hasta que una central o una nueva publicación del sitio lo lleve a los demás.',
  muestra: 'Al guardar, la central lo lleva a todos los equipos que la prueban y a sus páginas públicas.',
  brigada: 'Al guardar, la central lo lleva a todos los equipos de la brigada y al sitio público.',
}

/** Whom what was just saved reaches, after the specification's sentence. */
export const SAVED_FOR: Readonly<Record<Reach, string>> = {
  equipo: 'En este equipo.',
  muestra: 'La central los lleva a quienes la prueban.',
  brigada: 'La central los lleva a toda la brigada y al sitio.',
}

const AT_CENTRAL =
  'Si este equipo se pierde, la central tiene lo que ya recibió. Si se pierde ella, sirve la copia descargada.'

/** What a downloaded copy is good for. */
export const SAVED_BY_COPY: Readonly<Record<Reach, string>> = {
  equipo: 'Si este equipo se pierde, solo sirve la copia descargada.',
  muestra: AT_CENTRAL,
  brigada: AT_CENTRAL,
}

/** Completes a question before records are taken away or replaced; nothing where only this device is concerned. */
export const REACH_WORDS: Readonly<Record<Reach, string>> = {
  equipo: '',
  muestra: 'Lo verán todos los que prueban esta central.',
  brigada: 'Lo verá toda la brigada.',
}
