import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import { usuariosResource } from '@/access/usuarios/queries'
import { SAMPLE_PASSWORDS } from '@/access/usuarios/seed'
import type { Usuario } from '@/access/usuarios/usuario'
import { copiasQuery } from '@/admin/shell/data/copias'
import { samplesLeft } from '@/admin/shell/data/samples'
import { type Configuracion, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { configuracion } from '@/entities/configuracion/queries'
import { telLink } from '@/shared/lib/url'
import { readPreferences, setPreference } from '@/shared/storage/device/preferences'

export type StepId = 'nombre' | 'telefono' | 'claves' | 'ejemplos' | 'copia'

export type Step = {
  id: StepId
  title: string
  text: string
  link: Pick<LinkProps, 'to' | 'search'> & { label: string }
  /** Read from what is stored; nobody ticks it by hand. */
  done: boolean
}

type State = {
  config: Configuracion
  usuarios: readonly Usuario[]
  samples: boolean
  /** When a complete copy was last downloaded here. */
  descarga: string | null
}

/** The accounts that anybody can enter with the password that the login page prints or the README lists. */
const withSamplePassword = (usuarios: readonly Usuario[]) =>
  usuarios.filter(({ id, active, secreto }) => active && !secreto && id in SAMPLE_PASSWORDS)

/** The steps that make the site a brigade's own, and which of them are done. Pure. */
export function stepsOf({ config, usuarios, samples, descarga }: State): Step[] {
  const { nombreInstitucion, canton, telefono } = config
  const open = withSamplePassword(usuarios).length
  return [
    {
      id: 'nombre',
      title: 'Ponga el nombre y el cantón',
      text: 'Salen en todas las páginas y en lo que se imprime.',
      link: { label: 'Ir a General', to: '/admin/config' },
      done:
        nombreInstitucion !== DEFAULT_CONFIGURACION.nombreInstitucion &&
        canton !== DEFAULT_CONFIGURACION.canton,
    },
    {
      id: 'telefono',
      title: 'Ponga el teléfono de la estación',
      text: 'Un número de verdad se vuelve un enlace para llamar.',
      link: { label: 'Ir a General', to: '/admin/config' },
      done: telLink(telefono) !== undefined,
    },
    {
      id: 'claves',
      title: 'Cambie las contraseñas de muestra',
      text:
        open === 0
          ? 'Ninguna cuenta activa tiene la de muestra.'
          : `Cuentas activas que todavía la tienen: ${open}. Cada persona cambia la suya en su Perfil; desactive las que no use.`,
      link: { label: 'Ir a Usuarios', to: '/admin/config', search: { tab: 'usuarios' } },
      done: open === 0,
    },
    {
      id: 'ejemplos',
      title: 'Quite los datos de ejemplo',
      text: 'Personas, inventario, presupuesto y cifras inventadas dejan de verse. Antes se guarda una copia.',
      link: { label: 'Ir a Empezar de verdad', to: '/admin/config', search: { tab: 'backup' } },
      done: !samples,
    },
    {
      id: 'copia',
      title: 'Descargue su primera copia completa',
      text: 'Si este equipo se pierde, con ese archivo se recupera todo.',
      link: { label: 'Ir a Backup', to: '/admin/config', search: { tab: 'backup' } },
      done: descarga !== null,
    },
  ]
}

const samplesQuery = queryOptions({ queryKey: ['muestras'], queryFn: samplesLeft, staleTime: 0 })

/** The steps as they stand, and which of them this person left for another day. */
export function useFirstSteps() {
  const { data: config } = useSuspenseQuery(configuracion.query)
  const { data: usuarios } = useSuspenseQuery(usuariosResource.list)
  const { data: samples } = useSuspenseQuery(samplesQuery)
  const { data: copias } = useSuspenseQuery(copiasQuery)
  const [preferences, setPreferences] = useState(readPreferences)
  // Somebody may have edited storage by hand.
  const omitidos = Array.isArray(preferences.guiaOmitidos) ? preferences.guiaOmitidos : []
  const keep = (...change: Parameters<typeof setPreference>) => {
    setPreference(...change)
    setPreferences(readPreferences())
  }
  const steps = stepsOf({ config, usuarios, samples, descarga: copias.descarga })
  const skipped = (id: StepId) => omitidos.includes(id)
  return {
    steps,
    skipped,
    closed: preferences.guiaCerrada === true,
    skip: (id: StepId, on: boolean) =>
      keep('guiaOmitidos', on ? [...omitidos, id] : omitidos.filter((other) => other !== id)),
    close: (on: boolean) => keep('guiaCerrada', on),
    done: steps.filter(({ done }) => done).length,
    /** Nothing is left that this person wants to do. */
    over: steps.every(({ id, done }) => done || skipped(id)),
  }
}
