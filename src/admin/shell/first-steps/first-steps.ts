import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Guia } from '@/access/central/guia'
import { callCentral } from '@/access/central/http'
import { usesOf } from '@/access/uses'
import { usuariosResource } from '@/access/usuarios/queries'
import { copiasQuery } from '@/admin/shell/data/copias'
import { useSamples } from '@/admin/shell/data/sample-queries'
import { useReach } from '@/admin/ui/record/reach'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import { configuracion } from '@/entities/configuracion/queries'
import { useSitio } from '@/entities/sitio/use-sitio'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'
import { type Step, type StepId, stepsOf } from './steps'

/** They are about calls. */
const OF_CALLS: readonly StepId[] = ['operaciones', 'salidas']

/**
 * The steps without those of modules that the brigade doesn't use, after the question which it uses. One that works
 * already, with all that is essential, uses all of it and isn't asked. Pure.
 */
function withModulos(steps: readonly Step[], config: Configuracion): Step[] {
  const dispatches = usesOf(config)('despacho')
  const works = steps.every(({ essential, done }) => !essential || done)
  const question: Step = {
    id: 'modulos',
    title: 'Diga cómo trabaja su brigada',
    text: 'Puede cambiarlo cuando quiera.',
    link: { label: 'Ir a Módulos', to: '/admin/config', search: { tab: 'modulos' } },
    done: works || config.modulos !== undefined,
    essential: false,
  }
  const shown = steps.filter(({ id }) => dispatches || !OF_CALLS.includes(id))
  // A central that is nobody's is made the brigade's before anything is said in it.
  const before = shown[0]?.id === 'reclamar' ? 1 : 0
  return shown.toSpliced(before, 0, question)
}

/** Asked anew by each screen that shows it: others do their part on devices of their own. */
const guiaQuery = queryOptions({
  queryKey: ['central-guia'],
  queryFn: () => callCentral<Guia>('GET', '/guia'),
  staleTime: 0,
  retry: false,
})

/** What a claimed central says; undefined while it is asked, null where it didn't answer. */
function useGuia(enabled: boolean): Guia | null | undefined {
  const { data, isError } = useQuery({ ...guiaQuery, enabled })
  return isError ? null : data
}

/** The steps as they stand, and which of them this person left for another day. */
export function useFirstSteps() {
  const { data: config } = useSuspenseQuery(configuracion.query)
  const { data: usuarios } = useSuspenseQuery(usuariosResource.list)
  const { data: copias } = useSuspenseQuery(copiasQuery)
  const samples = useSamples().some(({ ejemplos }) => ejemplos > 0)
  const sitio = useSitio()
  const reach = useReach()
  const guia = useGuia(reach === 'brigada')
  const [preferences, setPreferences] = useState(readPreferences)
  // Somebody may have edited storage by hand.
  const omitidos = Array.isArray(preferences.guiaOmitidos) ? preferences.guiaOmitidos : []
  const keep = (...change: Parameters<typeof setPreference>) => {
    setPreference(...change)
    setPreferences(readPreferences())
  }
  const known = stepsOf({
    ...{ config, sitio, usuarios, samples, reach, guia },
    descarga: copias.descarga,
    https: location.protocol === 'https:',
  })
  const steps = withModulos(known, config)
  const skipped = ({ id }: Step) => omitidos.includes(id)
  const left = steps.filter((step) => step.done === false && !skipped(step))
  return {
    steps,
    skipped,
    closed: preferences.guiaCerrada === true,
    skip: (id: StepId, on: boolean) =>
      keep('guiaOmitidos', on ? [...omitidos, id] : omitidos.filter((other) => other !== id)),
    close: (on: boolean) => keep('guiaCerrada', on),
    next: left[0],
    /** Something without which the brigade doesn't really work is missing, as far as this device knows. */
    lacks: left.some(({ essential }) => essential),
    /** All that is essential is done, or left for another day: the guide may be put away. */
    works: steps.every((step) => !step.essential || step.done || skipped(step)),
    /** Nothing is left that this person wants to do. */
    over: steps.every((step) => step.done || skipped(step)),
  }
}
