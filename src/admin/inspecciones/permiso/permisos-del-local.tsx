import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { numeroEnPalabras, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { ESTADO_LABELS, estadoDe, permisosDe } from '@/entities/inspecciones/permiso/permisos'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { abiertas, visitas } from '@/entities/inspecciones/visita/queries'
import { esAdelantada, ultimaVisita } from '@/entities/inspecciones/visita/ultima'
import { formatDay, toDay } from '@/shared/lib/fecha'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { Text } from '@/shared/ui/text/text'

/** In the address: the permit that the open premises is granted. */
export const NUEVO = 'nuevo'

/** Until when a permit holds, or why it doesn't. */
export function standingOf(permiso: Permiso, hoy: string): string {
  if (permiso.anulado) return `Anulado el ${formatDay(permiso.anulado)}: ${permiso.motivo}`
  return `${permiso.hasta < hoy ? 'Venció' : 'Vale hasta'} el ${formatDay(permiso.hasta)}`
}

/** Why a premises can't get a permit after its last visit (art. 352 of the Reglamento de prevención, 2009). */
function refusalOf(last: ReturnType<typeof ultimaVisita>): string | undefined {
  if (!last || last.resultado === 'APROBADO') return undefined
  return last.resultado === 'NO_CUMPLE'
    ? `No puede tener permiso: no cumplió en la visita del ${formatDay(last.dia)}. Primero hay que volver a inspeccionar.`
    : `No puede tener permiso todavía: la visita del ${formatDay(last.dia)} no terminó en un informe favorable.`
}

const UNDATED =
  'No puede tener permiso todavía: una visita dice un día que aún no llega. Escriba primero su día, donde están sus visitas.'

/** The permits of one premises, and the way to grant the one that it lacks. */
export function PermisosDelLocal({ local }: { local: { id: string; funciona: boolean } }) {
  const { data } = useAllowed(permisos.known, 'inspecciones:view')
  const { data: over } = useAllowed(visitas.known, 'inspecciones:view')
  const { data: running } = useAllowed(abiertas.known, 'inspecciones:view')
  const mayGrant = useCan('permisos:otorgar')
  const patch = useSearchPatch<{ permiso: string }>()
  if (!data) return null
  const hoy = toDay(new Date())
  const own = permisosDe(data, local.id)
  const last = ultimaVisita([...(running ?? []), ...(over ?? [])], local.id, hoy)
  const undated = (over ?? []).some((one) => one.local === local.id && esAdelantada(one, hoy))
  const reason = local.funciona ? (undated ? UNDATED : refusalOf(last)) : 'Cerró: no lleva permiso.'
  const lacks = own.every((one) => estadoDe(one, hoy) !== 'VIGENTE')
  return (
    <>
      {lacks && (
        <Group apart gap="xs">
          <Text>{reason ?? 'No tiene un permiso vigente.'}</Text>
          {mayGrant && !reason && (
            <Button variant="default" onClick={() => patch({ permiso: NUEVO })}>
              Otorgar permiso
            </Button>
          )}
        </Group>
      )}
      {own.length > 0 && (
        <ActionRows>
          {own.map((permiso) => (
            <ActionRow
              key={permiso.id}
              action={
                <Button
                  variant="default"
                  aria-label={`Ver el permiso ${numeroEnPalabras(permiso.numero)}`}
                  onClick={() => patch({ permiso: permiso.id })}
                >
                  Ver
                </Button>
              }
            >
              <Text strong>
                Permiso {numeroEnPalabras(permiso.numero) || permiso.hasta.slice(0, 4)} ·{' '}
                {ESTADO_LABELS[estadoDe(permiso, hoy)].toLowerCase()}
              </Text>
              <Text size="sm">{standingOf(permiso, hoy)}</Text>
            </ActionRow>
          ))}
        </ActionRows>
      )}
    </>
  )
}
