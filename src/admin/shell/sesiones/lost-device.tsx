import { useQuery } from '@tanstack/react-query'
import { differencesIn } from '@/access/permisos'
import { permisos } from '@/access/permisos-queries'
import type { PublicUser } from '@/access/usuarios/usuario'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { collections, mayRead } from '@/sync/collections'
import classes from './sesiones.module.css'

/** The lists that somebody of this role has on a device, without those that every account gets. */
function useListsOf({ role }: Pick<PublicUser, 'role'>): string[] {
  const { data } = useQuery(permisos.query)
  if (!data) return []
  const person = { role, active: true, permisos: differencesIn(data, role) }
  const lists = collections().filter((one) => one.readers.length > 0 && mayRead(one, person))
  return [...new Set(lists.map(({ title }) => title))]
}

export const IF_LOST = 'Si un equipo se perdió o se lo robaron'

/** What is on a device that somebody lost, who can read it, and what to do. */
export function LostDevice({ usuario, own }: { usuario: Pick<PublicUser, 'name' | 'role'>; own: boolean }) {
  const lists = useListsOf(usuario)
  return (
    <Stack gap="sm">
      <ol className={classes.steps}>
        <li>Termine aquí su sesión.</li>
        <li>
          {own
            ? 'Cambie su contraseña en «Perfil»: con eso termina también las demás sesiones.'
            : `Dé un código nuevo a ${usuario.name} con el botón de la llave: su contraseña deja de valer y sale de todos los equipos.`}
        </li>
        <li>
          Borre el teléfono a distancia, si su marca lo permite, y pida a la operadora que bloquee la línea.
        </li>
        <li>Si en él veía las salidas, quite también ese acceso en su ficha de Personal.</li>
      </ol>
      <Text>
        <b>Lo que tiene guardado</b> sigue en él, como estaba en su último uso: la central no lo puede borrar.{' '}
        {lists.length > 0 && `Por su rol puede ser: ${lists.join(', ')}. `}Además, las cuentas con su nombre,
        los borradores, lo que no se envió y las copias que la aplicación o la persona guardaron ahí.
      </Text>
      <Text>
        <b>Quién puede verlo:</b> el panel sigue abierto en él hasta que pase el tiempo sin uso, o 24 horas
        desde que se ingresó. Después pide la contraseña; sin red acepta la que tenía, hasta 30 días después
        del último ingreso con red. Lo guardado no está cifrado: lo protege el bloqueo del propio equipo.
      </Text>
      <Text>
        <b>Lo que no está ahí:</b> la clave de recuperación, ni nada que la central reciba desde ahora. La
        copia de la noche, si la guardaba, no se abre sin esa clave. De la contraseña, la aplicación guarda
        solo con qué comprobarla.
      </Text>
    </Stack>
  )
}
